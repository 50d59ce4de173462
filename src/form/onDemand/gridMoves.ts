/** Arrow-key navigation in a grid with empty cells. */
import type { OptionGrid } from '#src/kit/fields.ts';

type Cells = OptionGrid<string>['rows'];

/** Steps of the arrow keys: rows and columns from one cell to the next. */
const STEPS: ReadonlyMap<string, readonly [rows: number, columns: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/**
 * Returns the option that a key moves to: an arrow to the next one in its direction, skipping empty cells; Home and End
 * to the ends of the row, with Ctrl to those of the grid. Ctrl with an arrow is left to the browser.
 *
 * @returns the same option at the edge; null for a key that does not move
 */
export function optionAfterKey(rows: Cells, from: string, key: string, isCtrl: boolean): string | null {
  const row = rows.findIndex(({ cells }) => cells.includes(from));
  const inRow = rows[row]?.cells.filter((cell) => cell !== null) ?? [];
  const all = rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
  if (key === 'Home') return (isCtrl ? all : inRow)[0] ?? from;
  if (key === 'End') return (isCtrl ? all : inRow).at(-1) ?? from;
  const step = STEPS.get(key);
  if (step === undefined || isCtrl) return null;
  let [y, x] = [row + step[0], (rows[row]?.cells.indexOf(from) ?? 0) + step[1]];
  while (isInside(rows, y, x)) {
    const option = rows[y]?.cells[x];
    if (option !== null && option !== undefined) return option;
    [y, x] = [y + step[0], x + step[1]];
  }
  return from;
}

function isInside(rows: Cells, y: number, x: number): boolean {
  return y >= 0 && y < rows.length && x >= 0 && x < (rows[y]?.cells.length ?? 0);
}
