/** Which rows or columns of a large table exist: those in view and a few around them. */

/** What a window is cut by: rows from top to bottom, columns from left to right. */
export interface WindowRule {
  /** So many are drawn as a whole: such tables can be searched, printed and wrapped. */
  readonly mostWhole: number;
  /** Kept on either side of the view, so that a turn of the wheel finds them there. */
  readonly spare: number;
}

export const ROWS: WindowRule = { mostWhole: 200, spare: 12 };
export const COLUMNS: WindowRule = { mostWhole: 50, spare: 3 };

/** Browsers stop being exact somewhere above 16 million pixels; beyond this the bar stands for rows by proportion. */
const MOST_PIXELS = 12_000_000;

export interface TableWindow {
  /** First row or column drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Pixels of nothing before and behind them. */
  readonly before: number;
  readonly behind: number;
}

/** @param size of a row or column in pixels, as is that of the view; `scrolled` is how far they have been scrolled */
export function tableWindow(
  { mostWhole, spare }: WindowRule,
  count: number,
  size: number,
  view: number,
  scrolled: number,
): TableWindow {
  if (count <= mostWhole) return { from: 0, to: count, before: 0, behind: 0 };
  const full = count * size;
  const whole = Math.min(full, MOST_PIXELS);
  const inView = Math.ceil(view / size);
  const scrollable = Math.max(whole - view, 1);
  const share = Math.min(Math.max(scrolled / scrollable, 0), 1);
  const first = full > MOST_PIXELS ? share * (count - inView) : scrolled / size;
  const from = Math.max(0, Math.min(Math.floor(first), count - inView) - spare);
  const to = Math.min(count, from + inView + 2 * spare);
  // Where the bar is scaled, the rows stand where the view is.
  const offset = full > MOST_PIXELS ? Math.max(0, scrolled - (first - from) * size) : from * size;
  const before = Math.min(offset, whole - (to - from) * size);
  return { from, to, before, behind: Math.max(0, whole - before - (to - from) * size) };
}
