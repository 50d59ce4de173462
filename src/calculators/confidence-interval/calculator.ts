import { readingNotices } from '#src/calculators/families/statisticsBlocks.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type confidenceInterval from '#workers/formulas/confidence-interval.ts';
import type { ConfidenceIntervalInput, ConfidenceIntervalResult } from '#workers/formulas/confidence-interval.ts';
import { FIELDS } from './fields.ts';
import { intervalChart, methodsOf } from './methods.ts';
import { OUTPUTS } from './outputs.ts';
import { adviceNotices, assumptionsOf, intervalInWords, programDifferences, reportOf } from './words.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<ConfidenceIntervalResult>;

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
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['wilson1927', 'clopperPearson1934', 'newcombe1998', 'brownCaiDasGupta2001', 'welch1947', 'student1908'],
});

function present(
  result: ConfidenceIntervalResult,
  input: ConfidenceIntervalInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const interval = intervalInWords(result, input.confidenceLevel, 4);
  const estimate = figure('estimate', { note: `${interval}.` });
  return {
    headline: estimate,
    status: `${estimate.label} ${estimate.text}, ${interval}.`,
    blocks: [
      ...(result.mode === 'mean' && result.reading !== null ? readingNotices(result.reading) : []),
      { kind: 'facts', figures: [figure('lower'), figure('upper')] },
      intervalChart(result, input.confidenceLevel),
      ...methodsOf(result, figure),
      ...adviceNotices(result, input),
      reportOf(result, input),
      assumptionsOf(result),
      programDifferences(),
    ],
    working: workingOf(result, input, figure),
  };
}
