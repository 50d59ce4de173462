/** Which fields share a line with a neighbor in a narrow form: two that are short and have no words beside their labels. */
import type { AnyField } from '#src/engine/kit/fields.ts';

/** Letters for which half a line of a narrow form has room. */
const LONGEST = { label: 20, optional: 9, text: 12, option: 16, unit: 6 };

/** Returns the names of the fields that share a line, of those that are drawn in this order. */
export function halvesOf(
  shown: readonly (readonly [name: string, field: AnyField])[],
  /** The choice behind the box of a number, by the number's name. */
  attached: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const halves = new Set<string>();
  let [before, wasShort] = ['', false];
  for (const [name, field] of shown) {
    const isHalf = wasShort && !halves.has(before);
    const isNowShort = !attached.has(name) && isShort(field);
    if (isHalf && isNowShort) halves.add(before).add(name);
    [before, wasShort] = [name, isNowShort];
  }
  return halves;
}

function isShort(field: AnyField): boolean {
  const { label, hint, optional } = field;
  if (hint !== undefined || label.length + (optional === true ? LONGEST.optional : 0) > LONGEST.label) return false;
  switch (field.kind) {
    case 'number':
      return (
        field.scores === undefined &&
        [field, ...(field.units ?? [])].every(({ unit = '' }) => unit.length <= LONGEST.unit)
      );
    case 'text':
      return field.timeOfDay === true || (field.maxLength ?? LONGEST.text + 1) <= LONGEST.text;
    case 'choice':
      return field.look === 'menu' && field.options.every((option) => option.label.length <= LONGEST.option);
    default:
      return field.kind === 'date';
  }
}
