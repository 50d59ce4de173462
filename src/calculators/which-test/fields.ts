import { DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import type { WhichTestInput } from '#workers/formulas/which-test.ts';

type Box = Draft<WhichTestInput>;

const COMPARED: readonly string[] = ['measurement', 'ordinal', 'yes-no', 'categories', 'count', 'time-to-event'];

/** A table may answer what is recorded, so that a blank answer hides nothing. */
const isOneOf = (outcome: Box['outcome'], outcomes: readonly string[]) => outcome === '' || outcomes.includes(outcome);
const compares = ({ purpose }: Box) => purpose === '' || purpose === 'compare';

/** Only questions that can still change the page are shown. */
export const FIELDS = {
  data: {
    ...tableField<Box>({
      label: 'Your table',
      hint: 'Paste it as it is, or answer the questions. It is taken along to the page of the test.',
      placeholder: 'Control\tTreated\n4.2\t5.1\n3.9\t6.0',
    }),
    optional: true,
  },
  decimalMark: { ...DECIMAL_MARK, visibleWhen: ({ data }: Box) => data !== '' },
  outcome: {
    kind: 'choice',
    label: 'What is recorded?',
    look: 'menu',
    optional: true,
    options: [
      { value: 'measurement', label: 'A measurement' },
      { value: 'ordinal', label: 'Scores, in order' },
      { value: 'yes-no', label: 'Yes or no' },
      { value: 'categories', label: 'Categories' },
      { value: 'count', label: 'Counts of events or individuals' },
      { value: 'time-to-event', label: 'Time to an event' },
      { value: 'community', label: 'Species at sites' },
      { value: 'p-values', label: 'p values' },
      { value: 'study-effects', label: 'Effects of several studies' },
    ],
  },
  purpose: {
    kind: 'choice',
    label: 'What do you want?',
    look: 'menu',
    optional: true,
    options: [
      { value: 'compare', label: 'Compare groups, or with a value' },
      { value: 'relate', label: 'See whether two quantities go together' },
      { value: 'predict', label: 'Predict one quantity from others' },
      { value: 'agree', label: 'See whether methods or raters agree' },
      { value: 'describe', label: 'Describe' },
    ],
    visibleWhen: ({ outcome }: Box) => outcome !== 'p-values' && outcome !== 'study-effects',
  },
  groups: {
    kind: 'choice',
    label: 'How many groups?',
    look: 'menu',
    optional: true,
    options: [
      { value: '1', label: 'One, against a value' },
      { value: '2', label: 'Two' },
      { value: '3+', label: 'Three or more' },
      { value: '2-factors', label: 'Groups by two factors' },
    ],
    visibleWhen: (draft: Box) =>
      (compares(draft) && isOneOf(draft.outcome, COMPARED)) ||
      (draft.purpose === 'agree' && isOneOf(draft.outcome, ['measurement', 'ordinal'])),
  },
  paired: {
    kind: 'choice',
    label: 'The same subjects, or matched?',
    look: 'menu',
    optional: true,
    options: [
      { value: 'no', label: 'No, different subjects' },
      { value: 'yes', label: 'Yes: before and after, pairs, repeated' },
    ],
    visibleWhen: (draft: Box) => compares(draft) && isOneOf(draft.outcome, COMPARED),
  },
  shape: {
    kind: 'choice',
    label: 'What is the shape?',
    look: 'menu',
    optional: true,
    options: [
      { value: 'normal', label: 'Symmetric, without outliers' },
      { value: 'skewed', label: 'Skewed, or with outliers' },
      { value: 'unknown', label: 'I do not know' },
      { value: 'curve', label: 'To predict: a curve, not a line' },
      { value: 'truth', label: 'To agree: one of the two is the truth' },
    ],
    visibleWhen: ({ outcome, purpose }: Box) =>
      (isOneOf(outcome, ['measurement']) && ['', 'compare', 'relate', 'predict'].includes(purpose)) ||
      (isOneOf(outcome, ['yes-no']) && purpose === 'agree'),
  },
  smallestGroup: {
    kind: 'number',
    label: 'Values in the smallest group',
    hint: 'With very few, ranks cannot show a difference.',
    min: 1,
    isExact: true,
    optional: true,
    visibleWhen: ({ data, outcome, shape, purpose }: Box) =>
      data === '' && outcome === 'measurement' && purpose === 'compare' && shape !== '',
  },
} as const;
