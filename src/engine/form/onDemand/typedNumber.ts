/**
 * What the text of a number box says where `readNumber` cannot tell: a unit of the box's own menu behind the number, feet and inches
 * or the like, the box's name before it, and other ways to write a number. What could mean two things is not read.
 */
import type { AnyFields, FieldOfKind } from '#src/engine/kit/fields.ts';
import { convertedNumber } from '#src/engine/kit/onDemand/units.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { measuresMeant, mixedMeasure } from './mixedMeasure.ts';
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
  const asked = twoMeanings(bare, units, form.isStrict);
  if (asked !== null) return asked;
  const split = splitUnit(bare, units, (head) => numberIn(head, field, form.isStrict) !== null);
  if (split === null)
    return (
      inOnlyUnit(bare, field, units, form.isStrict) ??
      uncertainMeasure(bare, field, units, form.isStrict) ??
      unreadableMeasure(bare, field, units, form.isStrict)
    );
  return { kind: 'number', text: numberIn(split.head, field, form.isStrict) ?? '', unit: split.unit.unit };
}

function twoMeanings(text: string, units: readonly TakenUnit[], isStrict: boolean): Unreadable | null {
  const meant = measuresMeant(text, units);
  if (meant === null) return null;
  const words = `${quotedText(text)} could mean two things: write ${meant.join(' or ')}`;
  return { kind: 'unreadable', text: words, meant: isStrict ? [] : meant };
}

/** Those whose units have one meaning everywhere. */
const CONVERTED = ['mass', 'length', 'volume', 'area', 'time'] as const;

/** '1100 lb' in a box without a menu that counts in kg, and '5 ft 11 in' in one that counts in m. */
function inOnlyUnit(
  text: string,
  field: FieldOfKind<'number'>,
  [own, ...others]: readonly TakenUnit[],
  isStrict: boolean,
): TypedNumber | Unreadable | null {
  if (isStrict || own === undefined || others.length > 0) return null;
  const measure = measureIn(text, KNOWN_UNITS, (head) => numberIn(head, field, isStrict));
  const value = readNumber(measure?.head ?? '') ?? Number.NaN;
  const converted = measure === null ? null : convertedBetween(value, measure.unit, own);
  if (converted === null) return null;
  return twoMeanings(text, KNOWN_UNITS, isStrict) ?? { kind: 'number', text: plainQuotient(converted), unit: own.unit };
}

/** A number with its unit, or one in two units. */
function measureIn(
  text: string,
  units: readonly TakenUnit[],
  read: (head: string) => string | null,
): { readonly head: string; readonly unit: TakenUnit } | null {
  const mixed = mixedMeasure(text, units);
  const unit = units.find((each) => each.unit === mixed?.unit);
  if (mixed !== null && unit !== undefined) return { head: mixed.text, unit };
  const split = splitUnit(text, units, (head) => read(head) !== null);
  return split === null ? null : { head: read(split.head) ?? '', unit: split.unit };
}

function convertedBetween(value: number, from: TakenUnit, to: TakenUnit): number | null {
  const [converted] = CONVERTED.flatMap((quantity) =>
    from.spellings.flatMap((one) =>
      to.spellings.flatMap((other) => convertedNumber(quantity, value, one, other) ?? []),
    ),
  );
  return converted ?? null;
}

const PER_CENT = / ?%$/;
const PLUS_MINUS = / ?(?:±|\+ ?\/ ?[-−]) ?/;

/** '9 g ± 90 mg': a number with its unit and an uncertainty, in a unit of its own or none. Null for anything else. */
function uncertainMeasure(
  text: string,
  field: FieldOfKind<'number'>,
  units: readonly TakenUnit[],
  isStrict: boolean,
): Unreadable | null {
  const [number = '', spread = ''] = text.split(PLUS_MINUS);
  const plain = (head: string) => (Number.isFinite(readNumber(head) ?? Number.NaN) ? head : null);
  const own = measureIn(number, units, plain);
  if (own === null) return null;
  const isOwn = plain(spread.replace(PER_CENT, '')) !== null;
  const other = measureIn(spread, units, plain) ?? (isOwn ? { head: spread, unit: own.unit } : null);
  if (other === null) return null;
  const inOwn = spreadIn(field, own.unit, other);
  if (inOwn === null) return null;
  const exact = `${own.head} ${own.unit.name}`;
  return {
    kind: 'unreadable',
    text: `${quotedText(text)} is a number with its uncertainty: enter ${exact} alone`,
    meant: isStrict ? [] : [exact],
    ...(!isStrict && { uncertain: { number: exact, spread: inOwn } }),
  };
}

/** An uncertainty in the unit of its number; differences of temperatures have no zero. Null where the two are of different kinds. */
function spreadIn(
  { units = [] }: FieldOfKind<'number'>,
  own: TakenUnit,
  { head, unit }: { readonly head: string; readonly unit: TakenUnit },
): string | null {
  if (unit.unit === own.unit) return head;
  const value = readNumber(head) ?? Number.NaN;
  const [from, to] = [unit, own].map((each) => units.find((choice) => choice.unit === each.unit)?.times);
  const spread = from === undefined || to === undefined ? convertedBetween(value, unit, own) : (value * from) / to;
  return spread === null ? null : plainQuotient(spread);
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
