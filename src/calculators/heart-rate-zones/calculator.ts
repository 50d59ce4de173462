import { INFORMS_NOTICE, PREGNANT } from '#src/families/humanHealth.ts';
import { type OtherWay, whyDifferent } from '#src/families/whyDifferent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Figure, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type heartRateZones from '#workers/formulas/heart-rate-zones.ts';
import type { HeartRateZonesInput, HeartRateZonesResult } from '#workers/formulas/heart-rate-zones.ts';
import { type HeartRateFormula, MAXIMUM_HEART_RATES } from '#workers/reference/heartRate.ts';
import { formulasChart, zonesChart } from './charts.ts';

type Key = ResultKey<HeartRateZonesResult>;
const FORMULAS = Object.keys(MAXIMUM_HEART_RATES) as HeartRateFormula[];

export default defineCalculator<typeof heartRateZones>()({
  formula: 'heart-rate-zones',
  fixed: {},
  fields: {
    age: {
      kind: 'number',
      label: 'Age in years',
      hint: 'Adults from 18.',
      min: 18,
      max: 100,
    },
    restingHeartRate: {
      kind: 'number',
      label: 'Resting heart rate',
      hint: '30 to 120 beats a minute, before getting up.',
      min: 30,
      max: 120,
      optional: true,
    },
    maxHeartRate: {
      kind: 'number',
      label: 'Measured maximum',
      hint: '100 to 230, in place of the formula.',
      min: 100,
      max: 230,
      optional: true,
    },
    formula: {
      kind: 'choice',
      label: 'Formula of the maximum',
      look: 'menu',
      options: FORMULAS.map((value) => ({ value, label: MAXIMUM_HEART_RATES[value].name })),
      initial: 'tanaka',
    },
    pregnant: PREGNANT,
    heartRateMedicine: {
      kind: 'checkbox',
      label: 'I take a beta blocker or another medicine that slows the heart',
      isPersonal: true,
    },
  },
  example: {
    age: '40',
    restingHeartRate: '60',
    maxHeartRate: '',
    formula: 'tanaka',
    pregnant: false,
    heartRateMedicine: false,
  },
  errorStyle: 'inline',
  present,
  sources: ['tanaka2001', 'karvonen1957', 'gulati2010', 'nes2013', 'garber2011'],
});

