/** The single controls that make up a form, by their dotted names in the page. */
import { type AnyField, type AnyFields, openColumns, type Value, type Values } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { isMeasured, isUnitField, numberFieldOf, unitName } from '#src/engine/kit/unitFields.ts';

/** One box, menu or checkbox on the page. */
export interface Control {
  /** Its `name`: `species.2.count`. */
  readonly name: string;
  /** The declared field that it is or belongs to: `species`. */
  readonly owner: string;
  readonly field: AnyField;
  readonly value: Value;
}

/** Returns the visible controls in page order. Rows that were checked before they were added are text, not controls. */
export function controlsOf(fields: AnyFields, values: Values): readonly Control[] {
  return visibleFields(fields, values).flatMap(([owner, field]) => {
    const value = values[owner] ?? '';
    if (field.kind === 'group') return within(owner, owner, field.fields, value as Values);
    if (isMeasured(field)) return [{ name: owner, owner, field, value }, ...unitOf(owner)];
    if (field.kind !== 'rows') return [{ name: owner, owner, field, value }];
    if (field.entry !== undefined) {
      const { name } = field.entry;
      return within(name, owner, field.row, (values[name] ?? {}) as Values);
    }
    return (value as readonly Values[]).flatMap((row, index) =>
      within(`${owner}.${index}`, owner, openColumns(field), row),
    );
  });

  /** Returns the menu of units beside the box of a number. */
  function unitOf(owner: string): readonly Control[] {
    const name = unitName(owner);
    const field = fields[name];
    return field === undefined ? [] : [{ name, owner, field, value: values[name] ?? '' }];
  }
}

/** Returns the fields to draw, in page order. A unit is drawn with its number. */
export function visibleFields(fields: AnyFields, values: Values): readonly (readonly [string, AnyField])[] {
  return Object.entries(fields).filter(
    ([, field]) => !isUnitField(field) && (field.visibleWhen === undefined || field.visibleWhen(values)),
  );
}

/**
 * Returns the control that an issue is about: the one with that name, the first unfilled one of the list or group of
 * that name, or the one in an entry form, named by its own formula or as the row after the last of its list. Without a
 * path, the first required control that is unfilled. Null when no single control can be identified.
 */
export function controlAtFault(fields: AnyFields, values: Values, path: string | undefined): Control | null {
  const controls = controlsOf(fields, values);
  if (path === undefined) return controls.find((control) => isUnfilled(control)) ?? null;
  const exact = controls.find(({ name }) => name === path);
  if (exact !== undefined) return exact;
  const inside = controls.filter(({ name, owner }) => name.startsWith(`${path}.`) || owner === path);
  if (inside.length > 0) return inside.find((control) => isUnfilled(control)) ?? inside[0] ?? null;
  const entries = Object.entries(fields).flatMap(([list, field]) => {
    if (field.kind !== 'rows' || field.entry === undefined) return [];
    const { length } = values[list] as readonly Values[];
    return [`${field.entry.name}.${path}`, path.replace(`${list}.${length}.`, `${field.entry.name}.`)];
  });
  return controls.find(({ name }) => entries.includes(name)) ?? null;
}

/** True for a number that is neither blank nor written plainly. */
export function isUnreadable(control: Control | undefined): boolean {
  return numberFieldOf(control?.field) !== null && Number.isNaN(readNumber(String(control?.value)));
}

/** The values with the one at a dotted name replaced. */
export function withValueAt(values: Values, name: string, value: Value): Values {
  return replaced(values, name.split('.'), value) as Values;
}

function within(prefix: string, owner: string, fields: AnyFields, values: Values): readonly Control[] {
  return controlsOf(fields, values).map((control) => ({ ...control, name: `${prefix}.${control.name}`, owner }));
}

function isUnfilled({ field, value }: Control): boolean {
  if (field.optional === true || typeof value !== 'string') return false;
  if (field.kind !== 'number') return value.trim() === '';
  const number = readNumber(value);
  return number === null || Number.isNaN(number);
}

function replaced(parent: Value, [key = '', ...deeper]: readonly string[], value: Value): Value {
  const next = (child: Value | undefined) => (deeper.length === 0 ? value : replaced(child ?? {}, deeper, value));
  if (Array.isArray(parent))
    return parent.map((row: Values, index) => (String(index) === key ? (next(row) as Values) : row));
  const object = parent as Values;
  return { ...object, [key]: next(object[key]) };
}
