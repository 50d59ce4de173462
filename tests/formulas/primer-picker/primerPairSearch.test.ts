import { expect, test } from 'vitest';
import { bestPairs, type PairRules } from '#workers/formulas/primer-picker/primerPairSearch.ts';
import { createFolder } from '#workers/lib/sequences/oligos/strandFolds.ts';
import type { PrimerCandidate } from '#workers/lib/sequences/primers/primerCandidates.ts';

const FOLDER = createFolder({ monovalent: 50, magnesium: 1.5, dntp: 0.6, oligo: 50 });
const RULES: PairRules = { shortest: 100, longest: 300, hottest: 47 };
const primer = (letters: string, start: number, penalty: number): PrimerCandidate => ({
  letters,
  start,
  penalty,
  tm: 60,
  gcContent: 50,
});
const LEFTS = [primer('ACACCCTTATCTGGTTGCCG', 1008, 0.1), primer('TTCACTAATGGGCGTGGCTT', 1157, 0.3)];
const RIGHTS = [primer('GCTCAATCTGACAGGTGCCT', 1250, 0.2), primer('TAAAACACGCTGGAGGGGTC', 1270, 0.25)];
const starts = (pairs: ReturnType<typeof bestPairs>) => pairs.map(({ left, right }) => [left.start, right.start]);

test('the lowest sums of penalties whose product has the length', () => {
  const pairs = bestPairs(LEFTS, RIGHTS, RULES, FOLDER, 5);
  expect(starts(pairs)).toEqual([
    [1008, 1250],
    [1008, 1270],
    [1157, 1250],
    [1157, 1270],
  ]);
  expect(pairs[0]).toMatchObject({ length: 262, penalty: expect.closeTo(0.3, 9) });
  expect(starts(bestPairs(LEFTS, RIGHTS, RULES, FOLDER, 2))).toEqual([
    [1008, 1250],
    [1008, 1270],
  ]);
  expect(starts(bestPairs(LEFTS, RIGHTS, { ...RULES, longest: 120 }, FOLDER, 5))).toEqual([[1157, 1250]]);
});

test('temperatures of folds are those of ntthal, and 0 below 0 °C', () => {
  // primer3_core 2.6.1: HAIRPIN_TH 32.46 and 0, SELF_ANY_TH 0 and 1.81, COMPL_ANY_TH 6.48, COMPL_END_TH 2.45.
  const [pair] = bestPairs(LEFTS, RIGHTS, RULES, FOLDER, 1);
  expect(pair?.left).toMatchObject({ hairpinTm: expect.closeTo(32.46, 1), selfTm: 0, endTm: 0 });
  expect(pair?.right).toMatchObject({ hairpinTm: 0, selfTm: expect.closeTo(1.81, 1), endTm: 0 });
  expect(pair).toMatchObject({ dimerTm: expect.closeTo(6.48, 1), endDimerTm: expect.closeTo(2.45, 1) });
});

test('what melts too high, and what is excluded, is in no pair', () => {
  expect(starts(bestPairs(LEFTS, RIGHTS, { ...RULES, hottest: 30 }, FOLDER, 5)).flat()).not.toContain(1008);
  expect(starts(bestPairs(LEFTS, RIGHTS, { ...RULES, hottest: 6 }, FOLDER, 5))).toEqual([[1157, 1250]]);
  expect(starts(bestPairs(LEFTS, RIGHTS, RULES, FOLDER, 5, ({ start }) => start === 1250))).toEqual([
    [1008, 1270],
    [1157, 1270],
  ]);
  expect(bestPairs([], RIGHTS, RULES, FOLDER, 5)).toEqual([]);
  expect(bestPairs(LEFTS, [], RULES, FOLDER, 5)).toEqual([]);
});
