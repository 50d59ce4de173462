/** How the checks of what a test takes for granted are declared. */
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { GroupOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { GroupChecks } from '#workers/lib/statistics/groupChecks.ts';
import type { ResidualChecks } from '#workers/lib/statistics/residualChecks.ts';
import { pValue, statistic } from './statisticsOutputs.ts';

const NOT_TESTED = 'Needs 3 to 5,000 values that are not all equal.';
const UNVARIED = 'Needs groups with values that vary.';

/** Of residuals of any kind. */
export const RESIDUAL_CHECKS: Outputs<ResidualChecks, unknown, unknown> = {
  count: count('Residuals'),
  shapiroWilk: {
    kind: 'group',
    label: 'Shapiro-Wilk test of the residuals',
    missingNote: NOT_TESTED,
    keys: {
      statistic: statistic('W of the residuals, Shapiro-Wilk'),
      pValue: pValue('p value of the residuals, Shapiro-Wilk'),
    },
  },
  qq: { kind: 'inner', label: 'Points of the QQ plot' },
};

/** Of values about the means of their groups. */
export const GROUP_CHECKS: GroupOutput<GroupChecks, unknown, unknown, unknown> = {
  kind: 'group',
  label: 'Checks',
  missingNote: 'Needs the values themselves.',
  keys: {
    ...RESIDUAL_CHECKS,
    groups: {
      kind: 'rows',
      label: 'Shape of the groups',
      of: ({ row }) => row.name,
      row: {
        name: name('Group'),
        shapiroWilk: {
          kind: 'group',
          label: ({ row }) => `Shapiro-Wilk test, ${row.name}`,
          missingNote: NOT_TESTED,
          keys: { statistic: statistic('W, Shapiro-Wilk'), pValue: pValue('p value, Shapiro-Wilk') },
        },
      },
    },
    brownForsythe: ofSpreads('Brown-Forsythe'),
    levene: ofSpreads('Levene'),
    largestToSmallestSd: statistic('Largest SD ÷ smallest SD', { missing: UNVARIED }),
    largestResidual: {
      kind: 'group',
      label: 'Farthest value',
      missingNote: UNVARIED,
      keys: {
        value: statistic('Farthest value'),
        group: name('Group of the farthest value'),
        standardized: statistic('Its distance from the mean', { note: 'In standard errors of such a distance.' }),
      },
    },
    boxCox: statistic('λ of Box and Cox', { missing: 'Needs values above 0.' }),
  },
};

function ofSpreads(
  test: 'Brown-Forsythe' | 'Levene',
): GroupOutput<GroupChecks['levene'] & object, unknown, unknown, unknown> {
  return {
    kind: 'group',
    label: `Equal spreads, ${test}`,
    missingNote: UNVARIED,
    keys: {
      statistic: statistic(`F of the spreads, ${test}`),
      pValue: pValue(`p value of the spreads, ${test}`),
      numeratorDegreesOfFreedom: count(`Degrees of freedom above, ${test}`),
      denominatorDegreesOfFreedom: count(`Degrees of freedom below, ${test}`),
    },
  };
}
