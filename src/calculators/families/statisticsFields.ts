/** Boxes that several statistics pages share. */

import type { NumberField, TextField } from '#src/engine/kit/fields.ts';

const TABLE_LINES = 9;

/** A box for columns from a spreadsheet. */
export function tableField<Values>(options: {
  readonly label: string;
  readonly hint: string;
  readonly placeholder?: string;
  readonly visibleWhen?: (draft: Values) => boolean;
}): TextField<Values> {
  return { kind: 'text', lines: TABLE_LINES, monospaced: true, ...options };
}

/** A number that only some choices ask for. */
export function numberWhen<Values>(
  label: string,
  visibleWhen: (draft: Values) => boolean,
  more: Partial<NumberField<Values>> = {},
): NumberField<Values> {
  return { kind: 'number', label, visibleWhen, ...more };
}

/** The mark of decimals in a pasted table. */
export const DECIMAL_MARK = {
  kind: 'choice',
  label: 'Decimal mark',
  look: 'radios',
  options: [
    { value: 'point', label: 'Point: 4.5' },
    { value: 'comma', label: 'Comma: 4,5' },
  ],
  initial: 'point',
} as const;

/** The values themselves, or what a paper gives of them. */
export const VALUES_OR_SUMMARY = {
  kind: 'choice',
  label: 'What do you have?',
  look: 'radios',
  options: [
    { value: 'data', label: 'The values' },
    { value: 'summary', label: 'Means and SDs' },
  ],
  initial: 'data',
} as const;

/** Whether the first line of columns is names; asked where numbers may be either. */
export const FIRST_LINE = {
  kind: 'choice',
  label: 'First line',
  look: 'menu',
  options: [
    { value: 'recognized', label: 'Recognized' },
    { value: 'names', label: 'Names' },
    { value: 'values', label: 'Values' },
  ],
  initial: 'recognized',
} as const;

/** What to do with rows and columns that are the sums of the others. */
export const TOTALS = {
  kind: 'choice',
  label: 'Totals in the table',
  look: 'menu',
  options: [
    { value: 'recognized', label: 'Recognized' },
    { value: 'left-out', label: 'Left out' },
    { value: 'counted', label: 'Counted' },
  ],
  initial: 'recognized',
} as const;

/** Groups as columns, or a line for each value. */
export const DATA_LAYOUT = {
  kind: 'choice',
  label: 'Layout',
  look: 'radios',
  options: [
    { value: 'columns', label: 'A column for each group' },
    { value: 'long', label: 'Lines of group and value' },
  ],
  initial: 'columns',
} as const;

/** Percent, 50 to 99.9. */
export function confidenceField<Values>(hint?: string): NumberField<Values> {
  return {
    kind: 'number',
    label: 'Confidence level',
    ...(hint === undefined ? {} : { hint }),
    unit: '%',
    min: 50,
    max: 99.9,
    initial: 95,
    step: 1,
    isExact: true,
  };
}

/** A probability, 0.0001 to 0.5. */
export function significanceField<Values>(options: Partial<NumberField<Values>> = {}): NumberField<Values> {
  return {
    kind: 'number',
    label: 'Significance level',
    min: 0.0001,
    max: 0.5,
    initial: 0.05,
    step: 0.01,
    isExact: true,
    ...options,
  };
}
