import { shownText } from '../shownText.ts';

/** Font size in a chart, in CSS pixels. */
export const TEXT_SIZE = 13;
export const TICK_SIZE = 12;

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
