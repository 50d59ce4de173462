/** The inputs of a calculator as columns of a table: one column for every field that takes one line. */
import type { AnyField, AnyFields, FieldOfKind } from '#src/engine/kit/fields.ts';
import { isUnitField } from '#src/engine/kit/unitFields.ts';

/** A field whose value fits into one cell. */
export type CellField = Exclude<AnyField, FieldOfKind<'rows'> | FieldOfKind<'group'>>;

export interface BatchInput {
  /** Key of the input, dotted within groups: `phasePercentages.g1`. */
  readonly name: string;
  readonly field: CellField;
}

/** Returns the inputs in page order; those within groups have dotted names. */
export function batchInputs(fields: AnyFields, prefix = ''): readonly BatchInput[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const name = prefix + key;
    if (field.kind === 'group') return batchInputs(field.fields, `${name}.`);
    // A column names its own unit, so the unit chosen in the form's box does not matter.
    return field.kind === 'rows' || isUnitField(field) ? [] : [{ name, field }];
  });
}
