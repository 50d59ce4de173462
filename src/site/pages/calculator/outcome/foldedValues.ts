import { visibleFields } from '#src/engine/form/controls.ts';
import { unitMenus } from '#src/engine/form/FieldList.tsx';
import { byteSize } from '#src/engine/form/onDemand/byteSize.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { type AnyField, type AnyFields, isHeldText, type Value, type Values } from '#src/engine/kit/fields.ts';
import { tableDate } from '#src/engine/kit/format.ts';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';

/** The line of a folded form has room for these at most. */
const MOST_VALUES = 4;
const LONGEST_TEXT = 24;

/**
 * Returns the first inputs as they are read in one line, each number with its unit: '9 g', '180.156 g/mol', '0.25 L'.
 *
 * @param name is written before them, and is not said twice
 */
export function foldedValues(fields: AnyFields, values: Values, name: string): readonly string[] {
  return valuesOf(fields, values)
    .filter((text) => text !== name)
    .slice(0, MOST_VALUES);
}

function valuesOf(fields: AnyFields, values: Values): readonly string[] {
  const visible = visibleFields(fields, values);
  const menus = unitMenus(fields, visible);
  const besideNumbers = new Set(menus.values());
  return visible.flatMap(([name, field]) => {
    if (besideNumbers.has(name)) return [];
    const value = values[name] ?? '';
    if (field.kind === 'group') return valuesOf(field.fields, value as Values);
    const text = inShort(field, value);
    if (text === '') return [];
    const unit = isMeasured(field) ? values[unitName(name)] : unitOf(field, fields, menus.get(name), values);
    return [unit ? `${text} ${unit}` : text];
  });
}

/** A unit that is declared, or chosen in the menu beside the number. */
function unitOf(field: AnyField, fields: AnyFields, menu: string | undefined, values: Values): string | undefined {
  if (field.kind !== 'number') return undefined;
  const choice = menu === undefined ? undefined : fields[menu];
  return choice === undefined ? field.unit : inShort(choice, values[menu ?? ''] ?? '');
}

function inShort(field: AnyField, value: Value): string {
  if (field.kind === 'checkbox') return '';
  if (field.kind === 'rows') {
    const count = (value as readonly Values[]).filter((row) => Object.values(row).some((cell) => cell !== '')).length;
    return count === 0 ? '' : `${count} × ${field.rowName}`;
  }
  if (isHeldText(value)) return `${value.name}, ${value.unit === 'bytes' ? byteSize(value.size) : grouped(value.size)}`;
  const text = String(value).trim();
  if (field.kind === 'choice') return field.options.find((option) => option.value === text)?.label ?? '';
  if (isIsoDate(text)) return tableDate(text);
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
