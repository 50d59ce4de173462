import { visibleFields } from '#src/form/controls.ts';
import { type AnyField, type AnyFields, isGroup, type Values } from '#src/kit/fields.ts';
import { isUnitField, unitName } from '#src/kit/unitFields.ts';

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
    if (isUnitField(field)) return [];
    if (field.kind === 'checkbox') return [{ label: field.label, text: value === true ? 'yes' : 'no' }];
    if (typeof value !== 'string' || value === '') return [];
    return [{ label: field.label, text: textOf(name, field, value, { fields, values }) }];
  });
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
