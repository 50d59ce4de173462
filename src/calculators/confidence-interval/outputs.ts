import { limits, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import type { Depends, Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import type { ConfidenceIntervalInput, ConfidenceIntervalResult } from '#workers/formulas/confidence-interval.ts';
import { writtenText } from './words.ts';

type Place = Here<ConfidenceIntervalResult, unknown, unknown>;

export const ESTIMATES = {
  mean: 'Mean',
  proportion: 'Proportion',
  'difference-of-means': 'Difference of the means, first minus second',
  'difference-of-proportions': 'Difference of the proportions, first minus second',
  count: 'Events for each unit of exposure',
} as const;

/** The intervals beside the one of the headline, and its own where it has a name. */
export const METHODS = {
  normalInterval: 'Normal distribution (z)',
  wilson: 'Wilson score',
  clopperPearson: 'Clopper-Pearson, exact',
  agrestiCoull: 'Agresti-Coull',
  jeffreys: 'Jeffreys',
  pooled: 'Equal variances (pooled)',
  newcombe: 'Newcombe, from score intervals',
  agrestiCaffo: 'Agresti-Caffo',
  wald: 'Wald, of school books',
} as const;

/** The results of a confidence interval; each mode has some of them. */
export const OUTPUTS: Outputs<ConfidenceIntervalResult, ConfidenceIntervalResult, ConfidenceIntervalInput> = {
  mode: { kind: 'words', label: 'Interval of', words: ESTIMATES },
  estimate: onScale(({ result }) => ESTIMATES[result.mode]),
  lower: onScale('Lower limit'),
  upper: onScale('Upper limit'),
  standardError: statistic('Standard error'),
  degreesOfFreedom: statistic(({ result }) =>
    result.mode === 'mean' ? 'Degrees of freedom' : 'Degrees of freedom (Welch)',
  ),
  criticalValue: statistic('Critical t'),
  marginOfError: statistic('Margin of error'),
  standardDeviation: statistic('SD'),
  count: count('Values (n)'),
  proportion1: statistic('Proportion of group 1', { unit: '%' }),
  proportion2: statistic('Proportion of group 2', { unit: '%' }),
  normalInterval: { kind: 'group', keys: limitsBy('normalInterval') },
  wilson: { kind: 'group', keys: limitsBy('wilson') },
  clopperPearson: { kind: 'group', keys: limitsBy('clopperPearson') },
  agrestiCoull: { kind: 'group', keys: limitsBy('agrestiCoull') },
  jeffreys: { kind: 'group', keys: limitsBy('jeffreys') },
  pooled: {
    kind: 'group',
    keys: {
      standardError: statistic('Standard error, pooled'),
      degreesOfFreedom: statistic('Degrees of freedom, pooled'),
      ...limitsBy('pooled'),
    },
  },
  newcombe: { kind: 'group', keys: limitsBy('newcombe') },
  agrestiCaffo: { kind: 'group', keys: limitsBy('agrestiCaffo') },
  wald: { kind: 'group', keys: limitsBy('wald') },
  reading: READING,
};

/** The estimate or a limit of it. */
function onScale(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, unit: unitOf, written: (value, { result }) => numeral(writtenText(result, value)) };
}

function limitsBy(method: keyof typeof METHODS) {
  return limits(`, ${METHODS[method]}`, { columnUnit: unitOf });
}

function unitOf({ result: { mode } }: Place): string | undefined {
  return mode === 'proportion' ? '%' : mode === 'difference-of-proportions' ? 'points' : undefined;
}
