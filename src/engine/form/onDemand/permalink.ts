/**
 * Encodes a form as a readable URL fragment: `#shape=sphere&size=10`, with dotted names in groups and lists
 * (`species.0.count=12`). A fragment is not sent to the host. Only changed values are named, so that a field that a
 * later version adds gets its initial value.
 */
import {
  type AnyField,
  type AnyFields,
  type FieldOfKind,
  openColumns,
  type Value,
  type Values,
} from '#src/engine/kit/fields.ts';
import { renamedInput } from '#src/engine/kit/onDemand/formerNames.ts';
import { wellFormed } from '#src/engine/kit/onDemand/wellFormed.ts';
import { isMeasured, type MeasuredField, unitName } from '#src/engine/kit/unitFields.ts';
import { isVisitorOnly } from '../confirmations.ts';
import { visibleFields } from '../controls.ts';
import { blankValues } from '../fieldValues.ts';
import { inLetterCase } from '../letterCase.ts';
import { heldTextsIn } from '../longText.ts';

/**
 * Most characters of a fragment. Longer ones do not survive every program that passes a link on; none is created or
 * read.
 */
export const LONGEST_FRAGMENT = 8_000;

type Pair = readonly [name: string, text: string];

/**
 * Returns the visible values of a form, without the fields that only the visitor may fill in. When all values are
 * initial, all of them are named, because the link would otherwise be the page's own.
 *
 * @param values complete values of the fields
 * @returns without '#'; null when the values are too long for a link or are held outside the page
 */
export function fragmentOf(fields: AnyFields, values: Values): string | null {
  const shown = Object.fromEntries(visibleFields(fields, values).map(([name]) => [name, values[name] ?? '']));
  if (heldTextsIn(shown).length > 0) return null;
  const changed = pairsOf(fields, values, blankValues(fields));
  const pairs = changed.length > 0 ? changed : pairsOf(fields, values, {});
  const fragment = pairs.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&');
  return fragment.length > LONGEST_FRAGMENT ? null : fragment;
}

/**
 * Parses the values that a fragment names for the fields. Parts that name no field, cannot be decoded or belong to a
 * row that does not follow the previous ones are dropped. Unchecked: `sanitizedDraft` decides which of them fit.
 *
 * @param fragment untrusted, with or without '#'
 */
export function namedValues(fields: AnyFields, fragment: string): Readonly<Record<string, unknown>> {
  const found: Named = {};
  const pieces = fragment.replace(/^#/, '');
  if (pieces.length > LONGEST_FRAGMENT) return found;
  for (const piece of pieces.split('&')) {
    const mark = piece.indexOf('=');
    const [name, text] = [decoded(piece.slice(0, Math.max(mark, 0))), decoded(piece.slice(mark + 1))];
    if (mark > 0 && name !== null && text !== null) put(found, fields, name.split('.'), text);
  }
  return found;
}

/** @param blank values that are omitted */
function pairsOf(fields: AnyFields, values: Values, blank: Values, prefix = ''): readonly Pair[] {
  return visibleFields(fields, values).flatMap(([key, field]): readonly Pair[] => {
    if (isVisitorOnly(field)) return [];
    const name = `${prefix}${key}`;
    const value = values[key] ?? '';
    const initial = blank[key];
    switch (field.kind) {
      case 'group':
        return pairsOf(field.fields, value as Values, (initial ?? {}) as Values, `${name}.`);
      case 'rows':
        return (value as readonly Values[]).flatMap((row, index) => rowPairs(field, row, index, name));
      case 'checkbox':
        return value === initial ? [] : [[name, String(value)]];
      case 'date':
        // Where a form starts with the day of whoever opens it, a blank date would become that day.
        return field.initial === 'today' ? [[name, String(value)]] : changedPair(name, value, initial);
      default:
        return isMeasured(field) ? measurePairs(field, key, values, initial, name) : changedPair(name, value, initial);
    }
  });
}

function changedPair(name: string, value: Value, initial: Value | undefined): readonly Pair[] {
  return value === initial ? [] : [[name, String(value)]];
}

/** A number and its unit belong together: both are named when the unit is not the field's own. */
function measurePairs(
  field: MeasuredField,
  key: string,
  values: Values,
  initial: Value | undefined,
  name: string,
): readonly Pair[] {
  const value = values[key] ?? '';
  const unit = values[unitName(key)] ?? field.unit ?? '';
  if (unit === field.unit || value === '') return changedPair(name, value, initial);
  return [
    [name, String(value)],
    [unitName(name), String(unit)],
  ];
}

/** A row beyond the initial ones is named even if it is empty. */
function rowPairs(field: FieldOfKind<'rows'>, row: Values, index: number, list: string): readonly Pair[] {
  const columns = openColumns(field);
  const name = `${list}.${index}`;
  const pairs = pairsOf(columns, row, blankValues(columns), `${name}.`);
  return pairs.length > 0 || index < startingRows(field) ? pairs : [[name, '']];
}

function startingRows({ fixedRows, minRows }: FieldOfKind<'rows'>): number {
  return fixedRows?.length ?? minRows;
}

interface Named {
  [key: string]: string | boolean | Named | Named[];
}

function put(into: Named, fields: AnyFields, [written = '', ...deeper]: readonly string[], typed: string): void {
  const [key, value] = deeper.length === 0 ? renamedInput(fields, written, typed) : [written, typed];
  const text = String(value);
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field === undefined) return;
  if (field.kind === 'group') {
    const group = (into[key] ?? {}) as Named;
    put(group, field.fields, deeper, text);
    if (Object.keys(group).length > 0) into[key] = group;
  } else if (field.kind === 'rows') {
    const rows = (into[key] ?? Array.from({ length: startingRows(field) }, () => ({}))) as Named[];
    if (putInRow(rows, field, deeper, text)) into[key] = rows;
  } else if (deeper.length === 0) {
    into[key] = asHeld(field, text);
  }
}

/**
 * Accepts only an existing row or the next one: a link cannot create a thousand rows by naming the thousandth.
 *
 * @returns whether the list has such a row
 */
function putInRow(
  rows: Named[],
  field: FieldOfKind<'rows'>,
  [index = '', ...column]: readonly string[],
  text: string,
): boolean {
  const place = /^\d{1,4}$/.test(index) ? Number(index) : Number.POSITIVE_INFINITY;
  if (place > rows.length || (field.fixedRows !== undefined && place === rows.length)) return false;
  const row = rows[place] ?? {};
  rows[place] = row;
  if (column.length > 0) put(row, openColumns(field), column, text);
  return true;
}

function asHeld(field: AnyField, text: string): string | boolean {
  if (field.kind === 'text') return inLetterCase(text, field);
  if (field.kind !== 'checkbox') return text;
  return text === 'true' || (text === 'false' ? false : text);
}

/**
 * Also encodes brackets and similar characters, which programs that detect links in text take for the end of a link.
 */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*~]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
