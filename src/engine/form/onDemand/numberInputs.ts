/** The number boxes of a filled form, each by the dotted path that draft and candidate share. */
import {
  type AnyField,
  type AnyFields,
  type FieldOfKind,
  isGroup,
  openColumns,
  type Value,
  type Values,
} from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { counted, fieldIn, isMeasured, typedIn, unitName } from '#src/engine/kit/unitFields.ts';
import { visibleFields, withValueAt } from '../controls.ts';
import { capitalised, rowName } from '../widgets/words.ts';

type NumberField = FieldOfKind<'number'>;

/** One visible number box. */
export interface NumberInput {
  /** Its place in the draft and in the candidate: `volume`, `sample.mass`, `isotopes.0.mass`. */
  readonly path: string;
  /** Full words: 'Volume', 'Sample: mass', 'Isotope 1: mass'. */
  readonly label: string;
  /** As declared: limits and step in the formula's unit. */
  readonly field: NumberField;
  /** As its box uses it: limits and step in the unit that is typed in. */
  readonly box: NumberField;
  /** The unit that is typed in. */
  readonly unit?: string;
  /** The choice of unit beside the box, where there is one. */
  readonly chosen: Value | undefined;
  readonly text: string;
  /** What the formula gets, in the field's own unit; null when the box is blank or does not read as a plain number. */
  readonly own: number | null;
}

/** Returns the visible number boxes in page order. Rows that were checked before they were added are not boxes. */
export function numberInputs(fields: AnyFields, draft: Values): readonly NumberInput[] {
  return inputsIn(fields, draft, '', '', [[fields, draft]]);
}

/** Returns the draft with the text of one box replaced. */
export function withTyped(draft: Values, path: string, text: string): Values {
  return withValueAt(draft, path, text);
}

/** Returns a number of the input's own unit as it is in the unit typed in. */
export function inTypedUnit({ field, chosen }: NumberInput, own: number): number {
  return isMeasured(field) ? typedIn(field, own, chosen) : own;
}

/** Returns a typed number in the field's own unit; NaN on overflow. */
export function inOwnUnit({ field, chosen }: NumberInput, typed: number): number {
  return isMeasured(field) ? (counted(field, typed, chosen) ?? Number.NaN) : typed;
}

/** Fields and their values, from the outermost to the innermost. */
type Surroundings = readonly (readonly [AnyFields, Values])[];

function inputsIn(
  fields: AnyFields,
  values: Values,
  prefix: string,
  head: string,
  around: Surroundings,
): readonly NumberInput[] {
  return visibleFields(fields, values).flatMap(([name, field]): readonly NumberInput[] => {
    const path = `${prefix}${name}`;
    const value = values[name];
    if (field.kind === 'number') return [numberInput(path, head, name, field, values, around)];
    if (field.kind === 'group') {
      const group = isGroup(value) ? value : {};
      const inner: Surroundings = [...around, [field.fields, group]];
      return inputsIn(field.fields, group, `${path}.`, `${head}${field.label}: `, inner);
    }
    if (field.kind !== 'rows' || field.entry !== undefined || !Array.isArray(value)) return [];
    return value.flatMap((row: Values, index) => {
      const open = openColumns(field);
      const rowHead = `${head}${capitalised(rowName(field, index))}: `;
      return inputsIn(open, row, `${path}.${index}.`, rowHead, [...around, [field.row, row]]);
    });
  });
}

function numberInput(
  path: string,
  head: string,
  name: string,
  field: NumberField,
  values: Values,
  around: Surroundings,
): NumberInput {
  const typed = values[name];
  const text = typeof typed === 'string' ? typed : '';
  const chosen = values[unitName(name)];
  const number = readNumber(text);
  const own = number !== null && isMeasured(field) ? counted(field, number, chosen) : number;
  const box = isMeasured(field) ? fieldIn(field, chosen) : field;
  const unit = chosenUnit(field.unitIn, around) ?? box.unit;
  return {
    path,
    label: head === '' ? field.label : `${head}${inSentence(field.label)}`,
    field,
    box,
    ...(unit === undefined ? {} : { unit }),
    chosen,
    text,
    own: own === null || Number.isNaN(own) ? null : own,
  };
}

/** The label of the option chosen in the input that is this number's unit, found from the inside out. */
function chosenUnit(name: string | undefined, around: Surroundings): string | undefined {
  if (name === undefined) return undefined;
  for (const [fields, values] of around.toReversed()) {
    const field: AnyField | undefined = fields[name];
    if (field?.kind === 'choice') return field.options.find(({ value }) => value === values[name])?.label;
  }
  return undefined;
}

/** Within a line a label begins in lower case, unless it begins with a symbol or an abbreviation. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]{2}/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
