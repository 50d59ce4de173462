/** Which rows or columns of a large table are rendered: the visible ones and a few around them. */

/** The parameters of a window: rows from top to bottom, columns from left to right. */
export interface WindowRule {
  /** Tables up to this size are rendered completely, so that they can be searched, printed and wrapped. */
  readonly mostWhole: number;
  /** Rendered on either side of the view, so that a turn of the wheel finds them there. */
  readonly spare: number;
}

export const ROWS: WindowRule = { mostWhole: 200, spare: 12 };
export const COLUMNS: WindowRule = { mostWhole: 50, spare: 3 };

/**
 * Browsers become inexact above some 16 million pixels; beyond this limit the scroll bar represents rows
 * proportionally.
 */
const MOST_PIXELS = 12_000_000;

export interface TableWindow {
  /** First row or column of which all is in view. */
  readonly first: number;
  /** First row or column rendered (inclusive), and the end (exclusive). */
  readonly from: number;
  readonly to: number;
  /** Pixels of empty space before and after them. */
  readonly before: number;
  readonly behind: number;
}

/**
 * Returns the window at a scroll position.
 *
 * @param size height of a row or width of a column, in pixels, as are the view and `scrolled`, the scroll position
 */
export function tableWindow(
  { mostWhole, spare }: WindowRule,
  count: number,
  size: number,
  view: number,
  scrolled: number,
): TableWindow {
  if (count <= mostWhole) return { first: 0, from: 0, to: count, before: 0, behind: 0 };
  const full = count * size;
  const whole = Math.min(full, MOST_PIXELS);
  const inView = Math.ceil(view / size);
  const scrollable = Math.max(whole - view, 1);
  const share = Math.min(Math.max(scrolled / scrollable, 0), 1);
  const place = full > MOST_PIXELS ? share * (count - inView) : scrolled / size;
  const from = Math.max(0, Math.min(Math.floor(place), count - inView) - spare);
  const to = Math.min(count, from + inView + 2 * spare);
  // With a scaled scroll bar, the rendered rows are placed at the view.
  const offset = full > MOST_PIXELS ? Math.max(0, scrolled - (place - from) * size) : from * size;
  const before = Math.min(offset, whole - (to - from) * size);
  const first = Math.min(from + Math.max(0, Math.ceil((scrolled - before) / size)), count - 1);
  return { first, from, to, before, behind: Math.max(0, whole - before - (to - from) * size) };
}
