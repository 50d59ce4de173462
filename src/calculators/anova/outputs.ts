import { GROUP_CHECKS } from '#src/calculators/families/checksOutputs.ts';
import { decimalsOf } from '#src/calculators/families/statisticsNumbers.ts';
import { limits, pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import type { AnovaInput, AnovaResult } from '#workers/formulas/anova.ts';

const CONSTANT = 'Not defined: a group has no spread.';
const TOO_FEW = 'A group has no spread, or too few values.';
const LARGE = 'F is so large that the limits are those of the estimate.';
const UNVARIED = 'Needs values that vary.';

type Pair = AnovaResult['tukey'][number];
/** Of two groups. */
const PAIR: Outputs<Pair, unknown, unknown> = {
  group: name('Group'),
  reference: name('Minus'),
  difference: statistic('Difference'),
  ...limits(),
  pValue: pValue('p value'),
};
const ofPair = ({ row: { group, reference } }: { readonly row: Pair }) => `${group} − ${reference}`;

/** The results of an analysis of variance. */
export const OUTPUTS: Outputs<AnovaResult, AnovaResult, AnovaInput> = {
  pValue: pValue('p value, one-way ANOVA'),
  statistic: statistic('F'),
  etaSquared: statistic('η²', { note: 'Share of the variation that the groups explain.' }),
  omegaSquared: statistic('ω²', { note: 'The same, corrected for chance; it can be below 0.' }),
  etaSquaredLower: statistic('Lower limit of η²', { note: '90 %, by the noncentral F.', missing: LARGE }),
  etaSquaredUpper: statistic('Upper limit of η²', { missing: LARGE }),
  between: { kind: 'group', keys: variationOf('between groups') },
  within: { kind: 'group', keys: variationOf('within groups') },
  total: {
    kind: 'group',
    keys: {
      sumOfSquares: statistic('Sum of squares, total'),
      degreesOfFreedom: count('Degrees of freedom, total'),
    },
  },
  tukey: { kind: 'rows', label: 'Pairs by Tukey', of: ofPair, row: PAIR },
  gamesHowell: {
    kind: 'rows',
    label: 'Games-Howell',
    missingNote: CONSTANT,
    of: ofPair,
    row: { ...PAIR, degreesOfFreedom: statistic('Degrees of freedom') },
  },
  letters: { kind: 'rows', label: 'Letters by Tukey', of: ({ row }) => row.group, row: letters('Letters, Tukey') },
  gamesHowellLetters: {
    kind: 'rows',
    label: 'Letters by Games-Howell',
    missingNote: TOO_FEW,
    of: ({ row }) => row.group,
    row: letters('Letters, Games-Howell'),
  },
  dunnett: {
    kind: 'group',
    label: 'Dunnett’s test',
    missingNote: 'No control was named.',
    keys: {
      control: name('Control'),
      degreesOfFreedom: count('Degrees of freedom, Dunnett'),
      criticalValue: statistic('Critical t, Dunnett'),
      pairs: {
        kind: 'rows',
        label: 'Against the control',
        of: ofPair,
        row: { ...PAIR, statistic: statistic('t') },
      },
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
    keys: {
      statistic: statistic('Brown-Forsythe F (spreads)'),
      pValue: pValue('p value, Brown-Forsythe'),
      numeratorDegreesOfFreedom: count('Degrees of freedom above, spreads'),
      denominatorDegreesOfFreedom: count('Degrees of freedom below, spreads'),
    },
  },
  groups: {
    kind: 'rows',
    label: 'Groups',
    of: ({ row }) => row.name,
    row: {
      name: name('Group'),
      count: count('Values'),
      mean: statistic('Mean', { decimals: ({ row }) => decimalsOf(row) }),
      standardDeviation: statistic('SD', { decimals: ({ row }) => decimalsOf(row) }),
      ...limits(),
      values: { kind: 'inner', label: 'Values' },
    },
  },
  assumptions: GROUP_CHECKS,
  reading: READING,
};

function letters(label: string): Outputs<AnovaResult['letters'][number], unknown, unknown> {
  return { group: name('Group'), letters: name(label) };
}

function variationOf(source: string): Outputs<AnovaResult['between'], unknown, unknown> {
  return {
    sumOfSquares: statistic(`Sum of squares ${source}`),
    degreesOfFreedom: count(`Degrees of freedom ${source}`),
    meanSquare: statistic(`Mean square ${source}`),
  };
}
