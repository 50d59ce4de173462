/** Finds the choices that are drawn as the menu behind the box of the number whose unit they are. */
import type { AnyField, AnyFields } from '#src/kit/fields.ts';

/**
 * Returns the name of the choice for each number that has its unit's menu: a choice that directly follows its number.
 * The unit of a list's columns stays on its own, regardless of which number shares it.
 *
 * @param visible the fields that are drawn, in page order
 */
export function unitMenus(
  fields: AnyFields,
  visible: readonly (readonly [name: string, field: AnyField])[],
): ReadonlyMap<string, string> {
  const ofColumns = new Set(
    Object.values(fields).flatMap((field) => (field.kind === 'rows' ? Object.values(field.unitsIn ?? {}).flat() : [])),
  );
  return new Map(
    visible.flatMap(([name, field], index) => {
      const [next, choice] = visible[index + 1] ?? [];
      const isAttached = field.kind === 'number' && field.unitIn === next && choice?.kind === 'choice';
      return isAttached && next !== undefined && !ofColumns.has(next) ? [[name, next] as const] : [];
    }),
  );
}
