/** Structures of one strand. Their numbers against ntthal: tests/analyses/primer-folds.test.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basesOfStrand, isPair } from '#workers/lib/sequences/oligos/foldEnergies.ts';
import { foldHairpin } from '#workers/lib/sequences/oligos/hairpinFold.ts';

const strands = fc.string({ unit: fc.constantFrom('A', 'T', 'G', 'C'), maxLength: 50 });
const fold = (strand: string) => foldHairpin(basesOfStrand(strand));

test('a stem and its loop, from the outermost pair inwards', () => {
  expect(fold('CCGCAGTAAGCTGCGG')?.pairs).toEqual([
    [0, 15],
    [1, 14],
    [2, 13],
    [3, 12],
    [4, 11],
    [5, 10],
  ]);
});

test('a loop has three bases or more', () => {
  expect(fold('GGCGAACGCC')?.pairs.at(-1)).toEqual([2, 7]);
  expect(fold('GGCGAAACGCC')?.pairs.at(-1)).toEqual([3, 7]);
});

test('some loops of four bases have an energy of their own', () => {
  // Steps GG, GC, CG and GC, the corner CG/GA, and −1.1 kcal/mol for CGAAAG.
  const known = fold('GGCGCGAAAGCGCC');
  expect(known?.enthalpy).toBe(-8000 - 9800 - 10_600 - 9800 - 6000 - 1100);
});

test('what is too weak or too short does not fold', () => {
  expect(fold('')).toBeNull();
  expect(fold('ACGT')).toBeNull();
  expect(fold('AAAAAAAAAAAA')).toBeNull();
  expect(fold('ATTTTTTAT')).toBeNull();
});

test('pairs are of bases that pair, each base in one of them, and none cross', () => {
  fc.assert(
    fc.property(strands, (strand) => {
      const pairs = fold(strand)?.pairs ?? [];
      const bases = basesOfStrand(strand);
      expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
      for (const [left, right] of pairs) {
        expect(right - left).toBeGreaterThan(3);
        expect(isPair(bases[left] as number, bases[right] as number)).toBe(true);
        for (const [one, other] of pairs) expect(one < left && left < other ? right < other : true).toBe(true);
      }
    }),
  );
});
