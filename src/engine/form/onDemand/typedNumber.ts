/**
 * What the text of a number box says where `readNumber` cannot tell: a unit of the box's own menu behind the number, feet and inches
 * or the like, the box's name before it, and other ways to write a number. What could mean two things is not read.
 */
import type { AnyFields, FieldOfKind } from '#src/engine/kit/fields.ts';
import { convertedNumber } from '#src/engine/kit/onDemand/units.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { mixedMeasure } from './mixedMeasure.ts';
import { legibleText, otherNotation, plainQuotient } from './otherNotations.ts';
import { KNOWN_UNITS, splitUnit, type TakenUnit, unitsTakenBy } from './unitSpellings.ts';
import { quotedText, type Unreadable, unreadable } from './unreadableNumber.ts';

/** A text as the number reader knows it, and the unit that was typed with it. */
export interface TypedNumber {
  readonly kind: 'number';
  readonly text: string;
  /** The value of the choice. Absent: none was typed. */
  readonly unit?: string;
}

/** What the boxes around it mean for a number. */
export interface NumberForm {
  /** The fields of the whole form, among them the choice that is the number's unit. */
  readonly fields: AnyFields;
  /** On pages on toxicity and medicine only units, names and invisible characters are understood. */
  readonly isStrict: boolean;
}

/** @param text not blank */
export function typedNumber(text: string, field: FieldOfKind<'number'>, form: NumberForm): TypedNumber | Unreadable {
  const legible = legibleText(text);
  const bare = withoutName(legible, field.label);
  const number = numberIn(bare, field, form.isStrict);
  if (number !== null) return { kind: 'number', text: number };
  const units = unitsTakenBy(field, form.fields);
  const mixed = mixedMeasure(bare, units);
  if (mixed !== null) return { kind: 'number', ...mixed };
  if (INCHES_OR_TENTHS.test(bare) && units.some(({ spellings }) => spellings.includes('ft')))
    return inchesOrTenths(bare, form.isStrict);
  const split = splitUnit(bare, units, (head) => numberIn(head, field, form.isStrict) !== null);
  if (split === null)
    return (
      inOnlyUnit(bare, field, units, form.isStrict) ??
      uncertainMeasure(bare, field, units, form.isStrict) ??
      unreadableMeasure(bare, field, units, form.isStrict)
    );
  return { kind: 'number', text: numberIn(split.head, field, form.isStrict) ?? '', unit: split.unit.unit };
}

/** Those whose units have one meaning everywhere. */
const CONVERTED = ['mass', 'length', 'volume', 'area', 'time'] as const;

/** '1100 lb' in a box without a menu that counts in kg. */
function inOnlyUnit(
  text: string,
  field: FieldOfKind<'number'>,
  [own, ...others]: readonly TakenUnit[],
  isStrict: boolean,
): TypedNumber | null {
  const split = splitUnit(text, KNOWN_UNITS, (head) => numberIn(head, field, isStrict) !== null);
  if (isStrict || own === undefined || others.length > 0 || split === null) return null;
  const value = readNumber(numberIn(split.head, field, isStrict) ?? '') ?? Number.NaN;
  const [converted] = CONVERTED.flatMap((quantity) =>
    split.unit.spellings.flatMap((unit) => convertedNumber(quantity, value, unit, own.unit) ?? []),
  );
  return converted === undefined ? null : { kind: 'number', text: plainQuotient(converted), unit: own.unit };
}

/** 5.11 ft is the height of few people and the slip of many: 5 ft 11 in was meant. */
const INCHES_OR_TENTHS = /^[4-7]\.1[01] ?(?:ft|foot|feet|')$/i;

function inchesOrTenths(text: string, isStrict: boolean): Unreadable {
  const [feet = '', inches = ''] = text.replace(/[^\d.]/g, '').split('.');
  const [mixed, decimal] = [`${feet} ft ${inches} in`, `${feet}.${inches}0 ft`];
  return {
    kind: 'unreadable',
    text: `${quotedText(text)} could mean two things: write ${mixed} or ${decimal}`,
    meant: isStrict ? [] : [mixed, decimal],
  };
}

const PLUS_MINUS = / ?(?:±|\+ ?\/ ?[-−]) ?/;

/** '9 g ± 90 mg': a number with its unit and an uncertainty, in a unit of its own or none. Null for anything else. */
function uncertainMeasure(
  text: string,
  field: FieldOfKind<'number'>,
  units: readonly TakenUnit[],
  isStrict: boolean,
): Unreadable | null {
  const [number = '', spread = ''] = text.split(PLUS_MINUS);
  const isNumber = (head: string) => Number.isFinite(readNumber(head) ?? Number.NaN);
  const own = splitUnit(number, units, isNumber);
  const other =
    splitUnit(spread, units, isNumber) ?? (own !== null && isNumber(spread) ? { ...own, head: spread } : null);
  if (own === null || other === null) return null;
  const times = sizeOf(field, other.unit) / sizeOf(field, own.unit);
  if (Number.isNaN(times) && other.unit.unit !== own.unit.unit) return null;
  const inOwn = other.unit.unit === own.unit.unit ? other.head : plainQuotient((readNumber(other.head) ?? 0) * times);
  const exact = `${own.head} ${own.unit.name}`;
  return {
    kind: 'unreadable',
    text: `${quotedText(text)} is a number with its uncertainty: enter ${exact} alone`,
    meant: isStrict ? [] : [exact],
    ...(!isStrict && { uncertain: { number: exact, spread: inOwn } }),
  };
}

/** In the field's own unit; differences have no zero. NaN where the units are those of a choice, which has no factors. */
function sizeOf(field: FieldOfKind<'number'>, { unit }: TakenUnit): number {
  return field.units?.find((choice) => choice.unit === unit)?.times ?? Number.NaN;
}

/** '1,500 mg': what is wrong is told of the part before the unit, and what may be meant keeps the unit. */
function unreadableMeasure(
  text: string,
  field: FieldOfKind<'number'>,
  units: readonly TakenUnit[],
  isStrict: boolean,
): Unreadable {
  const measure = splitUnit(text, units, (head) => /(?:[\d½⅓⅔¼¾⅛]|\(\d+\))$/.test(head));
  const found = unreadable(measure?.head ?? text, field, units, isStrict, text);
  if (measure === null) return found;
  const withUnit = (number: string) => `${number} ${measure.unit.name}`;
  const { uncertain } = found;
  return {
    ...found,
    meant: found.meant.map(withUnit),
    ...(uncertain && { uncertain: { ...uncertain, number: withUnit(uncertain.number) } }),
  };
}

function numberIn(text: string, field: FieldOfKind<'number'>, isStrict: boolean): string | null {
  const number = readNumber(text, isStrict);
  if (number !== null && Number.isFinite(number)) return text.trim();
  return number === null || isStrict ? null : otherNotation(text, field);
}

/** 'A260 = 0.5' and 'pH 7.4': the name of the box itself says nothing new. */
function withoutName(text: string, label: string): string {
  if (!text.toLowerCase().startsWith(label.toLowerCase())) return text;
  const rest = text.slice(label.length);
  return /^[ :=]/.test(rest) ? rest.replace(/^ ?[:=]?/, '').trim() : text;
}
