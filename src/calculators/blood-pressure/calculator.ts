import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { counted, fixed, fixedApart } from '#src/kit/format.ts';
import type {
  FactsBlock,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  Tone,
} from '#src/kit/presentation.ts';
import type pressure from '#workers/formulas/blood-pressure.ts';
import type { BloodPressureInput, BloodPressureResult, PressureTrend } from '#workers/formulas/blood-pressure.ts';
import type addedReading from '#workers/formulas/blood-pressure-reading.ts';
import {
  CRISIS_ABOVE,
  LOW_BELOW,
  PRESSURE_CLASSES,
  type PressureClass,
  READING_LIMITS,
} from '#workers/reference/bloodPressure.ts';
import { pressureCharts } from './charts.ts';
import { dayAndTime } from './dayAndTime.ts';
import { diastolicText, systolicText, trendText } from './pressureTexts.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<BloodPressureResult>;

const URGENT = 'Seek medical care now';

const TONES: Readonly<Record<PressureClass, Tone>> = {
  Normal: 'good',
  Elevated: 'caution',
  'Stage 1': 'caution',
  'Stage 2': 'danger',
};
const TREND_NAMES: Readonly<Record<PressureTrend, string>> = {
  stable: 'Stable',
  increasing: 'Increasing',
  decreasing: 'Decreasing',
};
const NO_TREND = 'needs three readings';

export default defineCalculator<typeof pressure>()({
  formula: 'blood-pressure',
  fixed: {},
  fields: {
    readings: {
      kind: 'rows',
      label: 'Readings',
      hint: 'Press Add reading after each, in any order. Calculate adds one still in the boxes.',
      rowName: 'reading',
      minRows: 0,
      entry: { name: 'reading', formula: 'blood-pressure-reading' satisfies typeof addedReading.id },
      row: {
        systolic: {
          kind: 'number',
          label: 'Systolic',
          hint: 'The upper number, up to 300.',
          unit: 'mmHg',
          ...READING_LIMITS.systolic,
        },
        diastolic: {
          kind: 'number',
          label: 'Diastolic',
          hint: 'The lower number, up to 200.',
          unit: 'mmHg',
          ...READING_LIMITS.diastolic,
        },
        pulse: {
          kind: 'number',
          label: 'Pulse',
          hint: 'Up to 200.',
          unit: '/min',
          optional: true,
          ...READING_LIMITS.pulse,
        },
        date: { kind: 'date', label: 'Date', initial: 'today' },
        time: { kind: 'text', label: 'Time', optional: true, timeOfDay: true },
      },
    },
  },
  example: {
    readings: [
      reading('128', '82', '68', '2025-03-03', '07:30'),
      reading('134', '86', '72', '2025-03-03', '20:15'),
      reading('131', '83', '66', '2025-03-04', '07:40'),
      reading('138', '88', '74', '2025-03-04', '20:05'),
      reading('137', '85', '70', '2025-03-05', '07:35'),
      reading('142', '90', '', '2025-03-05', '20:20'),
    ],
  },
  errorStyle: 'inline',
  present,
  precision: {
    counts: 'decimals',
    of: ['averages', 'reference.meanArterialPressure', 'reference.pulsePressure', 'trendDifference'],
  },
  sources: ['whelton2018', 'spec', 'healioHypotension', 'abramowitzStegun'],
});

function present(result: BloodPressureResult, input: BloodPressureInput): Presentation<Key> {
  const { classification, averages, series, reference } = result;
  const average = `${systolicText(averages.systolic)}/${diastolicText(averages.diastolic)} mmHg`;
  const summary = `${classification}, ${result.risk} risk: average ${average}.`;
  return {
    headline: {
      field: 'classification',
      label: 'Class of the averages',
      value: classification,
      text: classification,
      ...(classification === 'Normal' && reference.lowPressure ? {} : { tone: TONES[classification] }),
      note: ruleOf(classification),
    },
    status: statusOf(reference, summary),
    blocks: [
      ...notices(result),
      facts(result),
      { kind: 'list', title: 'What to do next', items: result.recommendations },
      table(result),
      ...(series.length > 1 ? pressureCharts(result) : []),
    ],
    working: workingOf(result, input),
  };
}

function statusOf({ hypertensiveCrisis, lowPressure }: BloodPressureResult['reference'], summary: string): string {
  if (hypertensiveCrisis) return `${URGENT}: a reading is very high. ${summary}`;
  return lowPressure ? `${summary} At least one reading is low.` : summary;
}

/** Returns the limits of a class in words. */
function ruleOf(classification: PressureClass): string {
  const { 'Stage 2': second, 'Stage 1': first, Elevated } = PRESSURE_CLASSES;
  const rules: Readonly<Record<PressureClass, string>> = {
    'Stage 2': `Stage 2: ${second.systolicFrom} or above, or ${second.diastolicFrom} or above.`,
    'Stage 1': `Stage 1: ${first.systolicFrom} to below ${second.systolicFrom}, or ${first.diastolicFrom} to below ${second.diastolicFrom}; the higher class counts.`,
    Elevated: `Elevated: ${Elevated.systolicFrom} to below ${first.systolicFrom}, and below ${first.diastolicFrom}.`,
    Normal: `Normal: below ${Elevated.systolicFrom}, and below ${first.diastolicFrom}.`,
  };
  return rules[classification];
}

