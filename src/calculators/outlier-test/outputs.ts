import { AS_TYPED, decimalsOf } from '#src/calculators/families/statisticsNumbers.ts';
import { pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import type { OutlierTestInput, OutlierTestResult } from '#workers/formulas/outlier-test.ts';

/** Of a mean and its SD. */
const LIKE_ITS_SD = {
  decimals: ({ result }: { readonly result: OutlierTestResult }) =>
    result.method === 'grubbs' ? decimalsOf({ ...result, values: [] }) : AS_TYPED,
};

/** How the methods are called. */
export const NAMES = {
  grubbs: 'Grubbs’ test',
  'generalized-esd': 'Generalized ESD',
  dixon: 'Dixon’s test',
  'iqr-fences': 'Fences of the box plot',
} as const;

/** The results of tests for outliers; each method has some of them. */
export const OUTPUTS: Outputs<OutlierTestResult, OutlierTestResult, OutlierTestInput> = {
  outlierCount: count('Outliers found'),
  suspectValue: statistic('Suspect value', { decimals: () => AS_TYPED }),
  suspectPosition: count('Its place in the list'),
  statistic: statistic(({ result }) => (result.method === 'grubbs' ? 'G' : 'Ratio')),
  criticalValue: statistic(({ input }) => `Critical value at ${input.significanceLevel}`),
  pValue: pValue('p value'),
  mean: statistic('Mean', LIKE_ITS_SD),
  standardDeviation: statistic('SD', LIKE_ITS_SD),
  mayBeMasked: { kind: 'flag', label: 'Two outliers may hide each other' },
  ratio: { kind: 'words', label: 'Dixon’s ratio', words: { r10: 'r₁₀', r11: 'r₁₁', r21: 'r₂₁', r22: 'r₂₂' } },
  quartile1: statistic('Lower quartile'),
  median: statistic('Median'),
  quartile3: statistic('Upper quartile'),
  lowerFence: statistic('Lower fence'),
  upperFence: statistic('Upper fence'),
  count: count('Values'),
  method: { kind: 'words', label: 'Method', words: NAMES },
  steps: {
    kind: 'rows',
    label: 'Steps',
    row: {
      step: count('Step'),
      value: statistic(({ row }) => `Value of step ${row.step}`),
      position: count(({ row }) => `Place of step ${row.step}`),
      statistic: statistic(({ row }) => `R of step ${row.step}`),
      criticalValue: statistic(({ row }) => `Limit of step ${row.step}`),
    },
  },
  outliers: {
    kind: 'rows',
    label: 'Outliers',
    row: {
      value: statistic(({ at }) => `Outlier ${Number(at) + 1}`),
      position: count(({ at }) => `Place of outlier ${Number(at) + 1}`),
    },
  },
  skewnessOfOthers: statistic('Skewness of the values that are not suspected'),
  values: { kind: 'inner', label: 'Values' },
  name: name('Name'),
  reading: READING,
};
