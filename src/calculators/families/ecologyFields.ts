/** Boxes that several ecology pages share. */

import type { NumberField } from '#src/engine/kit/fields.ts';
import { TOTALS } from './statisticsFields.ts';

/** The side of a table on which the species are. */
export const SPECIES_IN = {
  kind: 'choice',
  label: 'Species are in',
  look: 'menu',
  options: [
    { value: 'recognized', label: 'Recognized by the names' },
    { value: 'rows', label: 'Rows' },
    { value: 'columns', label: 'Columns' },
  ],
  initial: 'recognized',
} as const;

/** Samples of which the species were counted. */
export function speciesTableFields(label: string) {
  return {
    table: {
      kind: 'text',
      label,
      hint: 'Names in the first row and column; tabs, semicolons or commas between. 0 or blank: not found.',
      lines: 8,
      maxLength: 100_000,
    },
    speciesIn: SPECIES_IN,
    totals: TOTALS,
  } as const;
}

/** Percent, above 50 and below 100. */
export function openConfidenceField<Values>(): NumberField<Values> {
  return {
    kind: 'number',
    label: 'Confidence level',
    unit: '%',
    min: 50,
    max: 100,
    initial: 95,
    step: 1,
    isExact: true,
  };
}
