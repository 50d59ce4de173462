import { expect, test } from 'vitest';
import { type CandidateRules, primerCandidates } from '#workers/lib/sequences/primers/primerCandidates.ts';

const SOLUTION = { monovalent: 50, magnesium: 1.5, dntp: 0.6, oligo: 50 };
const RULES: CandidateRules = {
  lengths: { lowest: 18, best: 20, highest: 22 },
  temperatures: { lowest: 50, best: 60, highest: 70 },
  gcContent: { lowest: 20, highest: 80 },
  clamp: 0,
  longestRun: 5,
};
const STRETCH = 'ACACCCTTATCTGGTTGCCGTT';

test('every place and length is considered, and the penalty adds °C and bases', () => {
  const { accepted, counts } = primerCandidates(STRETCH, 1000, 'left', RULES, SOLUTION);
  expect(counts.considered).toBe(5 + 4 + 3 + 2 + 1);
  // primer3_core 2.6.1: PRIMER_LEFT_0 1008,20, Tm 60.035, GC 55, penalty 0.035439.
  const known = accepted.find(({ letters }) => letters === 'ACACCCTTATCTGGTTGCCG');
  expect(known).toMatchObject({ start: 1000, gcContent: expect.closeTo(55, 9), tm: expect.closeTo(60.035, 3) });
  expect(known?.penalty).toBeCloseTo(0.0354, 3);
  expect(accepted.map(({ penalty }) => penalty)).toEqual(
    accepted.map(({ penalty }) => penalty).toSorted((one, other) => one - other),
  );
});

test('primers of the right side read as the other strand', () => {
  const [first] = primerCandidates('AGGCACCTGTCAGATTGAGC', 0, 'right', RULES, SOLUTION).accepted;
  expect(first?.letters).toBe('GCTCAATCTGACAGGTGCCT');
});

test('what is ruled out is counted by its reason', () => {
  const counts = (stretch: string, own: Partial<CandidateRules> = {}) =>
    primerCandidates(stretch, 0, 'left', { ...RULES, lengths: { lowest: 20, best: 20, highest: 20 }, ...own }, SOLUTION)
      .counts;
  const none = { considered: 1, ambiguous: 0, gcContent: 0, letters: 0, temperature: 0 };
  expect(counts('ACACCCTTATCTGGTTGCCG')).toEqual(none);
  expect(counts('ACACCCTTATCTGGTTGCNG')).toEqual({ ...none, ambiguous: 1 });
  expect(counts('ACACCCTTATCTGGTTGCCG', { gcContent: { lowest: 20, highest: 54 } })).toEqual({ ...none, gcContent: 1 });
  expect(counts('ACACCCTTATCTGGTTGCCG', { longestRun: 2 })).toEqual({ ...none, letters: 1 });
  expect(counts('ACACCCTTATCTGGTTGCCG', { clamp: 4 })).toEqual(none);
  expect(counts('ACACCCTTATCTGGTTGCCG', { clamp: 5 })).toEqual({ ...none, letters: 1 });
  expect(counts('ACACCCTTATCTGGTTGCCG', { temperatures: { lowest: 61, best: 62, highest: 63 } })).toEqual({
    ...none,
    temperature: 1,
  });
});
