/** A text that is rewritten step by step, each of whose characters still knows where it stood when it was typed. */

export interface PlacedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`: which character of the text as typed it comes from, counted from 1. */
  readonly at: readonly number[];
}

/** The text as typed. */
export function placedText(text: string): PlacedText {
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    place += 1;
    for (let unit = 0; unit < letter.length; unit += 1) at.push(place);
  }
  return { text, at };
}

/**
 * Replaces every match. What comes in is placed where the match began.
 *
 * @param pattern global, and never empty where it matches
 * @param by what comes in, given the match and the whole text before the step
 */
export function replaced(
  from: PlacedText,
  pattern: RegExp,
  by: (match: RegExpMatchArray, whole: string) => string,
): PlacedText {
  const { text, at } = from;
  let out = '';
  const places: number[] = [];
  let next = 0;
  for (const match of text.matchAll(pattern)) {
    const start = match.index ?? 0;
    const coming = by(match, text);
    out += text.slice(next, start) + coming;
    for (let unit = next; unit < start; unit += 1) places.push(at[unit] ?? 0);
    for (let unit = 0; unit < coming.length; unit += 1)
      places.push(coming.length === match[0].length ? (at[start + unit] ?? 0) : (at[start] ?? 0));
    next = start + match[0].length;
  }
  if (next === 0 && out === '') return from;
  for (let unit = next; unit < at.length; unit += 1) places.push(at[unit] ?? 0);
  return { text: out + text.slice(next), at: places };
}
