/**
 * Which rows of a long text are visible. The box scrolls over `scrollHeight` pixels; when the rows together would be
 * higher than browsers can scroll, the scroll bar is scaled down and represents rows proportionally.
 */

/** Browsers become inexact above some 16 million pixels. */
export const MOST_SCROLL_PIXELS = 10_000_000;
/** Number of visible rows. */
export const MOST_VISIBLE_ROWS = 12;
/** Letters are grouped by ten, at most six groups per row. */
export const GROUP_LETTERS = 10;
export const MOST_GROUPS = 6;

export interface RowLayout {
  readonly length: number;
  readonly perRow: number;
  readonly rows: number;
  /** Pixels. */
  readonly rowHeight: number;
  readonly visibleRows: number;
  readonly scrollHeight: number;
  readonly viewHeight: number;
  /** The top row when the end is in view. */
  readonly lastTop: number;
  /** The scroll bar represents rows proportionally, not pixel by pixel. */
  readonly scaled: boolean;
}

export function rowLayout(length: number, perRow: number, rowHeight: number): RowLayout {
  const rows = Math.ceil(length / perRow);
  const visibleRows = Math.min(rows, MOST_VISIBLE_ROWS);
  const fullHeight = rows * rowHeight;
  return {
    length,
    perRow,
    rows,
    rowHeight,
    visibleRows,
    scrollHeight: Math.min(fullHeight, MOST_SCROLL_PIXELS),
    viewHeight: visibleRows * rowHeight,
    lastTop: rows - visibleRows,
    scaled: fullHeight > MOST_SCROLL_PIXELS,
  };
}

/**
 * Returns the letters per row that fit into `width` pixels beside a gutter of `spareCharacters`; groups are separated
 * by one character.
 */
export function lettersPerRow(width: number, characterWidth: number, spareCharacters: number): number {
  const characters = Math.floor(width / characterWidth) - spareCharacters;
  const groups = Math.floor((characters + 1) / (GROUP_LETTERS + 1));
  return Math.min(Math.max(groups, 1), MOST_GROUPS) * GROUP_LETTERS;
}

/**
 * Returns the row at the upper edge, with a fraction while a row is partly visible; whole rows where the scroll bar is
 * scaled.
 */
export function topRowAt(scrollTop: number, { scrollHeight, viewHeight, lastTop, scaled }: RowLayout): number {
  const scrollable = scrollHeight - viewHeight;
  if (scrollable <= 0) return 0;
  const top = lastTop * Math.min(Math.max(scrollTop / scrollable, 0), 1);
  return scaled ? Math.round(top) : top;
}

export function scrollTopOf(topRow: number, { scrollHeight, viewHeight, lastTop }: RowLayout): number {
  return lastTop === 0 ? 0 : (topRow / lastTop) * (scrollHeight - viewHeight);
}

export function clampedTop(topRow: number, { lastTop }: RowLayout): number {
  return Math.min(Math.max(topRow, 0), lastTop);
}

/** Returns the range of letters in the visible rows, including rows that are partly visible. */
export function lettersInView(topRow: number, { length, perRow, visibleRows }: RowLayout): readonly [number, number] {
  return [Math.floor(topRow) * perRow, Math.min((Math.ceil(topRow) + visibleRows) * perRow, length)];
}

/** Returns the new top row after a key, or null for a key without a meaning here. */
export function topAfterKey(key: string, topRow: number, layout: RowLayout): number | null {
  const page = Math.max(layout.visibleRows - 1, 1);
  const moves: Readonly<Record<string, number>> = {
    ArrowUp: Math.ceil(topRow) - 1,
    ArrowDown: Math.floor(topRow) + 1,
    PageUp: topRow - page,
    PageDown: topRow + page,
    Home: 0,
    End: layout.lastTop,
  };
  const target = moves[key];
  return target === undefined ? null : clampedTop(target, layout);
}
