import { INFORMS_NOTICE } from '#src/families/humanHealth.ts';
import { missingFigure } from '#src/families/shortFigure.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { ChartBlock, Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
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
  present,
  sources: ['cooper1968', 'kline1987', 'uth2004', 'acsmGuidelines'],
});

function present(result: Vo2maxResult, input: Vo2maxInput): Presentation<Key> {
  const text = fixed(result.vo2max, 1);
  return {
    headline: {
      field: 'vo2max',
      label: 'VO2 max, estimated',
      value: result.vo2max,
      text,
      unit: UNIT,
      note: `From ${NAMES[input.method]}.`,
    },
    status: `VO2 max about ${text} ${UNIT}, from ${NAMES[input.method]}.`,
    blocks: [
      ...adviceNotices(input),
      {
        kind: 'facts',
        figures: [
          limit('low', 'One standard error below', result.low),
          limit('high', 'One standard error above', result.high),
          { field: 'mets', label: 'METs', value: result.mets, text: fixed(result.mets, 1) },
          result.absolute === null
            ? missingFigure('absolute', 'Oxygen uptake', 'Enter a weight.')
            : {
                field: 'absolute',
                label: 'Oxygen uptake',
                value: result.absolute,
                text: fixed(result.absolute, 2),
                unit: 'L/min',
              },
        ],
      },
      scaleChart(result),
      whyDifferent<Key>('Range', [
        ['Another test of this page', '–', 'The four methods on the same person differ by 10 to 15 %.'],
        ['Heart rate ratio', '–', 'Derived in well-trained men of 21 to 51 years; others may get too high a value.'],
        ['A watch', '–', 'It estimates from heart rate and speed by a method of its maker.'],
        ['A laboratory', '–', 'A test with measured breath up to exhaustion is the measure of all others.'],
      ]),
      INFORMS_NOTICE,
    ],
    working: workingOf(result, input),
  };
}

function limit(field: 'low' | 'high', label: string, value: number | null): Figure<Key> {
  return value === null
    ? missingFigure(field, label, 'Only the Rockport walk has a published one here.')
    : { field, label, value, text: fixed(value, 1), unit: UNIT };
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
