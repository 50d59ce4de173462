import { isVisitorOnly } from '#src/engine/form/confirmations.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';

/** The part of a draft that a link or a stored draft contains. */
export function carried(fields: AnyFields, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isVisitorOnly(fields[name])));
}
