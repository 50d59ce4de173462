import { takesMany } from '#src/batch/takesMany.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyFields } from '#src/kit/fields.ts';

/**
 * Returns whether problems can be made up for the calculator: it has a number to draw, every input fits on a line, and
 * the page carries no warning. Toxicity and medicine are not practiced with made-up animals.
 */
export function offersWorksheet(definition: AnyCalculatorDefinition): boolean {
  const { fields, warning } = definition;
  return warning === undefined && takesMany(definition) && !hasSequence(fields) && hasNumber(fields);
}

function hasSequence(fields: AnyFields): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'sequence' || (field.kind === 'group' && hasSequence(field.fields)),
  );
}

function hasNumber(fields: AnyFields): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'number' || (field.kind === 'group' && hasNumber(field.fields)),
  );
}
