/** Units that are chosen at the head of a list's columns. */
import type { AnyField, AnyFields } from '#src/engine/kit/fields.ts';

/** Returns the names of the choices of the form that are drawn as menus at the head of this field's columns. */
export function headMenus(form: AnyFields, field: AnyField): readonly string[] {
  if (field.kind !== 'rows') return [];
  return Object.values(field.unitsIn ?? {})
    .flat()
    .filter((name) => {
      const choice = form[name];
      return choice?.kind === 'choice' && choice.look === 'menu';
    });
}
