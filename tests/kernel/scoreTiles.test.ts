/** Both kernels of alignment scores against the recurrence written out, cell by cell, and the path against all paths. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlainTileKernel } from '#workers/kernel/plainTileKernel.ts';
import { type AlignmentScoring, CODES, MOST_COLUMNS, MOST_ROWS } from '#workers/kernel/scoreTile.ts';
import { fitsInLanes, loadSimdTiles } from '#workers/kernel/simdTileKernel.ts';
import { ALIGNMENT_MODES, type AlignmentMode, fillGrid } from '#workers/lib/sequences/alignment/alignmentGrid.ts';
import { walkBack } from '#workers/lib/sequences/alignment/alignmentPath.ts';

const createSimdTileKernel = await loadSimdTiles();
const KERNELS = [
  ['plain', createPlainTileKernel],
  ['simd', createSimdTileKernel],
] as const;

/** The best score, by three tables over all cells (Gotoh 1982) in which a gap may follow any other. */
function bestScore(rows: Uint8Array, columns: Uint8Array, scoring: AlignmentScoring, mode: AlignmentMode): number {
  const { scores, open, extend } = scoring;
  const isFree = mode !== 'global';
  const none = Number.NEGATIVE_INFINITY;
  const edge = (length: number) => (length === 0 || isFree ? 0 : -open - (length - 1) * extend);
  let above = Array.from({ length: columns.length + 1 }, (_, at) => edge(at));
  let down = above.map(() => none);
  let best = mode === 'global' ? none : mode === 'local' ? 0 : Math.max(above.at(-1) as number, 0);
  for (const [index, row] of rows.entries()) {
    const here = [edge(index + 1)];
    const gaps = [none];
    let across = none;
    for (const [at, column] of columns.entries()) {
      const gap = Math.max((above[at + 1] as number) - open, (down[at + 1] as number) - extend);
      across = Math.max((here[at] as number) - open, across - extend);
      const pair = (above[at] as number) + (scores[CODES * row + column] as number);
      const score = Math.max(pair, gap, across, mode === 'local' ? 0 : none);
      here.push(score);
      gaps.push(gap);
      if (mode === 'local') best = Math.max(best, score);
    }
    [above, down] = [here, gaps];
    if (mode === 'overlap') best = Math.max(best, here.at(-1) as number);
  }
  if (mode === 'overlap') return Math.max(best, ...above);
  return mode === 'local' ? best : (above.at(-1) as number);
}

/** The score of a path, added up column by column. */
function scoreOfPath(
  { steps, first, second }: ReturnType<typeof walkBack>,
  rows: Uint8Array,
  columns: Uint8Array,
  { scores, open, extend }: AlignmentScoring,
  mode: AlignmentMode,
): number {
  let [row, column, sum] = [first, second, 0];
  const isEnd = (at: number) =>
    mode === 'overlap' &&
    (steps.subarray(0, at + 1).every((step) => step === steps[at]) ||
      steps.subarray(at).every((step) => step === steps[at]));
  for (const [at, step] of steps.entries()) {
    if (step === 0) sum += scores[CODES * (rows[row] as number) + (columns[column] as number)] as number;
    else if (!isEnd(at)) sum -= at > 0 && steps[at - 1] === step ? extend : open;
    if (step !== 2) row += 1;
    if (step !== 1) column += 1;
  }
  if (mode !== 'local') expect([row, column]).toEqual([rows.length, columns.length]);
  return sum;
}

const codes = (maxLength: number) =>
  fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength }).map((each) => Uint8Array.from(each));

const scorings = fc
  .record({ match: fc.integer({ min: 1, max: 12 }), mismatch: fc.integer({ min: -12, max: 0 }), extend: fc.nat(5) })
  .chain(({ match, mismatch, extend }) =>
    fc.nat(24).map((more) => ({ scores: table(match, mismatch), open: extend + more, extend })),
  );

