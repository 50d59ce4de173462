import { DECIMAL_MARK, significanceField, tableField } from '#src/families/statisticsFields.ts';
import type { Draft, Fields } from '#src/kit/fields.ts';
import type { MultipleTestingInput } from '#workers/formulas/multiple-testing.ts';

/** The list, how it is written, how many tests it comes from, and the level. */
export const FIELDS: Fields<MultipleTestingInput> = {
  data: tableField<Draft<MultipleTestingInput>>({
    label: 'p values',
    hint: 'One on each line, or two columns: a label and its p value. Enter 0.0004 and not <0.001.',
    placeholder: 'Gene\tp\nTP53\t0.0004\nMYC\t0.031',
  }),
  decimalMark: DECIMAL_MARK,
  numberOfTests: {
    kind: 'number',
    label: 'Number of tests made',
    hint: 'If the list has only some of them. Blank: as many as p values.',
    min: 1,
    optional: true,
    isExact: true,
  },
  significanceLevel: significanceField<Draft<MultipleTestingInput>>(),
};
