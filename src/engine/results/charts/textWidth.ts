import { shownText } from '../shownText.ts';

/** Font size in a chart, in CSS pixels. */
export const TEXT_SIZE = 13;
export const TICK_SIZE = 12;
/** How much wider bold letters are. */
export const BOLD = 1.1;

/**
 * Returns a generous estimate of the width of a text; charts are laid out without measuring, so that layout is pure.
 */
export function textWidth(text: string, size: number = TEXT_SIZE): number {
  return text.length * size * 0.58;
}

/** Returns the text for eyes, truncated with an ellipsis when it is wider than `width` pixels. */
export function fitted(plain: string, width: number, size: number = TEXT_SIZE): string {
  const text = shownText(plain);
  if (textWidth(text, size) <= width) return text;
  const letters = Math.max(Math.floor(width / (size * 0.58)) - 1, 1);
  return `${text.slice(0, letters).trimEnd()}…`;
}

/** Returns a text for eyes in one line or two that are as wide as that at most; what does not fit is cut with an ellipsis. */
export function wrapped(plain: string, width: number, size: number = TEXT_SIZE): readonly string[] {
  const text = shownText(plain);
  if (textWidth(text, size) <= width) return [text];
  // After a space, a hyphen or a dash.
  const breaks = [...text.matchAll(/[ –-]+/g)].map(({ index, 0: found }) => index + found.length);
  const at = breaks.findLast((place) => textWidth(text.slice(0, place).trimEnd(), size) <= width);
  if (at === undefined) return [fitted(plain, width, size)];
  return [text.slice(0, at).trimEnd(), fitted(text.slice(at), width, size)];
}
