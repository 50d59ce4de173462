import { type AnyFields, isGroup, openColumns, resetsOthers, type Value, type Values } from '#src/kit/fields.ts';
import { isMeasured, isUnitField, unitName } from '#src/kit/unitFields.ts';
import { drawNumber } from './drawNumber.ts';
import { isRows } from './isRows.ts';

/**
 * Returns the example with other numbers and other options. Units, texts, dates, checkboxes and the choices that empty
 * the form stay as in the example. Not every drawing is accepted by the formula.
 *
 * @param random gives numbers from 0 to below 1; the same numbers give the same draft
 */
export function drawDraft(fields: AnyFields, example: Values, random: () => number): Values {
  const drawn: Record<string, Value> = { ...example };
  for (const [name, field] of Object.entries(fields)) {
    const value = example[name];
    if (field.kind === 'number' && typeof value === 'string') {
      drawn[name] = drawNumber(field, value, random, isInOwnUnit(fields, example, name));
    } else if (field.kind === 'group' && isGroup(value)) {
      drawn[name] = drawDraft(field.fields, value, random);
    } else if (field.kind === 'rows' && isRows(value)) {
      const columns = openColumns(field);
      drawn[name] = value.map((row) => drawDraft(columns, row, random));
    } else if (field.kind === 'choice' && value !== '' && !isUnitField(field) && !resetsOthers(field)) {
      drawn[name] = field.options[Math.floor(random() * field.options.length)]?.value ?? '';
    }
  }
  return drawn;
}

function isInOwnUnit(fields: AnyFields, example: Values, name: string): boolean {
  const field = fields[name];
  return (
    !isMeasured(field) || example[unitName(name)] === undefined || example[unitName(name)] === field.units[0]?.unit
  );
}
