import { INFORMS_NOTICE } from '#src/calculators/families/humanHealth.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type vo2max from '#workers/formulas/vo2max.ts';
import type { Vo2maxInput, Vo2maxResult } from '#workers/formulas/vo2max.ts';
import { FIELDS } from './fields.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<Vo2maxResult>;

const NAMES = {
  cooper: 'Cooper’s 12-minute run',
  run15: 'the 1.5-mile run',
  rockport: 'the Rockport walk',
  heartRateRatio: 'the ratio of two heart rates',
} as const;
const UNIT = 'mL/kg/min';

export default defineCalculator<typeof vo2max>()({
  formula: 'vo2max',
  fixed: {},
  fields: FIELDS,
  example: {
    method: 'rockport',
    distance: '',
    timeMinutes: '15.5',
    weight: '68',
    age: '45',
    sex: 'female',
    heartRate: '132',
    maxHeartRate: '',
    restingHeartRate: '',
    pregnant: false,
  },
  errorStyle: 'inline',
  outputs: {
    vo2max: {
      kind: 'number',
      label: 'VO2 max, estimated',
      unit: UNIT,
      written: decimals(1),
      note: ({ input }) => `From ${NAMES[input.method]}.`,
    },
    absolute: {
      kind: 'number',
      label: 'Oxygen uptake',
      unit: 'L/min',
      written: decimals(2),
      missingNote: 'Enter a weight.',
    },
    mets: { kind: 'number', label: 'METs', written: decimals(1) },
    low: limit('One standard error below'),
    high: limit('One standard error above'),
  },
  present,
  evidence: 'estimate',
  sources: ['cooper1968', 'kline1987', 'uth2004', 'acsmGuidelines'],
});

function limit(label: string): NumberOutput<unknown> {
  const missingNote = 'Only the Rockport walk has a published one here.';
  return { kind: 'number', label, unit: UNIT, written: decimals(1), missingNote };
}

function present(result: Vo2maxResult, input: Vo2maxInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('vo2max');
  return {
    headline,
    status: `VO2 max about ${headline.text} ${UNIT}, from ${NAMES[input.method]}.`,
    blocks: [
      ...adviceNotices(input),
      { kind: 'facts', figures: [figure('low'), figure('high'), figure('mets'), figure('absolute')] },
      scaleChart(result),
      whyDifferent<Key>('Range', [
        ['Another test of this page', '–', 'The four methods on the same person differ by 10 to 15 %.'],
        ['Heart rate ratio', '–', 'Derived in well-trained men of 21 to 51 years; others may get too high a value.'],
        ['A watch', '–', 'It estimates from heart rate and speed by a method of its maker.'],
        ['A laboratory', '–', 'A test with measured breath up to exhaustion is the measure of all others.'],
      ]),
      INFORMS_NOTICE,
    ],
    working: workingOf(result, input, figure),
  };
}

function adviceNotices({ method, age = 45 }: Vo2maxInput): readonly NoticeBlock[] {
  const caution = (text: string): NoticeBlock => ({ kind: 'notice', tone: 'caution', text });
  const usesHeartRate = method === 'rockport' || method === 'heartRateRatio';
  return [
    ...(method === 'rockport' && (age < 30 || age > 69)
      ? [caution('The walking test was derived at 30 to 69 years; at this age it is extrapolated.')]
      : []),
    ...(usesHeartRate ? [caution('Beta blockers and other medicines that slow the heart spoil this estimate.')] : []),
    caution('Chest pain, fainting or a known heart disease: see a doctor before any test to the limit.'),
  ];
}

function scaleChart({ vo2max: uptake, low, high }: Vo2maxResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'Beside examples',
      summary: 'Where the estimate lies; the examples are rough and no grades.',
      axis: { label: 'VO2 max', unit: UNIT, decimals: 1, reaches: [10, 80] },
      spans: [
        ...(low === null || high === null ? [] : [{ label: 'Standard error', from: low, to: high }]),
        { label: 'Sedentary adults', from: 25, to: 35 },
        { label: 'Endurance athletes', from: 60 },
      ],
      marks: [{ label: 'This estimate', at: uptake }],
    },
  };
}
