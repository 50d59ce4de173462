/** The choice between equally good alignments. That paths have the best score: tests/kernel/scoreTiles.test.ts. */
import { expect, test } from 'vitest';
import { createPlainTileKernel } from '#workers/kernel/plainTileKernel.ts';
import { type AlignmentMode, fillGrid } from '#workers/lib/sequences/alignment/alignmentGrid.ts';
import { walkBack } from '#workers/lib/sequences/alignment/alignmentPath.ts';
import { matchScores } from '#workers/lib/sequences/alignment/pairScores.ts';

const codes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 31);

function steps(first: string, second: string, mode: AlignmentMode, open = 2, extend = 1): string {
  const scoring = { scores: matchScores(3, -3), open, extend, isLocal: mode === 'local' };
  const [rows, columns] = [codes(first), codes(second)];
  const grid = fillGrid(rows, columns, scoring, mode, createPlainTileKernel(scoring), () => {});
  return [...walkBack(grid, rows, columns, scoring, mode).steps].map((step) => '|^v'[step]).join('');
}

test('letters are paired as far to the end as they can be', () => {
  expect(steps('AACC', 'ACC', 'global')).toBe('^|||');
  expect(steps('CCAA', 'CCA', 'global')).toBe('||^|');
});

test('a gap in the first sequence stands before one in the second', () => {
  expect(steps('GAAG', 'GTTG', 'global', 1, 1)).toBe('|vv^^|');
});

test('gaps are long in a global alignment and short in a local one, from the end on', () => {
  expect(steps('GGGCCACAGGG', 'GGGCCGGG', 'global', 1, 1)).toBe('|||||^^^|||');
  expect(steps('GGGCCACAGGG', 'GGGCCGGG', 'local', 1, 1)).toBe('|||^|^|^|||');
});

test('a path may follow either border to the corner', () => {
  expect(steps('A', 'CCA', 'global')).toBe('vv|');
  expect(steps('CCA', 'A', 'global')).toBe('^^|');
});
