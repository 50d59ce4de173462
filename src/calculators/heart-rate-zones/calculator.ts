import { INFORMS_NOTICE, PREGNANT } from '#src/calculators/families/humanHealth.ts';
import { type OtherWay, whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type heartRateZones from '#workers/formulas/heart-rate-zones.ts';
import type { HeartRateZonesInput, HeartRateZonesResult } from '#workers/formulas/heart-rate-zones.ts';
import { type HeartRateFormula, MAXIMUM_HEART_RATES } from '#workers/reference/heartRate.ts';
import { formulasChart, zonesChart } from './charts.ts';

type Key = ResultKey<HeartRateZonesResult>;
type Zone = HeartRateZonesResult['zones'][number];

const EXERCISE = ['moderateLow', 'moderateHigh', 'vigorousLow', 'vigorousHigh'] as const;
const FORMULAS = Object.keys(MAXIMUM_HEART_RATES) as HeartRateFormula[];

export default defineCalculator<typeof heartRateZones>()({
  formula: 'heart-rate-zones',
  fixed: {},
  fields: {
    age: { kind: 'number', label: 'Age in years', min: 18, max: 100 },
    restingHeartRate: {
      kind: 'number',
      label: 'Resting heart rate',
      hint: 'Beats a minute, before getting up.',
      min: 30,
      max: 120,
      optional: true,
    },
    maxHeartRate: {
      kind: 'number',
      label: 'Measured maximum',
      hint: 'In place of the formula.',
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
  outputs: {
    maxHeartRate: {
      ...beats('Maximum heart rate'),
      note: ({ input }) =>
        input.maxHeartRate === undefined
          ? 'Estimated from age: for one person it may be 10 beats more or less, sometimes 20.'
          : 'As measured.',
    },
    heartRateReserve: { ...beats('Heart rate reserve'), missingNote: 'Enter a resting heart rate.' },
    zones: {
      kind: 'rows',
      label: 'Zones',
      row: {
        zone: count('Zone'),
        fromPercent: zoneEnd('from, percent', '%'),
        toPercent: zoneEnd('to, percent', '%'),
        low: zoneEnd('from'),
        high: zoneEnd('to'),
        karvonenLow: zoneEnd('from, Karvonen'),
        karvonenHigh: zoneEnd('to, Karvonen'),
      },
    },
    acsm: {
      kind: 'group',
      keys: {
        moderateLow: { ...beats('Moderate from'), note: share('40 %', '64 %') },
        moderateHigh: { ...beats('Moderate to'), note: share('59 %', '76 %') },
        vigorousLow: { ...beats('Vigorous from'), note: share('60 %', '77 %') },
        vigorousHigh: { ...beats('Vigorous to'), note: share('89 %', '95 %') },
      },
    },
    reference: {
      kind: 'group',
      keys: {
        tanaka: beats(MAXIMUM_HEART_RATES.tanaka.name),
        fox: beats(MAXIMUM_HEART_RATES.fox.name),
        gellish: beats(MAXIMUM_HEART_RATES.gellish.name),
        nes: beats(MAXIMUM_HEART_RATES.nes.name),
        gulati: beats(MAXIMUM_HEART_RATES.gulati.name),
      },
    },
  },
  present,
  evidence: 'estimate',
  sources: ['tanaka2001', 'karvonen1957', 'gulati2010', 'nes2013', 'garber2011'],
});

function beats(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'bpm', written: decimals(0) };
}

function zoneEnd(end: string, columnUnit = 'bpm'): NumberOutput<Here<unknown, unknown, Zone>> {
  return { kind: 'number', label: ({ row }) => `Zone ${row.zone} ${end}`, columnUnit, written: decimals(0) };
}

function share(ofReserve: string, ofMaximum: string): Depends<string, Here<HeartRateZonesResult, unknown, unknown>> {
  return ({ result }) =>
    result.heartRateReserve === null ? `${ofMaximum} of the maximum.` : `${ofReserve} of the reserve.`;
}

function present(result: HeartRateZonesResult, input: HeartRateZonesInput, figure: FigureOf<Key>): Presentation<Key> {
  const { maxHeartRate } = result;
  const headline = figure('maxHeartRate');
  return {
    headline,
    status: `Maximum heart rate ${headline.text} beats a minute.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Chest pain, fainting, palpitations or a known heart disease: see a doctor before you train. The effort that you feel goes before any number.',
      },
      byMaximum(result, figure),
      byReserve(result, figure),
      zonesChart(result),
      {
        kind: 'facts',
        title: 'Exercise as the ACSM named it in 2011',
        figures: [...EXERCISE.map((key) => figure(`acsm.${key}`)), figure('heartRateReserve')],
      },
      whyDifferent<Key>('Maximum', [
        ...FORMULAS.map(
          (name): OtherWay<Key> => [MAXIMUM_HEART_RATES[name].name, figure(`reference.${name}`), WHY[name]],
        ),
        ['Zones of a watch', '–', 'Makers set their own limits, and many take percent of the maximum.'],
      ]),
      formulasChart(input),
      INFORMS_NOTICE,
    ],
    working: [
      ...(input.maxHeartRate === undefined ? [maximumStep(input, headline.text)] : []),
      {
        label: 'Zone 2 from, percent of the maximum',
        formula: 'maximum·60 ÷ 100',
        substituted: `${workingNumber(maxHeartRate)}·60 ÷ 100`,
        value: figure('zones.1.low').text,
      },
      ...(input.restingHeartRate === undefined
        ? []
        : [
            {
              label: 'Zone 2 from, Karvonen',
              formula: 'rest + (maximum − rest)·60 ÷ 100',
              substituted: `${typedNumber(input.restingHeartRate)} + (${workingNumber(maxHeartRate)} − ${typedNumber(input.restingHeartRate)})·60 ÷ 100`,
              value: figure('zones.1.karvonenLow').text,
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

/** One table for each method: beside each other they would be too wide for a phone. */
const BEATS = [
  { label: 'From (bpm)', numeric: true },
  { label: 'To (bpm)', numeric: true },
] as const;
const BY_MAXIMUM = ['zone', 'fromPercent', 'toPercent', 'low', 'high'] as const;

function byMaximum({ zones }: HeartRateZonesResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Zones by percent of the maximum',
    columns: [{ label: 'Zone' }, { label: 'From (%)', numeric: true }, { label: 'To (%)', numeric: true }, ...BEATS],
    rows: zones.map((_, index) => BY_MAXIMUM.map((key) => figure(`zones.${index}.${key}`))),
  };
}

function byReserve({ zones, heartRateReserve }: HeartRateZonesResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Zones by Karvonen',
    note:
      heartRateReserve === null
        ? 'Enter a resting heart rate.'
        : 'The same percentages of the reserve, added to the resting heart rate.',
    columns: [{ label: 'Zone' }, ...BEATS],
    rows: zones.map(({ zone }, index) => [
      String(zone),
      figure(`zones.${index}.karvonenLow`),
      figure(`zones.${index}.karvonenHigh`),
    ]),
  };
}

function maximumStep({ formula, age }: HeartRateZonesInput, value: string) {
  const { name, intercept, slope } = MAXIMUM_HEART_RATES[formula];
  return {
    label: `Maximum, ${name}`,
    formula: `${intercept} − ${slope}·age`,
    substituted: `${intercept} − ${slope}·${workingNumber(age)}`,
    value,
  };
}
