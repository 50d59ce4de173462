/** Which rows of a long table exist: those in view and a few around them. */

/** Tables of at most this many rows are drawn as a whole: they can be searched, printed and wrapped. */
export const MOST_WHOLE_ROWS = 200;
/** Rows kept on either side of the view, so that a turn of the wheel finds them there. */
const SPARE_ROWS = 12;
/** Browsers stop being exact somewhere above 16 million pixels; beyond this the bar stands for rows by proportion. */
const MOST_PIXELS = 12_000_000;

export interface RowWindow {
  /** First row drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Pixels of nothing above and below the rows drawn. */
  readonly above: number;
  readonly below: number;
}

/** @param rowHeight in pixels, as is `viewHeight`; `scrollTop` is how far the rows have been scrolled */
export function rowWindow(rows: number, rowHeight: number, viewHeight: number, scrollTop: number): RowWindow {
  if (rows <= MOST_WHOLE_ROWS) return { from: 0, to: rows, above: 0, below: 0 };
  const full = rows * rowHeight;
  const height = Math.min(full, MOST_PIXELS);
  const inView = Math.ceil(viewHeight / rowHeight);
  const scrollable = Math.max(height - viewHeight, 1);
  const share = Math.min(Math.max(scrollTop / scrollable, 0), 1);
  const top = full > MOST_PIXELS ? share * (rows - inView) : scrollTop / rowHeight;
  const from = Math.max(0, Math.min(Math.floor(top), rows - inView) - SPARE_ROWS);
  const to = Math.min(rows, from + inView + 2 * SPARE_ROWS);
  // Where the bar is scaled, the rows stand where the view is.
  const offset = full > MOST_PIXELS ? Math.max(0, scrollTop - (top - from) * rowHeight) : from * rowHeight;
  const above = Math.min(offset, height - (to - from) * rowHeight);
  return { from, to, above, below: Math.max(0, height - above - (to - from) * rowHeight) };
}
