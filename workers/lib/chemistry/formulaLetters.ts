/**
 * The characters of a formula as they are meant: invisible ones left out, digits of any height and width as ordinary ones, one
 * kind of dash, quotation mark and blank. Nothing here changes what a formula says; digits of two heights are kept apart.
 */
import { type PlacedText, replaced } from './placedText.ts';

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A character as it is read: the ordinary digit of a subscript one, any other as it is. */
export function withoutSubscript(letter: string): string {
  const digit = SUBSCRIPTS.indexOf(letter);
  return digit < 0 ? letter : String(digit);
}

/** Put between a subscript digit and an ordinary one: 'CuSO₄5H₂O'. A private-use character, which occurs in no formula. */
const SEAM = '\ue000';

type Step = readonly [pattern: RegExp, by: (match: RegExpMatchArray) => string];

/**
 * In this order. Raised digits become a charge '^2-', or the mass number of an isotope '[13C]'; no more than three belong to
 * either.
 */
const STEPS: readonly Step[] = [
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+/gu, () => ''],
  [/[！-～]/gu, ([letter]) => letter.normalize('NFKC')],
  [/[₀-₉](?=\d)|\d(?=[₀-₉])/gu, ([letter]) => letter + SEAM],
  [/[₀-₉]/gu, ([letter]) => withoutSubscript(letter)],
  [/<\/sub>(?=\d)|(?<=\d)<sub>(?=\d)/gi, () => SEAM],
  [/(?<=_\{\d{1,16})\}(?=\d)/g, () => `}${SEAM}`],
  [/<sup>([^<]*)<\/sup>/gi, ([, inside = '']) => `^${inside}`],
  [/<\/?su[bp]>/gi, () => ''],
  [/\^\{([^{}]*)\}/g, ([, inside = '']) => `^${inside}`],
  [/\\ce\{([^{}]*)\}/g, ([, inside = '']) => inside],
  [/_\{(\d{1,16})\}|_(?=\d)/g, ([, digits = '']) => digits],
  [/\$([^$]*)\$/g, ([, inside = '']) => inside],
  [/[−–—‐‑‒﹣]/gu, () => '-'],
  [/[₊]/gu, () => '+'],
  [/[₋]/gu, () => '-'],
  [/([⁰¹²³⁴-⁹]{0,3})([⁺⁻])/gu, ([, digits = '', sign]) => `^${ordinary(digits)}${sign === '⁺' ? '+' : '-'}`],
  [/([⁰¹²³⁴-⁹]{1,3})([A-Z][a-z]?)/gu, ([, digits = '', symbol = '']) => `[${ordinary(digits)}${symbol}]`],
  [/⁄/gu, () => '/'],
  [/(\d)\s*([½¼¾])/gu, ([, whole = '', part = '']) => `${whole}${{ '½': '.5', '¼': '.25', '¾': '.75' }[part] ?? ''}`],
  [/½/gu, () => '1/2'],
  [/¼/gu, () => '1/4'],
  [/¾/gu, () => '3/4'],
  [/⅓/gu, () => '1/3'],
  [/⅔/gu, () => '2/3'],
  [/\s+/gu, () => ' '],
  [/^ | $/g, () => ''],
];

/** The same text in plain characters, with one blank wherever white space stood between others. */
export function plainLetters(typed: PlacedText): PlacedText {
  return STEPS.reduce((text, [pattern, by]) => replaced(text, pattern, by), typed);
}

/** Digits set high as ordinary ones. */
function ordinary(digits: string): string {
  return Array.from(digits, (digit) => RAISED.indexOf(digit)).join('');
}
