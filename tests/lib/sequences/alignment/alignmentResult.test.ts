import { expect, test } from 'vitest';
import { CODES } from '#workers/kernel/scoreTile.ts';
import { alignmentResult, createTileKernel } from '#workers/lib/sequences/alignment/alignmentResult.ts';
import { matchScores, pairScores } from '#workers/lib/sequences/alignment/pairScores.ts';
import { PROTEIN_MATRICES } from '#workers/reference/substitutionMatrices.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const DNA = { scores: matchScores(5, -4), open: 10, extend: 0.5 };

test('percent of all columns and of those without a gap, and marks between the rows', async () => {
  const result = await alignmentResult(
    { name: 'one', letters: bytes('MKVLIWAG'), start: 1 },
    { name: '', letters: bytes('MRVLIGAG'), start: 1 },
    { mode: 'global', scores: pairScores(PROTEIN_MATRICES.blosum62), open: 10, extend: 0.5 },
    () => {},
  );
  expect(result).toMatchObject({ columns: 8, identical: 6, similar: 7, gaps: 0, identity: 75, similarity: 87.5 });
  expect(result.middle).toBe('|:|||.||');
  expect(result.first).toEqual({ name: 'one', letters: 'MKVLIWAG', from: 1, to: 8 });
});

test('positions in a region around a circle, and on the other strand', async () => {
  const result = await alignmentResult(
    { name: '', letters: bytes('GGACGTACGT'), start: 95, around: 100 },
    { name: '', letters: bytes('ACGTACGTTT'), start: 1, isReversed: true },
    { ...DNA, mode: 'local' },
    () => {},
  );
  expect([result.first.from, result.first.to, result.second.from, result.second.to]).toEqual([97, 4, 10, 3]);
});

test('nothing in common: no columns, no percent, no positions', async () => {
  const result = await alignmentResult(
    { name: '', letters: bytes('AAAA'), start: 1 },
    { name: '', letters: bytes('TTTT'), start: 1 },
    { ...DNA, mode: 'local' },
    () => {},
  );
  expect(result).toMatchObject({ score: 0, columns: 0, identity: null, identityOfPairs: null, middle: '' });
  expect(result.first).toEqual({ name: '', letters: '', from: null, to: null });
});

test('gaps count in one identity and not in the other', async () => {
  const { identity, identityOfPairs } = await alignmentResult(
    { name: '', letters: bytes('ACGTACGTTTACGATCGA'), start: 1 },
    { name: '', letters: bytes('ACGTACGTACGATCGA'), start: 1 },
    { ...DNA, mode: 'global' },
    () => {},
  );
  expect([identity, identityOfPairs]).toEqual([1600 / 18, 100]);
});

test('a kernel for scores that fit into 16 bits, and for those that do not', async () => {
  const create = await createTileKernel;
  for (const match of [10, 1000]) {
    const scores = new Int16Array(CODES * CODES).fill(match);
    const one = (value: number) => Int32Array.of(value);
    const borders = {
      corner: 0,
      topH: one(-20),
      topF: one(-40),
      leftH: one(-20),
      leftE: one(-40),
      bottomH: one(0),
      bottomF: one(0),
      rightH: one(0),
      rightE: one(0),
    };
    const row = create({ scores, open: 20, extend: 1, isLocal: false }).row(Uint8Array.of(1));
    expect(row.fill(Uint8Array.of(2), borders)).toBe(match);
    expect([borders.bottomH[0], borders.rightH[0], borders.rightE[0]]).toEqual([match, match, match - 20]);
    const { h, e } = row.keep(Uint8Array.of(2), borders);
    expect([h(0, 0), e(0, 0)]).toEqual([match, -40]);
  }
});
