/** The coefficients of a polynomial of the second degree in a line: '2x² - 5x + 6 = 0'. */
import type { OwnReader } from '../declarations.ts';

const SQUARE = /x(?:²|\^2)/i;
/** What follows the square: '-5x+6=0'. */
const REST = /^ ?(?:(?<linear>[-+−] ?[\d.]*) ?x)? ?(?<constant>[-+−] ?[\d.]+)? ?= ?0/i;

/** Reads one of them; 0 where it is not written. */
export function coefficientIn(reads: 'square' | 'linear' | 'constant'): OwnReader {
  return ({ text }) => coefficient(text, reads);
}

function coefficient(text: string, reads: 'square' | 'linear' | 'constant'): ReturnType<OwnReader> {
  const square = SQUARE.exec(text);
  if (square === null) return null;
  const behind = square.index + square[0].length;
  const rest = REST.exec(text.slice(behind));
  if (rest === null) return null;
  let start = square.index;
  while (start > 0 && /[-+−\d. ]/.test(text[start - 1] ?? '')) start -= 1;
  const written = {
    square: text.slice(start, square.index),
    linear: rest.groups?.linear,
    constant: rest.groups?.constant,
  };
  const number = written[reads]?.replaceAll(' ', '').replace('−', '-').replace('+', '');
  const places = [{ start, end: behind + rest[0].length }];
  if (number === undefined) return { text: '0', places };
  if (reads === 'constant' || /\d/.test(number)) return { text: number, places };
  return { text: `${number}1`, places };
}
