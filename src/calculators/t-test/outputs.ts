import { GROUP_CHECKS } from '#src/calculators/families/checksOutputs.ts';
import { decimalsOf } from '#src/calculators/families/statisticsNumbers.ts';
import { limits, pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import type { TTestInput, TTestResult } from '#workers/formulas/t-test.ts';
import type { MeanTest } from '#workers/lib/statistics/meanTest.ts';

export const TEST_NAMES = {
  'two-sample': 'Welch’s t test',
  paired: 'Paired t test',
  'one-sample': 'One-sample t test',
} as const;
const DIFFERENCES = {
  'two-sample': 'first − second',
  paired: 'mean of first − second',
  'one-sample': 'mean − hypothesized mean',
} as const;
const OPEN = { missing: 'No limit on this side.' };

/** The results of a t test. */
export const OUTPUTS: Outputs<TTestResult, TTestResult, TTestInput> = {
  pValue: pValue(({ input }) => `p value, ${TEST_NAMES[input.design]}`),
  difference: statistic(({ input }) => `Difference (${DIFFERENCES[input.design]})`),
  ...limits(' of the difference', OPEN),
  statistic: statistic('t'),
  degreesOfFreedom: statistic('Degrees of freedom'),
  standardError: statistic('Standard error'),
  effectSize: {
    kind: 'group',
    keys: {
      cohenD: statistic(({ input }) =>
        input.design === 'two-sample' ? 'Cohen’s d' : 'Cohen’s d (of the differences)',
      ),
      hedgesG: statistic('Hedges’ g', { missing: 'Needs at least 3 values.' }),
      hedgesLower: statistic('Lower limit of g', { missing: 'Needs at least 3 values.' }),
      hedgesUpper: statistic('Upper limit of g', { missing: 'Needs at least 3 values.' }),
      lower: statistic('Lower limit of d', { note: 'Two-sided, by the noncentral t.' }),
      upper: statistic('Upper limit of d'),
    },
  },
  groups: {
    kind: 'rows',
    label: 'Groups',
    of: ({ row }) => row.name,
    row: {
      name: name('Name'),
      count: count('Values'),
      mean: statistic('Mean', { decimals: ({ row }) => decimalsOf(row) }),
      standardDeviation: statistic('SD', { decimals: ({ row }) => decimalsOf(row) }),
      standardError: statistic('SEM', { decimals: ({ row }) => decimalsOf(row) + 1 }),
      ...limits(' of the mean'),
      values: { kind: 'inner', label: 'Values' },
    },
  },
  correlation: statistic('Correlation of the pairs'),
  welch: { kind: 'group', keys: testBy('Welch') },
  student: { kind: 'group', keys: testBy('Student') },
  differences: { kind: 'inner', label: 'Differences of the pairs' },
  assumptions: GROUP_CHECKS,
  reading: READING,
};

function testBy(method: string): Outputs<MeanTest, unknown, unknown> {
  return {
    statistic: statistic(`t, ${method}`),
    degreesOfFreedom: statistic(`Degrees of freedom, ${method}`),
    pValue: pValue(`p value, ${method}`),
    standardError: statistic(`Standard error, ${method}`),
    ...limits(`, ${method}`, OPEN),
  };
}
