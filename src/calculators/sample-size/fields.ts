import { significanceField } from '#src/calculators/families/statisticsFields.ts';
import type { Draft, Fields, NumberField } from '#src/engine/kit/fields.ts';
import type { SampleSizeInput } from '#workers/formulas/sample-size.ts';

type Box = Draft<SampleSizeInput>;

const isAnova = ({ design }: Box): boolean => design === 'anova';
const hasNoMeans = (box: Box): boolean => isAnova(box) && box.groupMeans.trim() === '';
const ofMeans = ({ design }: Box): boolean => design.endsWith('mean') || design.endsWith('means');
const ofShares = ({ design }: Box): boolean => design === 'two-proportions';
const ofTwo = ({ design }: Box): boolean => design === 'two-means' || design === 'two-proportions';
const seeksPower = ({ solveFor }: Box): boolean => solveFor === 'power';
const seeksSize = ({ solveFor }: Box): boolean => solveFor !== 'power';

function number(
  label: string,
  hint: string | null,
  visibleWhen: (draft: Box) => boolean,
  more: Partial<NumberField<Box>> = {},
): NumberField<Box> {
  return { kind: 'number', label, ...(hint === null ? {} : { hint }), visibleWhen, ...more };
}

/** The boxes of all designs; each shows its own. */
export const FIELDS: Fields<SampleSizeInput> = {
  design: {
    kind: 'choice',
    label: 'Design',
    look: 'menu',
    options: [
      { value: 'two-means', label: 'Means of two groups' },
      { value: 'paired-means', label: 'Pairs, such as before and after' },
      { value: 'one-mean', label: 'One mean against a value' },
      { value: 'two-proportions', label: 'Proportions of two groups' },
      { value: 'correlation', label: 'A correlation' },
      { value: 'anova', label: 'Means of several groups (ANOVA)' },
    ],
    initial: 'two-means',
  },
  solveFor: {
    kind: 'choice',
    label: 'Find',
    look: 'radios',
    options: [
      { value: 'sample-size', label: 'The sample size' },
      { value: 'power', label: 'The power' },
    ],
    initial: 'sample-size',
  },
  difference: number('Difference that matters', 'The smallest one that you do not want to miss.', ofMeans),
  groups: number('Number of groups', null, hasNoMeans, { min: 2, max: 30, isExact: true }),
  effectSize: number('Effect size f', 'Cohen’s f, above 0: SD of the group means by SD within groups.', hasNoMeans, {
    min: 0,
    step: 0.05,
  }),
  groupMeans: {
    kind: 'text',
    label: 'Group means',
    hint: 'Instead of number and f: 2 to 30 means, separated by blanks or commas.',
    optional: true,
    visibleWhen: isAnova,
  },
  standardDeviation: number(
    'Standard deviation',
    'Within a group; for pairs, of the differences. In the same unit.',
    (box) => ofMeans(box) || (isAnova(box) && !hasNoMeans(box)),
    { min: 0 },
  ),
  proportion1: number('Proportion in group 1', null, ofShares, { unit: '%', min: 0, max: 100 }),
  proportion2: number('Proportion in group 2', 'The smallest change that matters.', ofShares, {
    unit: '%',
    min: 0,
    max: 100,
  }),
  correlation: number('Correlation', null, ({ design }) => design === 'correlation', {
    min: -1,
    max: 1,
    step: 0.1,
  }),
  sampleSize1: number('Sample size', 'Of group 1, of each group in an ANOVA, or the number of pairs.', seeksPower, {
    min: 2,
    isExact: true,
  }),
  sampleSize2: number('Sample size of group 2', null, (box) => seeksPower(box) && ofTwo(box), {
    min: 2,
    isExact: true,
  }),
  power: number('Power', 'The chance to find that effect, from 50 to 99.9.', seeksSize, {
    unit: '%',
    min: 50,
    max: 99.9,
    step: 5,
    initial: 80,
    isExact: true,
  }),
  alternative: {
    kind: 'choice',
    label: 'Alternative',
    look: 'radios',
    options: [
      { value: 'two-sided', label: 'Two-sided' },
      { value: 'one-sided', label: 'One-sided' },
    ],
    initial: 'two-sided',
    visibleWhen: (box) => !isAnova(box),
  },
  significanceLevel: significanceField(),
  allocationRatio: number(
    'Allocation ratio',
    'Size of group 2 by that of group 1, from 0.1 to 10.',
    (box) => seeksSize(box) && ofTwo(box),
    {
      min: 0.1,
      max: 10,
      step: 0.5,
      initial: 1,
      isExact: true,
    },
  ),
  dropout: number('Dropout', 'Share of the subjects that will be lost, from 0 to 90.', seeksSize, {
    unit: '%',
    min: 0,
    max: 90,
    step: 5,
    initial: 0,
    isExact: true,
  }),
};
