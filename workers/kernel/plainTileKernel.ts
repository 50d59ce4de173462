/** Tiles of alignment scores in plain TypeScript, one cell after the other. */
import {
  type AlignmentScoring,
  CODES,
  type KeptTile,
  MOST_COLUMNS,
  MOST_ROWS,
  NO_SCORE,
  type TileBorders,
  type TileKernel,
} from './scoreTile.ts';

export function createPlainTileKernel({ scores, open, extend, isLocal }: AlignmentScoring): TileKernel {
  const floor = isLocal ? 0 : NO_SCORE;
  let keptH = new Int32Array(0);
  let keptE = new Int32Array(0);

  function fill(rows: Uint8Array, columns: Uint8Array, borders: TileBorders, isKept: boolean): number {
    const { topH, topF, rightH: h, rightE: e } = borders;
    h.set(borders.leftH);
    e.set(borders.leftE);
    // Local constants: in unbundled code, as under test, each use of an import is a property access.
    const count = rows.length;
    const places = Uint16Array.from(rows, (code) => CODES * code);
    let best = NO_SCORE;
    for (let column = 0; column < columns.length; column += 1) {
      const letter = columns[column] as number;
      if (isKept) keptE.set(e, column * MOST_ROWS);
      let diagonal = column === 0 ? borders.corner : (topH[column - 1] as number);
      let down = topF[column] as number;
      for (let row = 0; row < count; row += 1) {
        let score = diagonal + (scores[(places[row] as number) + letter] as number);
        diagonal = h[row] as number;
        const across = e[row] as number;
        if (across > score) score = across;
        if (score < floor) score = floor;
        if (score > best) best = score;
        const opened = score - open;
        h[row] = down > score ? down : score;
        const furtherAcross = across - extend;
        e[row] = opened > furtherAcross ? opened : furtherAcross;
        const furtherDown = down - extend;
        down = opened > furtherDown ? opened : furtherDown;
      }
      if (isKept) keptH.set(h, column * MOST_ROWS);
      borders.bottomH[column] = h[count - 1] as number;
      borders.bottomF[column] = down;
    }
    return best;
  }

  return {
    row: (rows) => ({
      fill: (columns, borders) => fill(rows, columns, borders, false),
      keep(columns, borders): KeptTile {
        if (keptH.length === 0) {
          keptH = new Int32Array(MOST_ROWS * MOST_COLUMNS);
          keptE = new Int32Array(MOST_ROWS * MOST_COLUMNS);
        }
        fill(rows, columns, borders, true);
        return {
          h: (row, column) => keptH[column * MOST_ROWS + row] as number,
          e: (row, column) => keptE[column * MOST_ROWS + row] as number,
        };
      },
    }),
  };
}
