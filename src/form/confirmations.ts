import type { AnyFields, Values } from '#src/kit/fields.ts';

/** The same filling with every confirmation left to the visitor: an example or a link never ticks one. */
export function withoutConfirmations(fields: AnyFields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name];
      return field?.kind !== 'checkbox' || field.confirms === undefined;
    }),
  );
}