function table(match: number, mismatch: number): Int16Array {
  return Int16Array.from({ length: CODES * CODES }, (_, at) => (at % (CODES + 1) === 0 ? match : mismatch));
}

/** Letters that repeat with changes, longer than a tile. */
function related(length: number, seed: number): Uint8Array {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  const whole = Array.from({ length }, (_, at) => 1 + ((Math.imul(at, 2654435761) >>> 29) & 3));
  return Uint8Array.from(
    whole.flatMap((code) => {
      const change = next();
      if (change < 8) return [];
      return change < 16 ? [code, 1 + (next() & 3), 1 + (next() & 3)] : change < 40 ? [1 + (next() & 3)] : [code];
    }),
  );
}

describe.each(KERNELS)('the %s kernel', (_, createKernel) => {
  test.each(ALIGNMENT_MODES)('has the best %s score, and a path with that score', (mode) => {
    fc.assert(
      fc.property(codes(40), codes(40), scorings, (rows, columns, costs) => {
        const scoring = { ...costs, isLocal: mode === 'local' };
        const grid = fillGrid(rows, columns, scoring, mode, createKernel(scoring), () => {});
        const path = walkBack(grid, rows, columns, scoring, mode);
        // Free gaps give 0 with either sign.
        expect(grid.end.score + 0).toBe(bestScore(rows, columns, scoring, mode) + 0);
        expect(scoreOfPath(path, rows, columns, scoring, mode) + 0).toBe(grid.end.score + 0);
      }),
    );
  });

  test.each(ALIGNMENT_MODES)('goes on from tile to tile, %s', (mode) => {
    const [rows, columns] = [related(2 * MOST_ROWS + 77, 3), related(3 * MOST_COLUMNS + 5, 5)];
    const scoring = { scores: table(10, -8), open: 20, extend: 1, isLocal: mode === 'local' };
    const grid = fillGrid(rows, columns, scoring, mode, createKernel(scoring), () => {});
    expect(grid.end.score).toBe(bestScore(rows, columns, scoring, mode));
    const path = walkBack(grid, rows, columns, scoring, mode);
    expect(scoreOfPath(path, rows, columns, scoring, mode)).toBe(grid.end.score);
  });
});

test('both kernels take the same path, also where scores pass 16 bits', () => {
  const rows = related(4000, 9);
  const columns = related(4100, 13);
  for (const mode of ALIGNMENT_MODES) {
    const scoring = { scores: table(20, -8), open: 20, extend: 1, isLocal: mode === 'local' };
    expect(fitsInLanes(scoring)).toBe(true);
    const [plain, simd] = KERNELS.map(([, createKernel]) => {
      const grid = fillGrid(rows, columns, scoring, mode, createKernel(scoring), () => {});
      return { end: grid.end, path: walkBack(grid, rows, columns, scoring, mode) };
    });
    expect(simd).toEqual(plain);
    expect(plain?.end.score).toBeGreaterThan(2 ** 15);
  }
});

test('the highest costs and scores that fit into 16 bits relative to a corner do fit', () => {
  // 767 · (highest score + extend) is just below the limit.
  const scoring = { scores: table(38, -40), open: 60, extend: 4, isLocal: false };
  expect(fitsInLanes(scoring)).toBe(true);
  expect(fitsInLanes({ ...scoring, scores: table(40, -40) })).toBe(false);
  const same = Uint8Array.from({ length: 1500 }, (_, at) => 1 + (at % 4));
  const lone = Uint8Array.from({ length: 1500 }, () => 1);
  for (const [rows, columns] of [
    [same, same],
    [same, lone],
    [lone, same.subarray(0, 20)],
  ] as const) {
    const [plain, simd] = KERNELS.map(([, createKernel]) => {
      const grid = fillGrid(rows, columns, scoring, 'global', createKernel(scoring), () => {});
      return { end: grid.end, path: walkBack(grid, rows, columns, scoring, 'global') };
    });
    expect(simd).toEqual(plain);
  }
});
