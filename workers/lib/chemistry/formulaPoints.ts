/**
 * What a point or comma between digits means: a dot between two parts, as in CuSO4.5H2O, or part of an atom, as in Fe0.95O.
 *
 * It is a fraction behind 0 and 1, before 0, at the end of a formula or bracket, and where another point of the formula can be
 * nothing else; a dot before water. Between other digits it is taken for a dot, which is a guess and is said so.
 */
import type { PlacedText } from './placedText.ts';

export interface ReadPoints {
  /** '·' for dots, '.' for fractions. */
  readonly placed: PlacedText;
  readonly isGuess: boolean;
}

const WATER_NEXT = /^[HD]2[O0](?![a-z\d(])/;
const CERTAIN_FRACTION = /(?:^|\D)0[.,]\d|\d[.,]\d+(?:$|[)\]}])/;
/** More molecules of crystal water than this no salt has; a larger number is a fraction. */
const MOST_PARTS = 24;

/** Tells dots from fractions, from the left. */
export function readPoints(placed: PlacedText): ReadPoints {
  let isGuess = false;
  const hasFraction = CERTAIN_FRACTION.test(placed.text);
  let text = '';
  for (let index = 0; index < placed.text.length; index += 1) {
    const letter = placed.text.charAt(index);
    const after = placed.text.slice(index + 1, index + 40);
    const isMark = letter === '.' || (letter === ',' && /^\d/.test(after) && /\d$/.test(text));
    if (!isMark) {
      text += letter;
      continue;
    }
    const meaning = letter === ',' && !/^\d+[HD]2O/.test(after) ? 'fraction' : meaningOf(text, after, hasFraction);
    if (meaning === 'guess') isGuess = true;
    text += meaning === 'fraction' ? '.' : '·';
  }
  return { placed: { text, at: placed.at }, isGuess };
}

function meaningOf(before: string, after: string, hasFraction: boolean): 'dot' | 'fraction' | 'guess' {
  const digits = digitsAtEnd(before);
  const [own, whole] = [before.charAt(before.length - digits - 1), before.slice(before.length - digits)];
  const [part = ''] = /^\d{0,30}/.exec(after) ?? [];
  if (whole === '' || part === '') return 'dot';
  const rest = after.slice(part.length);
  if (own === '·' || own === '') return 'fraction';
  if (/^[.,]\d/.test(rest)) return 'dot';
  if (whole === '0' || whole === '1' || part.startsWith('0')) return 'fraction';
  if (/^(?:$|[)\]}·^ ])/.test(rest)) return 'fraction';
  if (WATER_NEXT.test(rest)) return 'dot';
  if (hasFraction || Number(part) > MOST_PARTS) return 'fraction';
  return 'guess';
}

/** How many digits end the text. */
function digitsAtEnd(text: string): number {
  let start = text.length;
  while (start > 0 && /\d/.test(text.charAt(start - 1))) start -= 1;
  return text.length - start;
}
