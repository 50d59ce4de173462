/**
 * A length or a weight in two units, as people say it: 5'11", 5 ft 11 in, 12 st 4 lb, 7 lb 4 oz. It has one meaning in every box that
 * takes one of the two units.
 */
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { fraction, plainQuotient } from './otherNotations.ts';
import type { TakenUnit } from './unitSpellings.ts';

interface Pair {
  readonly large: string;
  readonly small: string;
  /** Small ones in a large one. */
  readonly parts: number;
  /** How the two are written. */
  readonly larges: RegExp;
  readonly smalls: RegExp;
}

/** Whole large ones, and what joins them to the small ones. */
const LARGE = /^(?<large>\d{1,4}) ?(?<unit>'|[a-z]+\.?)(?: ?,? ?(?:and )?| ?- ?)(?=[\d½¼¾⅛⅜⅝⅞])/i;
/** Small ones, which may have decimals or be a fraction. */
const SMALL = /^(?<small>\d+(?:[.,]\d{1,2})?|(?:\d+ ?)?[½¼¾⅛⅜⅝⅞]|(?:\d+ )?\d{1,2}[/⁄]\d{1,2}) ?(?<unit>"|[a-z]*\.?)$/i;

const PAIRS: readonly Pair[] = [
  // The sign of inches may be left out, as in 6'3.
  { large: 'ft', small: 'in', parts: 12, larges: /^(?:'|ft\.?|foot|feet)$/i, smalls: /^(?:"|in\.?|inch|inches)?$/i },
  { large: 'st', small: 'lb', parts: 14, larges: /^(?:st|stones?)$/i, smalls: /^(?:lbs?|pounds?)$/i },
  { large: 'lb', small: 'oz', parts: 16, larges: /^(?:lbs?|pounds?)$/i, smalls: /^(?:oz|ounces?)$/i },
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
  const larger = LARGE.exec(plain);
  const smaller = SMALL.exec(plain.slice(larger?.[0].length ?? 0))?.groups;
  if (larger?.groups === undefined || smaller === undefined) return null;
  const { large: whole, unit: largeUnit = '' } = larger.groups;
  const { small: part = '', unit: smallUnit = '' } = smaller;
  for (const { large, small, parts, larges, smalls } of PAIRS) {
    const taken = [small, large].flatMap((wanted) => units.find(({ spellings }) => spellings.includes(wanted)) ?? []);
    const [first] = taken;
    if (first === undefined || !larges.test(largeUnit) || !smalls.test(smallUnit)) continue;
    const rest = readNumber(fraction(part) ?? part) ?? Number.NaN;
    if (!(rest < parts)) return null;
    const inSmall = Number(whole) * parts + rest;
    const number = first.spellings.includes(small) ? inSmall : inSmall / parts;
    return { text: plainQuotient(number), unit: first.unit };
  }
  return null;
}
