import { isVisitorOnly } from '#src/form/visitorOnly.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';

/** What a link or a stored draft carries of a filling. */
export function carried(fields: AnyFields, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isVisitorOnly(fields[name])));
}
