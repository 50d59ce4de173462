import { numberWhen, significanceField } from '#src/calculators/families/statisticsFields.ts';
import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import type { SampleSizeInput } from '#workers/formulas/sample-size.ts';

type Box = Draft<SampleSizeInput>;

const isAnova = ({ design }: Box): boolean => design === 'anova';
const hasNoMeans = (box: Box): boolean => isAnova(box) && box.groupMeans.trim() === '';
const ofMeans = ({ design }: Box): boolean => design.endsWith('mean') || design.endsWith('means');
const ofShares = ({ design }: Box): boolean => design === 'two-proportions';
const ofTwo = ({ design }: Box): boolean => design === 'two-means' || design === 'two-proportions';
const seeksPower = ({ solveFor }: Box): boolean => solveFor === 'power';
const seeksSize = ({ solveFor }: Box): boolean => solveFor !== 'power';

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
  difference: numberWhen('Difference that matters', ofMeans, {
    hint: 'The smallest one that you do not want to miss.',
  }),
  groups: numberWhen('Number of groups', hasNoMeans, { min: 2, max: 30, isExact: true }),
  effectSize: numberWhen('Effect size f', hasNoMeans, {
    hint: 'Cohen’s f, above 0: SD of the group means by SD within groups.',
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
  standardDeviation: numberWhen('Standard deviation', (box) => ofMeans(box) || (isAnova(box) && !hasNoMeans(box)), {
    hint: 'Within a group; for pairs, of the differences. In the same unit.',
    min: 0,
  }),
  proportion1: numberWhen('Proportion in group 1', ofShares, { unit: '%', min: 0, max: 100 }),
  proportion2: numberWhen('Proportion in group 2', ofShares, {
    hint: 'The smallest change that matters.',
    unit: '%',
    min: 0,
    max: 100,
  }),
  correlation: numberWhen('Correlation', ({ design }) => design === 'correlation', { min: -1, max: 1, step: 0.1 }),
  sampleSize1: numberWhen('Sample size', seeksPower, {
    hint: 'Of group 1, of each group in an ANOVA, or the number of pairs.',
    min: 2,
    isExact: true,
  }),
  sampleSize2: numberWhen('Sample size of group 2', (box) => seeksPower(box) && ofTwo(box), { min: 2, isExact: true }),
  power: numberWhen('Power', seeksSize, {
    hint: 'The chance to find that effect, from 50 to 99.9.',
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
  allocationRatio: numberWhen('Allocation ratio', (box) => seeksSize(box) && ofTwo(box), {
    hint: 'Size of group 2 by that of group 1, from 0.1 to 10.',
    min: 0.1,
    max: 10,
    step: 0.5,
    initial: 1,
    isExact: true,
  }),
  dropout: numberWhen('Dropout', seeksSize, {
    hint: 'Share of the subjects that will be lost, from 0 to 90.',
    unit: '%',
    min: 0,
    max: 90,
    step: 5,
    initial: 0,
    isExact: true,
  }),
};
