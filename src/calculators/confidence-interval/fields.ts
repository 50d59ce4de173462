import { confidenceField, DECIMAL_MARK, numberWhen, tableField } from '#src/calculators/families/statisticsFields.ts';
import type { Draft, Fields, NumberField } from '#src/engine/kit/fields.ts';
import type { ConfidenceIntervalInput, IntervalMode } from '#workers/formulas/confidence-interval.ts';

type Box = Draft<ConfidenceIntervalInput>;

const inMode =
  (...modes: readonly IntervalMode[]) =>
  ({ mode }: Box): boolean =>
    modes.some((each) => each === mode);
const fromSummary = ({ mode, source }: Box): boolean => mode === 'mean' && source !== 'data';
const fromData = ({ mode, source }: Box): boolean => mode === 'mean' && source === 'data';

function mean(group: string, visibleWhen: (draft: Box) => boolean): NumberField<Box> {
  return numberWhen(`Mean${group}`, visibleWhen, { hint: 'In the unit of the values.' });
}

function deviation(group: string, visibleWhen: (draft: Box) => boolean): NumberField<Box> {
  return numberWhen(`Standard deviation${group}`, visibleWhen, {
    hint: 'Enter the SD, not the SEM: SD = SEM × √n.',
    min: 0,
  });
}

function size(group: string, visibleWhen: (draft: Box) => boolean): NumberField<Box> {
  return { ...numberWhen(`Sample size${group}`, visibleWhen, { min: 2 }), isExact: true };
}

const twoMeans = inMode('difference-of-means');
const twoShares = inMode('difference-of-proportions');

/** The boxes of all modes; each mode shows its own. */
export const FIELDS: Fields<ConfidenceIntervalInput> = {
  mode: {
    kind: 'choice',
    label: 'Interval of',
    look: 'menu',
    options: [
      { value: 'mean', label: 'A mean' },
      { value: 'proportion', label: 'A proportion' },
      { value: 'difference-of-means', label: 'A difference of two means' },
      { value: 'difference-of-proportions', label: 'A difference of two proportions' },
      { value: 'count', label: 'A count or rate' },
    ],
    initial: 'mean',
  },
  confidenceLevel: confidenceField(),
  source: {
    kind: 'choice',
    label: 'What do you have?',
    look: 'radios',
    options: [
      { value: 'summary', label: 'Mean and SD' },
      { value: 'data', label: 'The values' },
    ],
    initial: 'summary',
    visibleWhen: inMode('mean'),
  },
  data: tableField<Box>({
    label: 'Values',
    hint: 'Paste one column, with or without a name in the first line.',
    placeholder: '4.8\n5.2\n5.1',
    visibleWhen: fromData,
  }),
  decimalMark: { ...DECIMAL_MARK, visibleWhen: fromData },
  mean: mean('', fromSummary),
  standardDeviation: deviation('', fromSummary),
  sampleSize: size('', fromSummary),
  successes: numberWhen('Successes', inMode('proportion'), { min: 0 }),
  trials: numberWhen('Trials', inMode('proportion'), { min: 1 }),
  mean1: mean(' of group 1', twoMeans),
  standardDeviation1: deviation(' of group 1', twoMeans),
  sampleSize1: size(' of group 1', twoMeans),
  mean2: mean(' of group 2', twoMeans),
  standardDeviation2: deviation(' of group 2', twoMeans),
  sampleSize2: size(' of group 2', twoMeans),
  successes1: numberWhen('Successes in group 1', twoShares, { min: 0 }),
  trials1: numberWhen('Trials in group 1', twoShares, { min: 1 }),
  successes2: numberWhen('Successes in group 2', twoShares, { min: 0 }),
  trials2: numberWhen('Trials in group 2', twoShares, { min: 1 }),
  events: numberWhen('Events counted', inMode('count'), {
    hint: 'Colonies, cells, cases: a whole number, 0 or more.',
    min: 0,
  }),
  exposure: {
    ...numberWhen('Exposure', inMode('count'), {
      hint: 'Volume, area or time in which they were counted, above 0.',
      min: 0,
    }),
    initial: 1,
  },
};
