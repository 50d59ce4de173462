/** The heading of a column as name and unit: 'Weight (kg)', 'conc [µM]', 'c / µM'. */
import { isUnitSpelling } from './unitSpellings.ts';

const AFTER_A_MARK = /^[^/,]*[^\s/,] ?[/,] ?(?<unit>[^\s,]+)$/u;
/** 'Count ×10⁶' */
const FACTOR = /(?:^|\s)[×x*] ?1[0e]/;
/** A single letter, such as S or V, is a name as often as a unit. */
const LETTER_ALONE = /^(?!g$)\p{L}$/u;

/** Splits 'Weight (kg)' or 'Weight [kg]' into name and unit. */
export function nameAndUnit(header: string): { readonly name: string; readonly unit: string | null } {
  const words = header.trim();
  const [opening, closing] = words.endsWith(']') ? '[]' : '()';
  const start = words.lastIndexOf(opening ?? '');
  const unit = words.slice(start + 1, -1);
  const isNamed = start >= 0 && words.endsWith(closing ?? '') && !unit.includes(closing ?? '');
  return isNamed ? { name: words.slice(0, start).trimEnd(), unit } : { name: header, unit: null };
}

/**
 * Returns the unit that the heading names: in brackets, after a slash or a comma, or alone, and what it multiplies by; null where it names none.
 *
 * @param label of the column, whose own brackets are not a unit: 'Substrate [S]'
 * @param isOwn whether the column takes that unit
 */
export function headingUnit(heading: string, label: string, isOwn: (unit: string) => boolean): string | null {
  const words = heading.trim();
  if (isOwn(words) || (isUnitSpelling(words) && !LETTER_ALONE.test(words))) return words;
  const { unit } = nameAndUnit(words);
  const inBrackets = unit?.trim() ?? '';
  const isOfLabel = [`(${inBrackets})`, `[${inBrackets}]`].some((part) => label.includes(part));
  if (inBrackets !== '') return isOfLabel && !isOwn(inBrackets) ? null : inBrackets;
  const factor = FACTOR.exec(words);
  if (factor !== null) return words.slice(factor.index).trim();
  const marked = AFTER_A_MARK.exec(words)?.groups?.unit;
  return marked !== undefined && (isOwn(marked) || isUnitSpelling(marked)) ? marked : null;
}
