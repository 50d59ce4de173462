import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { SampleSizeInput, SampleSizeResult } from '#workers/formulas/sample-size.ts';

const EFFECTS = {
  'two-means': 'Effect size, Cohen’s d',
  'paired-means': 'Effect size, Cohen’s d of the differences',
  'one-mean': 'Effect size, Cohen’s d',
  'two-proportions': 'Effect size, Cohen’s h',
  correlation: 'Effect size, r',
  anova: 'Effect size, Cohen’s f',
} as const;

/** The results of planning a sample size. */
export const OUTPUTS: Outputs<SampleSizeResult, SampleSizeResult, SampleSizeInput> = {
  effectSize: statistic(({ input }) => EFFECTS[input.design]),
  achievedPower: {
    kind: 'number',
    label: ({ input }) => (input.solveFor === 'sample-size' ? 'Power at these numbers' : 'Power'),
    unit: '%',
    written: decimals(2),
  },
  totalSampleSize: count(({ input }) => totalLabel(input)),
  sampleSizes: { kind: 'group', keys: { group1: count('Group 1'), group2: count('Group 2') } },
  sampleSizePerGroup: count('In each group'),
  withDropout: {
    kind: 'group',
    keys: {
      total: count('To enroll, with dropout'),
      perGroup: count('To enroll in each group, with dropout'),
      group1: count('To enroll in group 1, with dropout'),
      group2: count('To enroll in group 2, with dropout'),
    },
  },
  exactSampleSize: statistic('Before rounding up', {
    note: ({ result }) => (result.continuityCorrected === null ? 'Pairs.' : 'Subjects in group 1.'),
  }),
  continuityCorrected: {
    kind: 'group',
    keys: { group1: count('Group 1, continuity corrected'), group2: count('Group 2, continuity corrected') },
  },
  leastExpected: statistic('Fewest subjects of the rarer outcome expected in a group'),
  curves: { kind: 'inner', label: 'Power by sample size' },
  usualPowers: {
    kind: 'rows',
    label: 'Size for other powers',
    row: {
      power: statistic('Power', { unit: '%' }),
      totalSampleSize: {
        ...count(({ input, row }) => `${totalLabel(input)} for ${row.power} %`),
        missingNote: 'More than 1000000 in a group.',
      },
    },
  },
};

/** What the total counts. */
export function totalLabel({ design }: SampleSizeInput): string {
  return design === 'correlation' || design === 'paired-means' ? 'Pairs in total' : 'Subjects in total';
}
