import {
  confidenceField,
  DECIMAL_MARK,
  FIRST_LINE,
  numberWhen,
  tableField,
  VALUES_OR_SUMMARY,
} from '#src/calculators/families/statisticsFields.ts';
import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import type { TTestInput } from '#workers/formulas/t-test.ts';

type Box = Draft<TTestInput>;

const fromData = ({ source }: Box): boolean => source !== 'summary';
const fromSummary = ({ source }: Box): boolean => source === 'summary';
const ofTwo = ({ source, design }: Box): boolean => source === 'summary' && design === 'two-sample';
const ofOne = ({ design }: Box): boolean => design === 'one-sample';

/** The boxes of all designs; each shows its own. */
export const FIELDS: Fields<TTestInput> = {
  design: {
    kind: 'choice',
    label: 'Design',
    look: 'menu',
    options: [
      { value: 'two-sample', label: 'Two independent groups' },
      { value: 'paired', label: 'Pairs, such as before and after' },
      { value: 'one-sample', label: 'One group against a value' },
    ],
    initial: 'two-sample',
  },
  alternative: {
    kind: 'choice',
    label: 'Alternative',
    hint: 'First against second, or against the value.',
    look: 'menu',
    options: [
      { value: 'two-sided', label: 'Two-sided: different' },
      { value: 'greater', label: 'One-sided: greater' },
      { value: 'less', label: 'One-sided: less' },
    ],
    initial: 'two-sided',
  },
  source: VALUES_OR_SUMMARY,
  data: tableField<Box>({
    label: 'Values',
    hint: 'Paste two columns, one for each group, or one column for one group; names in the first line are read as such.',
    placeholder: 'Control\tTreated\n4.2\t5.1\n3.9\t6.0',
    visibleWhen: fromData,
  }),
  decimalMark: { ...DECIMAL_MARK, visibleWhen: fromData },
  firstLine: { ...FIRST_LINE, visibleWhen: fromData },
  mean1: numberWhen('Mean of group 1', fromSummary, { hint: 'For pairs, the mean of the differences.' }),
  standardDeviation1: numberWhen('SD of group 1', fromSummary, {
    hint: 'The SD, not the SEM; for pairs, of the differences.',
    min: 0,
  }),
  sampleSize1: numberWhen('Sample size of group 1', fromSummary, { min: 2 }),
  mean2: numberWhen('Mean of group 2', ofTwo, { hint: 'In the same unit.' }),
  standardDeviation2: numberWhen('SD of group 2', ofTwo, { hint: 'The SD, not the SEM.', min: 0 }),
  sampleSize2: numberWhen('Sample size of group 2', ofTwo, { min: 2 }),
  hypothesizedMean: { ...numberWhen('Hypothesized mean', ofOne, { hint: 'The value to compare with.' }), initial: 0 },
  confidenceLevel: confidenceField(),
};
