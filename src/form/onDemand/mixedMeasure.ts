/**
 * A length or a weight in two units, as people say it: 5'11", 5 ft 11 in, 12 st 4 lb, 7 lb 4 oz. It has one meaning in every box that
 * takes one of the two units.
 */
import { readNumber } from '#src/kit/readNumber.ts';
import { fraction, plainQuotient } from './otherNotations.ts';
import type { TakenUnit } from './unitSpellings.ts';

interface Pair {
  readonly large: string;
  readonly small: string;
  /** Small ones in a large one. */
  readonly parts: number;
  /** Whole large ones, then small ones, which may have decimals or be a fraction. */
  readonly form: RegExp;
}

const SMALL = '(?<small>\\d+(?:[.,]\\d{1,2})?|(?:\\d+ ?)?[½¼¾⅛⅜⅝⅞]|(?:\\d+ )?\\d{1,2}[/⁄]\\d{1,2})';
const PAIRS: readonly Pair[] = [
  // The sign of inches may be left out, as in 6'3.
  { large: 'ft', small: 'in', parts: 12, form: pair(`(?:'|ft\\.?|foot|feet)`, `(?:"|in\\.?|inch|inches)?`) },
  { large: 'st', small: 'lb', parts: 14, form: pair('(?:st|stones?)', '(?:lbs?|pounds?)') },
  { large: 'lb', small: 'oz', parts: 16, form: pair('(?:lbs?|pounds?)', '(?:oz|ounces?)') },
];

/**
 * The number in the smaller unit, or in the larger one where the box takes only that.
 *
 * @returns null for anything else, and where the smaller ones would make another larger one: 5 ft 14 in
 */
export function mixedMeasure(
  text: string,
  units: readonly TakenUnit[],
): { readonly text: string; readonly unit: string } | null {
  const plain = text.replace(/[’‘′]/g, "'").replace(/[”“″]|''/g, '"');
  for (const { large, small, parts, form } of PAIRS) {
    const taken = [small, large].flatMap((wanted) => units.find(({ spellings }) => spellings.includes(wanted)) ?? []);
    const [first] = taken;
    const found = first === undefined ? undefined : form.exec(plain)?.groups;
    if (first === undefined || found?.large === undefined || found.small === undefined) continue;
    const rest = readNumber(fraction(found.small) ?? found.small) ?? Number.NaN;
    if (!(rest < parts)) return null;
    const inSmall = Number(found.large) * parts + rest;
    const number = first.spellings.includes(small) ? inSmall : inSmall / parts;
    return { text: plainQuotient(number), unit: first.unit };
  }
  return null;
}

function pair(large: string, small: string): RegExp {
  return new RegExp(`^(?<large>\\d{1,4}) ?${large}(?: ?,? ?(?:and )?| ?- ?)${SMALL} ?${small}$`, 'i');
}
