import { readingNotices } from '#src/families/statisticsBlocks.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import type confidenceInterval from '#workers/formulas/confidence-interval.ts';
import type { ConfidenceIntervalInput, ConfidenceIntervalResult } from '#workers/formulas/confidence-interval.ts';
import { FIELDS } from './fields.ts';
import { intervalChart, methodsOf } from './methods.ts';
import { adviceNotices, assumptionsOf, intervalInWords, programDifferences, reportOf, writtenText } from './words.ts';
import { workingOf } from './working.ts';

export default defineCalculator<typeof confidenceInterval>()({
  formula: 'confidence-interval',
  fixed: {},
  fields: FIELDS,
  example: {
    mode: 'mean',
    confidenceLevel: '95',
    source: 'summary',
    data: '',
    decimalMark: 'point',
    mean: '27.4',
    standardDeviation: '3.1',
    sampleSize: '12',
    successes: '',
    trials: '',
    mean1: '',
    standardDeviation1: '',
    sampleSize1: '',
    mean2: '',
    standardDeviation2: '',
    sampleSize2: '',
    successes1: '',
    trials1: '',
    successes2: '',
    trials2: '',
    events: '',
    exposure: '1',
  },
  errorStyle: 'inline',
  present,
  sources: ['wilson1927', 'clopperPearson1934', 'newcombe1998', 'brownCaiDasGupta2001', 'welch1947', 'student1908'],
});

const NAMES = {
  mean: 'Mean',
  proportion: 'Proportion',
  'difference-of-means': 'Difference of the means, first minus second',
  'difference-of-proportions': 'Difference of the proportions, first minus second',
  count: 'Events for each unit of exposure',
} as const;

function present(
  result: ConfidenceIntervalResult,
  input: ConfidenceIntervalInput,
): Presentation<ResultKey<ConfidenceIntervalResult>> {
  const { mode, estimate, lower, upper } = result;
  const unit = mode === 'proportion' ? { unit: '%' } : mode === 'difference-of-proportions' ? { unit: 'points' } : {};
  const text = writtenText(result, estimate);
  const interval = intervalInWords(result, input.confidenceLevel, 4);
  return {
    headline: {
      field: 'estimate',
      label: NAMES[mode],
      value: estimate,
      text,
      ...unit,
      note: `${interval}.`,
    },
    status: `${NAMES[mode]} ${text}, ${interval}.`,
    blocks: [
      ...(result.mode === 'mean' && result.reading !== null ? readingNotices(result.reading) : []),
      {
        kind: 'facts',
        figures: [
          { field: 'lower', label: 'Lower limit', value: lower, text: writtenText(result, lower), ...unit },
          { field: 'upper', label: 'Upper limit', value: upper, text: writtenText(result, upper), ...unit },
        ],
      },
      intervalChart(result, input.confidenceLevel, NAMES[mode]),
      ...methodsOf(result),
      ...adviceNotices(result, input),
      reportOf(result, input),
      assumptionsOf(result),
      programDifferences(),
    ],
    working: workingOf(result, input),
  };
}