function notices({ series, reference }: BloodPressureResult): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (reference.hypertensiveCrisis)
    found.push({
      kind: 'notice',
      tone: 'danger',
      title: URGENT,
      text: `At least one reading is above ${CRISIS_ABOVE.systolic} systolic or above ${CRISIS_ABOVE.diastolic} diastolic. With chest pain, shortness of breath, back pain, numbness, weakness, a change of vision or trouble speaking, call your emergency number at once.`,
    });
  if (reference.lowPressure)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Low pressure',
      text: `At least one reading is below ${LOW_BELOW.systolic} systolic or below ${LOW_BELOW.diastolic} diastolic. The classes of this page begin at Normal and say nothing about low pressure. With fainting, confusion, cold and clammy skin or fast, shallow breathing call your emergency number at once; with dizziness see a doctor. Measure again to rule out a slip.`,
    });
  const days = new Set(series.map(({ date }) => date));
  if (series.length < 2 || days.size < 2)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'One occasion only',
      text: 'A class is meant for the average of two readings or more, taken on two occasions or more.',
    });
  return found;
}

function facts({
  risk,
  averages,
  trend,
  trendDifference,
  firstHalf,
  series,
  reference,
}: BloodPressureResult): FactsBlock<Key> {
  const later = series.length - firstHalf;
  return {
    kind: 'facts',
    figures: [
      { field: 'risk', label: 'Risk', value: risk, text: risk },
      {
        ...millimeters('averages.systolic', 'Average systolic', averages.systolic),
        text: systolicText(averages.systolic),
      },
      {
        ...millimeters('averages.diastolic', 'Average diastolic', averages.diastolic),
        text: diastolicText(averages.diastolic),
      },
      averages.pulse === null
        ? { field: 'averages.pulse', label: 'Average pulse', value: null, text: 'not measured' }
        : {
            field: 'averages.pulse',
            label: 'Average pulse',
            value: averages.pulse,
            text: fixed(averages.pulse, 1),
            unit: '/min',
          },
      { field: 'trend', label: 'Trend', value: trend, text: trend === null ? NO_TREND : TREND_NAMES[trend] },
      trendDifference === null
        ? { field: 'trendDifference', label: 'Change in systolic', value: null, text: NO_TREND }
        : {
            ...millimeters('trendDifference', 'Change in systolic', trendDifference),
            text: trendText(trendDifference),
            note: `Average of the last ${counted(later, 'reading', 'readings')} less ${firstHalf === 1 ? 'the first reading' : `that of the first ${firstHalf}`}. Below 5 either way is stable.`,
          },
      {
        ...millimeters('reference.meanArterialPressure', 'Mean arterial pressure', reference.meanArterialPressure),
        note: 'Of the averages.',
      },
      {
        ...millimeters('reference.pulsePressure', 'Pulse pressure', reference.pulsePressure),
        note: 'Average systolic less diastolic.',
      },
      {
        field: 'reference.hypertensiveCrisis',
        label: `A reading above ${CRISIS_ABOVE.systolic} or ${CRISIS_ABOVE.diastolic}`,
        value: reference.hypertensiveCrisis,
        text: reference.hypertensiveCrisis ? 'Yes' : 'No',
        ...(reference.hypertensiveCrisis ? { tone: 'danger', note: `${URGENT}.` } : {}),
      },
      {
        field: 'reference.lowPressure',
        label: `A reading below ${LOW_BELOW.systolic} or ${LOW_BELOW.diastolic}`,
        value: reference.lowPressure,
        text: reference.lowPressure ? 'Yes' : 'No',
        ...(reference.lowPressure ? { tone: 'caution' } : {}),
      },
      slopeFigure(reference),
    ],
  };
}

/** Returns the trend by linear regression, which differs from the product specification's difference of two halves. */
function slopeFigure({ systolicPerWeek: found }: BloodPressureResult['reference']): Figure<Key> {
  const [field, label] = ['reference.systolicPerWeek', 'Systolic by a straight line'] as const;
  if (found === null)
    return { field, label, value: null, text: 'not computed', note: 'Needs three readings with a date, on two days.' };
  const { slope, low, high } = found;
  const chance = low <= 0 && high >= 0 ? ' It holds 0, so the change may be chance.' : '';
  return {
    field: `${field}.slope`,
    label,
    value: slope,
    text: fixedApart(slope, 1, [0]),
    unit: 'mmHg a week',
    note: `95 % confidence interval ${fixedApart(low, 1, [0])} to ${fixedApart(high, 1, [0])}, over the readings with a date.${chance}`,
  };
}

function table({ series }: BloodPressureResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Readings in order of time',
    isFolded: false,
    columns: [
      { label: 'When' },
      { label: 'Systolic (mmHg)', numeric: true },
      { label: 'Diastolic (mmHg)', numeric: true },
      { label: 'Pulse (/min)', numeric: true },
      { label: 'Class' },
    ],
    rows: series.map(({ systolic, diastolic, pulse, classification, ...when }, index) => [
      dayAndTime(when, index),
      entered(`series.${index}.systolic`, 'Systolic', systolic),
      entered(`series.${index}.diastolic`, 'Diastolic', diastolic),
      entered(`series.${index}.pulse`, 'Pulse', pulse),
      { field: `series.${index}.classification`, label: 'Class', value: classification, text: classification },
    ]),
  };
}

function entered(field: Key, label: string, value: number | null): Figure<Key> {
  return { field, label, value, text: value === null ? '–' : String(value) };
}

function millimeters(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 1), unit: 'mmHg' };
}

function reading(
  systolic: string,
  diastolic: string,
  pulse: string,
  date: `${number}-${number}-${number}`,
  time: string,
) {
  return { systolic, diastolic, pulse, date, time };
}
