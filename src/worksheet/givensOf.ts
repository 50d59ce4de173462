import { visibleFields } from '#src/form/controls.ts';
import { type AnyField, type AnyFields, isGroup, type Values } from '#src/kit/fields.ts';
import { isUnitField, unitName } from '#src/kit/unitFields.ts';
import { isRows } from './isRows.ts';

/** One thing that a problem states, such as 'Mass' and '12.5 g'. */
export interface Given {
  readonly label: string;
  readonly text: string;
}

/** Returns what a filled form states, in the order of the page; hidden and blank fields are left out. */
export function givensOf(fields: AnyFields, values: Values): readonly Given[] {
  return visibleFields(fields, values).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'group' && isGroup(value)) return givensOf(field.fields, value);
    if (field.kind === 'rows' && isRows(value)) return value.flatMap((row, index) => rowGivens(field, row, index));
    if (isUnitField(field)) return [];
    if (field.kind === 'checkbox') return [{ label: field.label, text: value === true ? 'yes' : 'no' }];
    if (typeof value !== 'string' || value === '') return [];
    return [{ label: field.label, text: textOf(name, field, value, { fields, values }) }];
  });
}

/** A row is one line, such as 'Species 1: Count 12'. */
function rowGivens({ row: fields, rowName }: Extract<AnyField, { kind: 'rows' }>, row: Values, index: number) {
  const cells = givensOf(fields, row).map(({ label, text }) => `${label} ${text}`);
  const name = `${rowName.charAt(0).toUpperCase()}${rowName.slice(1)} ${index + 1}`;
  return cells.length === 0 ? [] : [{ label: name, text: cells.join(', ') }];
}

interface Form {
  readonly fields: AnyFields;
  readonly values: Values;
}

function textOf(name: string, field: AnyField, value: string, form: Form): string {
  if (field.kind === 'choice') return optionLabel(field, value);
  if (field.kind !== 'number') return value;
  const unit = unitOf(name, field, form);
  return unit === '' ? value : `${value} ${unit}`;
}

function unitOf(name: string, field: Extract<AnyField, { kind: 'number' }>, { fields, values }: Form): string {
  const key = field.unitIn ?? unitName(name);
  const chosen = values[key];
  return typeof chosen === 'string' && chosen !== '' ? optionLabel(fields[key], chosen) : (field.unit ?? '');
}

function optionLabel(field: AnyField | undefined, value: string): string {
  if (field?.kind !== 'choice') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
