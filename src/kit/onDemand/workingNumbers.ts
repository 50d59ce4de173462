/** Numbers within the lines of a working. */

const LEAST_HANDED_ON = 8;
const DIGITS_TO_SPARE = 3;
/** All that a double tells; more digits are the fringe of binary fractions. */
const MOST_HANDED_ON = 15;

/**
 * A value within a line of a working, with so many digits that the line gives the value printed beside it: three beyond
 * what that shows, eight at the least, no idle zeros.
 *
 * @param printed the value beside the line, as printed: '2133.2 kcal'
 */
export function handedOn(value: number, printed = ''): string {
  const [, whole = '', decimals = ''] = /(\d+)\.?(\d*)/.exec(printed) ?? [];
  const shown = `${whole}${decimals}`.replace(/^0+/, '').length;
  const beforePoint = Math.max(0, Math.ceil(Math.log10(Math.abs(value))));
  // A product needs digits, a sum needs decimals.
  const digits = DIGITS_TO_SPARE + Math.max(shown, beforePoint + decimals.length);
  return String(Number(value.toPrecision(Math.min(Math.max(digits, LEAST_HANDED_ON), MOST_HANDED_ON))));
}

/** A typed number shown back. One of more than nine digits was converted from another unit, and is cut to six. */
export function shownBack(value: number): string {
  const typed = Number(value.toPrecision(12));
  return String(typed === Number(value.toPrecision(9)) ? typed : Number(value.toPrecision(6)));
}

/** The text of a number within a term: a negative one with a true minus and in brackets, (−3.5). */
export function asTerm(text: string): string {
  return text.startsWith('-') ? `(−${text.slice(1)})` : text;
}

/** The text of a number after what it is added to: '+ 3.5', '− 3.5'. */
export function asAddend(text: string): string {
  return text.startsWith('-') ? `− ${text.slice(1)}` : `+ ${text}`;
}
