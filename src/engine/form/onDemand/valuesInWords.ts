import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { EnteredValue } from '#src/engine/kit/enteredValue.ts';
import {
  type AnyField,
  type AnyFields,
  type FieldOfKind,
  isHeldText,
  openColumns,
  type Value,
  type Values,
} from '#src/engine/kit/fields.ts';
import { fieldIn, isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import type { HeldText } from '#workers/contract.ts';
import { visibleFields } from '../controls.ts';
import { capitalised, labelText, rowName } from '../widgets/words.ts';
import { byteSize } from './byteSize.ts';

/** Longest text that is repeated beside a result, in characters. */
const LONGEST_TEXT = 80;

/** Returns the visible, filled inputs in page order as text: what a result was computed from. */
export function valuesInWords(fields: AnyFields, values: Values): readonly EnteredValue[] {
  return visibleFields(fields, values).flatMap(([name, field]): readonly EnteredValue[] => {
    const value = values[name] ?? '';
    if (field.kind === 'group') return prefixed(field.label, valuesInWords(field.fields, value as Values));
    if (field.kind === 'rows') return rowsInWords(field, value as readonly Values[]);
    const text = inWords(field, value);
    const asTyped = isMeasured(field) ? fieldIn(field, values[unitName(name)]) : field;
    return text === '' ? [] : [{ label: labelText(asTyped), text }];
  });
}

function prefixed(label: string, inner: readonly EnteredValue[]): readonly EnteredValue[] {
  return inner.map((each) => ({ ...each, label: `${label}, ${each.label}` }));
}

/** One line per row. Fixed values of a row are already part of its name. */
function rowsInWords(field: FieldOfKind<'rows'>, rows: readonly Values[]): readonly EnteredValue[] {
  return rows.flatMap((row, index) => {
    const cells = valuesInWords(openColumns(field), row).map(({ label, text }) => `${label} ${text}`);
    return cells.length === 0 ? [] : [{ label: capitalised(rowName(field, index)), text: cells.join(', ') }];
  });
}

function inWords(field: Exclude<AnyField, FieldOfKind<'group' | 'rows'>>, value: Value): string {
  if (field.kind === 'checkbox') return value === true ? 'Yes' : 'No';
  if (isHeldText(value)) return `${value.name}, ${sizeOf(value)}`;
  const text = String(value).trim();
  if (field.kind === 'choice') return field.options.find((option) => option.value === text)?.label ?? '';
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${grouped(text.length)} characters)` : text;
}

/** Length of a text held outside the page. */
function sizeOf({ size, unit }: HeldText): string {
  return unit === 'bytes' ? byteSize(size) : `${grouped(size)} characters`;
}
