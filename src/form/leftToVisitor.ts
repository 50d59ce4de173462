/** What nobody but the visitor enters: confirmations, and numbers that are declared so. */
import type { AnyField, AnyFields, Values } from '#src/kit/fields.ts';

export function isLeftToVisitor(field: AnyField | undefined): boolean {
  return isConfirmation(field) || (field?.kind === 'number' && field.byHand === true);
}

export function isConfirmation(field: AnyField | undefined): boolean {
  return field?.kind === 'checkbox' && field.confirms !== undefined;
}

/** The same filling as an example or a link may bring it. */
export function withoutVisitorsOwn(fields: AnyFields, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isLeftToVisitor(fields[name])));
}
