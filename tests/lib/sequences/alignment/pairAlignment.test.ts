/** Alignments that can be checked by eye. Against EMBOSS: tests/analyses/alignment.test.ts. */
import { expect, test } from 'vitest';
import { alignPair, countColumns, isSimilar } from '#workers/lib/sequences/alignment/pairAlignment.ts';
import { matchScores, pairScores } from '#workers/lib/sequences/alignment/pairScores.ts';
import { PROTEIN_MATRICES } from '#workers/reference/substitutionMatrices.ts';

const COSTS = { scores: matchScores(5, -4), open: 10, extend: 0.5 };
const bytes = (text: string) => new TextEncoder().encode(text);

function rows(first: string, second: string, mode: 'global' | 'overlap' | 'local') {
  const { score, ...aligned } = alignPair(bytes(first), bytes(second), { ...COSTS, mode }, () => {});
  return [score, aligned.first, aligned.second, aligned.firstStart, aligned.secondStart];
}

test('a gap costs its opening and half a point for each further letter', () => {
  expect(rows('ACGTACGTTTACGATCGA', 'ACGTACGTACGATCGA', 'global')).toEqual([
    16 * 5 - 10.5,
    'ACGTACGTTTACGATCGA',
    'ACGTACG--TACGATCGA',
    0,
    0,
  ]);
});

test('gaps at the ends cost nothing in an overlap, and no column in a local alignment', () => {
  expect(rows('TTTTACGTACGT', 'ACGTACGTGGG', 'overlap')).toEqual([40, 'TTTTACGTACGT---', '----ACGTACGTGGG', 0, 0]);
  expect(rows('TTTTACGTACGT', 'ACGTACGTGGG', 'local')).toEqual([40, 'ACGTACGT', 'ACGTACGT', 4, 0]);
});

test('what has nothing in common', () => {
  expect(rows('AAAA', 'TTTT', 'local')).toEqual([0, '', '', 0, 0]);
  expect(rows('AAAA', 'TTTT', 'overlap')).toEqual([0, 'AAAA----', '----TTTT', 0, 0]);
  expect(rows('A', 'T', 'global')).toEqual([-4, 'A', 'T', 0, 0]);
});

test('progress ends with all letters of the first sequence', () => {
  const seen: number[] = [];
  const long = bytes('ACGT'.repeat(300));
  alignPair(long, bytes('ACGT'), { ...COSTS, mode: 'global' }, (done) => seen.push(done));
  expect(seen).toEqual([512, 1024, 1200]);
});

test('columns are counted: equal, similar, gaps, and gaps in a row as one', () => {
  const scores = pairScores(PROTEIN_MATRICES.blosum62);
  expect(countColumns('MKV--LI-A', 'MRVAA-IWA', scores)).toEqual({
    columns: 9,
    identical: 4,
    similar: 5,
    gaps: 4,
    gapsOpened: 3,
  });
  expect([isSimilar('MK', 'MR', 1, scores), isSimilar('MK', 'MW', 1, scores)]).toEqual([true, false]);
});
