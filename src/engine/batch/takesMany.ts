import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';

/**
 * Returns whether many rows can be calculated: every input fits into a cell, and nothing needs a confirmation. Pages on
 * toxicity and medicine are about one animal at a time.
 */
export function takesMany({ fields, resultAfterEdit }: AnyCalculatorDefinition): boolean {
  return resultAfterEdit !== 'removed' && everyFieldFits(fields);
}

function everyFieldFits(fields: AnyFields): boolean {
  return Object.values(fields).every((field) => {
    if (field.kind === 'group') return everyFieldFits(field.fields);
    if (field.kind === 'text') return field.lines === undefined;
    return field.kind !== 'rows' && (field.kind !== 'checkbox' || field.confirms === undefined);
  });
}
