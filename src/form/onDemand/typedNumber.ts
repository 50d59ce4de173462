/**
 * What the text of a number box says where `readNumber` cannot tell: a unit of the box's own menu behind the number, the box's
 * name before it, and other ways to write a number. Whatever could mean two things is not read.
 */
import type { AnyFields, FieldOfKind } from '#src/kit/fields.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { legibleText, otherNotation } from './otherNotations.ts';
import { splitUnit, type TakenUnit, unitsTakenBy } from './unitSpellings.ts';
import { type Unreadable, unreadable } from './unreadableNumber.ts';

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
  const split = splitUnit(bare, units, (head) => numberIn(head, field, form.isStrict) !== null);
  if (split === null) return unreadableMeasure(bare, field, units, form.isStrict);
  return { kind: 'number', text: numberIn(split.head, field, form.isStrict) ?? '', unit: split.unit.unit };
}

/** '1,500 mg': what is wrong is told of the part before the unit, and what may be meant keeps the unit. */
function unreadableMeasure(
  text: string,
  field: FieldOfKind<'number'>,
  units: readonly TakenUnit[],
  isStrict: boolean,
): Unreadable {
  const measure = splitUnit(text, units, (head) => /(?:[\d½⅓⅔¼¾⅛]|\(\d+\))$/.test(head));
  const found = unreadable(measure?.head ?? text, field, units, isStrict);
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
