/** Borders, ends and single cells of the table. Over many tiles, and against all paths: tests/kernel/scoreTiles.test.ts. */
import { expect, test } from 'vitest';
import { createPlainTileKernel } from '#workers/kernel/plainTileKernel.ts';
import { type AlignmentMode, fillGrid } from '#workers/lib/sequences/alignment/alignmentGrid.ts';
import { matchScores } from '#workers/lib/sequences/alignment/pairScores.ts';

const codes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 31);

function grid(first: string, second: string, mode: AlignmentMode) {
  const scoring = { scores: matchScores(2, -1), open: 3, extend: 1, isLocal: mode === 'local' };
  return fillGrid(codes(first), codes(second), scoring, mode, createPlainTileKernel(scoring), () => {});
}

test('the borders of a global alignment are gaps', () => {
  const { open, end } = grid('AC', 'ACG', 'global');
  const { h, e, f } = open(1, 1);
  expect([h(0, 0), h(0, 1), h(0, 3), h(2, 0), h(1, 1), h(2, 3)]).toEqual([0, -3, -5, -4, 2, 1]);
  expect([e(1, 2), f(2, 1), f(1, 1)]).toEqual([-1, -1, -6]);
  expect(end).toEqual({ row: 2, column: 3, score: 1 });
});

test('an overlap ends where the last letter of either sequence scores best', () => {
  expect(grid('ACGT', 'CGTAA', 'overlap').end).toEqual({ row: 4, column: 3, score: 6 });
  expect(grid('CGTAA', 'ACGT', 'overlap').end).toEqual({ row: 3, column: 4, score: 6 });
});

test('a local alignment ends in the first of its best cells', () => {
  expect(grid('ACGTCCCCACGT', 'GGACGTGG', 'local').end).toEqual({ row: 4, column: 6, score: 8 });
  expect(grid('AAA', 'CCC', 'local').end).toEqual({ row: 0, column: 0, score: 0 });
  const far = grid(`${'A'.repeat(600)}CGT`, `${'G'.repeat(300)}CGT`, 'local');
  expect(far.end).toEqual({ row: 603, column: 303, score: 6 });
});
