/** Fields that links, examples and drafts must never fill. */
import type { AnyField, AnyFields, Values } from '#src/engine/kit/fields.ts';

/** Returns whether only the visitor may fill in the field: no link or stored draft contains it. */
export function isVisitorOnly(field: AnyField | undefined): boolean {
  if (field?.kind === 'checkbox') return field.confirms !== undefined || field.isPersonal === true;
  return field?.kind === 'number' && field.prescribed === true;
}

export function isConfirmation(field: AnyField | undefined): boolean {
  return field?.kind === 'checkbox' && field.confirms !== undefined;
}

/** Returns the values without confirmations: no example checks one. */
export function withoutConfirmations(fields: AnyFields, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isConfirmation(fields[name])));
}