function present(result: HeartRateZonesResult, input: HeartRateZonesInput): Presentation<Key> {
  const { maxHeartRate, heartRateReserve, acsm } = result;
  const text = fixed(maxHeartRate, 0);
  return {
    headline: {
      ...beats('maxHeartRate', 'Maximum heart rate', maxHeartRate),
      note:
        input.maxHeartRate === undefined
          ? 'Estimated from age: for one person it may be 10 beats more or less, sometimes 20.'
          : 'As measured.',
    },
    status: `Maximum heart rate ${text} beats a minute.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Chest pain, fainting, palpitations or a known heart disease: see a doctor before you train. The effort that you feel goes before any number.',
      },
      ...zonesTables(result),
      zonesChart(result),
      {
        kind: 'facts',
        title: 'Exercise as the ACSM named it in 2011',
        figures: [
          {
            ...beats('acsm.moderateLow', 'Moderate from', acsm.moderateLow),
            note: share(heartRateReserve, '40 %', '64 %'),
          },
          {
            ...beats('acsm.moderateHigh', 'Moderate to', acsm.moderateHigh),
            note: share(heartRateReserve, '59 %', '76 %'),
          },
          {
            ...beats('acsm.vigorousLow', 'Vigorous from', acsm.vigorousLow),
            note: share(heartRateReserve, '60 %', '77 %'),
          },
          {
            ...beats('acsm.vigorousHigh', 'Vigorous to', acsm.vigorousHigh),
            note: share(heartRateReserve, '89 %', '95 %'),
          },
          beats('heartRateReserve', 'Heart rate reserve', heartRateReserve),
        ],
      },
      whyDifferent<Key>('Maximum', [
        ...FORMULAS.map(
          (name): OtherWay<Key> => [
            MAXIMUM_HEART_RATES[name].name,
            beats(`reference.${name}`, MAXIMUM_HEART_RATES[name].name, result.reference[name]),
            WHY[name],
          ],
        ),
        ['Zones of a watch', '–', 'Makers set their own limits, and many take percent of the maximum.'],
      ]),
      formulasChart(input),
      INFORMS_NOTICE,
    ],
    working: [
      ...(input.maxHeartRate === undefined ? [maximumStep(result, input)] : []),
      {
        label: 'Zone 2 from, percent of the maximum',
        formula: 'maximum·60 ÷ 100',
        substituted: `${workingNumber(maxHeartRate)}·60 ÷ 100`,
        value: fixed(result.zones[1]?.low ?? 0, 0),
      },
      ...(input.restingHeartRate === undefined
        ? []
        : [
            {
              label: 'Zone 2 from, Karvonen',
              formula: 'rest + (maximum − rest)·60 ÷ 100',
              substituted: `${typedNumber(input.restingHeartRate)} + (${workingNumber(maxHeartRate)} − ${typedNumber(input.restingHeartRate)})·60 ÷ 100`,
              value: fixed(result.zones[1]?.karvonenLow ?? 0, 0),
            },
          ]),
    ],
  };
}

const WHY: Readonly<Record<HeartRateFormula, string>> = {
  tanaka: 'From many studies of healthy adults; no sex.',
  fox: 'A rule of thumb from a look at data of the 1970s: too high in the young, too low in the old.',
  gellish: 'From a fitness program in which people were tested again and again.',
  nes: 'From a large Norwegian study; higher than Tanaka at every age.',
  gulati: 'From women without symptoms; lower than the others.',
};

function share(reserve: number | null, ofReserve: string, ofMaximum: string): string {
  return reserve === null ? `${ofMaximum} of the maximum.` : `${ofReserve} of the reserve.`;
}

function beats(field: Key, label: string, value: number | null): Figure<Key> {
  return value === null
    ? { field, label, value, text: '–', note: 'Enter a resting heart rate.' }
    : { field, label, value, text: fixed(value, 0), unit: 'bpm' };
}

function cell(field: Key, label: string, value: number | null): Figure<Key> {
  return { field, label, value, text: value === null ? '–' : fixed(value, 0) };
}

/** One table for each method: beside each other they would be too wide for a phone. */
function zonesTables({ zones, heartRateReserve }: HeartRateZonesResult): readonly TableBlock<Key>[] {
  return [byMaximum(zones), byReserve(zones, heartRateReserve)];
}

type Zones = HeartRateZonesResult['zones'];
const BEATS = [
  { label: 'From (bpm)', numeric: true },
  { label: 'To (bpm)', numeric: true },
] as const;

function byMaximum(zones: Zones): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Zones by percent of the maximum',
    columns: [{ label: 'Zone' }, { label: 'From (%)', numeric: true }, { label: 'To (%)', numeric: true }, ...BEATS],
    rows: zones.map(({ zone, fromPercent, toPercent, low, high }, index) => [
      cell(`zones.${index}.zone`, 'Zone', zone),
      cell(`zones.${index}.fromPercent`, `Zone ${zone} from, percent`, fromPercent),
      cell(`zones.${index}.toPercent`, `Zone ${zone} to, percent`, toPercent),
      cell(`zones.${index}.low`, `Zone ${zone} from`, low),
      cell(`zones.${index}.high`, `Zone ${zone} to`, high),
    ]),
  };
}

function byReserve(zones: Zones, reserve: number | null): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Zones by Karvonen',
    note:
      reserve === null
        ? 'Enter a resting heart rate.'
        : 'The same percentages of the reserve, added to the resting heart rate.',
    columns: [{ label: 'Zone' }, ...BEATS],
    rows: zones.map(({ zone, karvonenLow, karvonenHigh }, index) => [
      String(zone),
      cell(`zones.${index}.karvonenLow`, `Zone ${zone} from, Karvonen`, karvonenLow),
      cell(`zones.${index}.karvonenHigh`, `Zone ${zone} to, Karvonen`, karvonenHigh),
    ]),
  };
}

function maximumStep({ maxHeartRate }: HeartRateZonesResult, { formula, age }: HeartRateZonesInput) {
  const { name, intercept, slope } = MAXIMUM_HEART_RATES[formula];
  return {
    label: `Maximum, ${name}`,
    formula: `${intercept} − ${slope}·age`,
    substituted: `${intercept} − ${slope}·${workingNumber(age)}`,
    value: fixed(maxHeartRate, 0),
  };
}
