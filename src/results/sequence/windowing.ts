/**
 * Which rows of a long text are in view. The box scrolls over `scrollHeight` pixels; when the rows together would be
 * higher than browsers can scroll, the scroll bar is scaled down and stands for rows by proportion.
 */

/** Browsers stop being exact somewhere above 16 million pixels. */
export const MOST_SCROLL_PIXELS = 10_000_000;
/** Rows in view at a time. */
export const MOST_VISIBLE_ROWS = 12;
/** Letters are set in groups of ten, at most six groups to a row. */
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
  /** The row on top when the end is in view. */
  readonly lastTop: number;
  /** The scroll bar stands for rows by proportion, not pixel by pixel. */
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

/** Letters per row that fit into `width` pixels beside `spareCharacters` of gutter; groups are a character apart. */
export function lettersPerRow(width: number, characterWidth: number, spareCharacters: number): number {
  const characters = Math.floor(width / characterWidth) - spareCharacters;
  const groups = Math.floor((characters + 1) / (GROUP_LETTERS + 1));
  return Math.min(Math.max(groups, 1), MOST_GROUPS) * GROUP_LETTERS;
}

/** The row at the upper edge, with a fraction while a row is cut; whole rows where the scroll bar is scaled. */
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

/** The letters that the rows in view hold, a row cut at either edge included. */
export function lettersInView(topRow: number, { length, perRow, visibleRows }: RowLayout): readonly [number, number] {
  return [Math.floor(topRow) * perRow, Math.min((Math.ceil(topRow) + visibleRows) * perRow, length)];
}

/** Where a key takes the upper edge, or null when the key means nothing here. */
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
