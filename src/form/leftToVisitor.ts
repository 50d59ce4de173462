/** Fields that links, examples and drafts must never fill. */
import type { AnyField, AnyFields, Values } from '#src/kit/fields.ts';

/** No link and no stored draft holds it. */
export function isLeftToVisitor(field: AnyField | undefined): boolean {
  return isConfirmation(field) || (field?.kind === 'number' && field.prescribed === true);
}

export function isConfirmation(field: AnyField | undefined): boolean {
  return field?.kind === 'checkbox' && field.confirms !== undefined;
}

/** The same filling with every confirmation left to the visitor: no example ticks one. */
export function withoutConfirmations(fields: AnyFields, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isConfirmation(fields[name])));
}
