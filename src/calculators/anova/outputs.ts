import { decimalsOf } from '#src/families/statisticsNumbers.ts';
import { count, name, pValue, READING, statistic } from '#src/families/statisticsOutputs.ts';
import type { Outputs } from '#src/kit/outputs.ts';
import type { AnovaInput, AnovaResult } from '#workers/formulas/anova.ts';

const CONSTANT = 'Not defined: a group has no spread.';
const UNVARIED = 'Needs values that vary.';

/** Of two groups. */
const PAIR: Outputs<AnovaResult['tukey'][number], unknown, unknown> = {
  group: name('Group'),
  reference: name('Minus'),
  difference: statistic(({ row }) => `Difference, ${row.group} − ${row.reference}`),
  lower: statistic(({ row }) => `Lower limit, ${row.group} − ${row.reference}`),
  upper: statistic(({ row }) => `Upper limit, ${row.group} − ${row.reference}`),
  pValue: pValue(({ row }) => `p value, ${row.group} − ${row.reference}`),
};

/** The results of an analysis of variance. */
export const OUTPUTS: Outputs<AnovaResult, AnovaResult, AnovaInput> = {
  pValue: pValue('p value, one-way ANOVA'),
  statistic: statistic('F'),
  etaSquared: statistic('η²', { note: 'Share of the variation that the groups explain.' }),
  omegaSquared: statistic('ω²', { note: 'The same, corrected for chance; it can be below 0.' }),
  between: { kind: 'group', keys: variationOf('between groups') },
  within: { kind: 'group', keys: variationOf('within groups') },
  total: {
    kind: 'group',
    keys: {
      sumOfSquares: statistic('Sum of squares, total'),
      degreesOfFreedom: count('Degrees of freedom, total'),
    },
  },
  tukey: { kind: 'rows', label: 'Pairs by Tukey', row: PAIR },
  gamesHowell: {
    kind: 'rows',
    label: 'Games-Howell',
    missingNote: CONSTANT,
    row: {
      ...PAIR,
      degreesOfFreedom: statistic(({ row }) => `Degrees of freedom, ${row.group} − ${row.reference}`),
    },
  },
  welch: {
    kind: 'group',
    label: 'Welch’s test',
    missingNote: CONSTANT,
    keys: {
      statistic: statistic('Welch’s F'),
      pValue: pValue('p value, Welch'),
      numeratorDegreesOfFreedom: count('Degrees of freedom above, Welch'),
      denominatorDegreesOfFreedom: statistic('Degrees of freedom below, Welch'),
    },
  },
  brownForsythe: {
    kind: 'group',
    label: 'Brown-Forsythe test',
    missingNote: UNVARIED,
    keys: { statistic: statistic('Brown-Forsythe F (spreads)'), pValue: pValue('p value, Brown-Forsythe') },
  },
  groups: {
    kind: 'rows',
    label: 'Groups',
    row: {
      name: name('Group'),
      count: count(({ row }) => `Values, ${row.name}`),
      mean: statistic(({ row }) => `Mean, ${row.name}`, { decimals: ({ row }) => decimalsOf(row) }),
      standardDeviation: statistic(({ row }) => `SD, ${row.name}`, { decimals: ({ row }) => decimalsOf(row) }),
      lower: statistic(({ row }) => `Lower limit, ${row.name}`),
      upper: statistic(({ row }) => `Upper limit, ${row.name}`),
      values: { kind: 'inner', label: 'Values' },
    },
  },
  reading: READING,
};

function variationOf(source: string): Outputs<AnovaResult['between'], unknown, unknown> {
  return {
    sumOfSquares: statistic(`Sum of squares ${source}`),
    degreesOfFreedom: count(`Degrees of freedom ${source}`),
    meanSquare: statistic(`Mean square ${source}`),
  };
}
