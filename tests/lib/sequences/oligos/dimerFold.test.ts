/** Structures of two strands. Their numbers against ntthal: tests/analyses/primer-folds.test.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reverseComplement } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';
import { foldDimer } from '#workers/lib/sequences/oligos/dimerFold.ts';
import { dimerConditions } from '#workers/lib/sequences/oligos/foldConditions.ts';
import { basesOfStrand, isPair } from '#workers/lib/sequences/oligos/foldEnergies.ts';
import { duplexOf } from '#workers/lib/sequences/oligos/nearestNeighbor.ts';

const CONDITIONS = dimerConditions({ monovalent: 50, magnesium: 1.5, dntp: 0.6, oligo: 50 }, false);
const strands = fc.string({ unit: fc.constantFrom('A', 'T', 'G', 'C'), minLength: 1, maxLength: 30 });
const fold = (first: string, second: string, where: 'any' | 'end' = 'any') =>
  foldDimer(basesOfStrand(first), basesOfStrand(second), where, CONDITIONS);

test('a perfect duplex has the energies of its steps', () => {
  const strand = 'GTAAAACGACGGCCAGTGAAC';
  const structure = fold(strand, reverseComplement(strand));
  const duplex = duplexOf(strand);
  expect(structure?.pairs).toHaveLength(21);
  // The unified parameters begin a helix with 0.1 and −2.8 at each G·C end, those of 2004 with 0.2 and −5.7.
  expect((structure?.enthalpy ?? 0) / 1000).toBeCloseTo(duplex?.enthalpy ?? 0, 9);
  expect(structure?.entropy).toBeCloseTo((duplex?.entropy ?? 0) - 0.1, 9);
});

test('bulges, mismatches and loops lie between the pairs', () => {
  const withBulge = fold('GCGCTATAGCGC', 'GCGCTAAGCGC')?.pairs ?? [];
  expect(withBulge).toHaveLength(11);
  expect(fold('GCGCGAGCGCG', 'CGCGCACGCGC')?.pairs.map(([one]) => one)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10]);
});

test('the 3′ end of the first strand is paired where it has to be', () => {
  const [first, second] = ['AACCGGCCAT', 'TGGCCGGTTA'] as const;
  const pairs = fold(first, second, 'end')?.pairs ?? [];
  expect(pairs.at(-1)?.[0]).toBe(first.length - 1);
});

test('nothing pairs with nothing', () => {
  expect(fold('AAAA', 'CCCC')).toBeNull();
  expect(fold('CCCA', 'GGGG', 'end')).toBeNull();
  expect(fold('', 'ACGT')).toBeNull();
});

test('pairs are of bases that pair, in order on both strands', () => {
  fc.assert(
    fc.property(strands, strands, fc.constantFrom('any' as const, 'end' as const), (first, second, where) => {
      const pairs = fold(first, second, where)?.pairs ?? [];
      const [one, other] = [basesOfStrand(first), basesOfStrand(second)];
      for (const [at, [left, right]] of pairs.entries()) {
        expect(isPair(one[left] as number, other[right] as number)).toBe(true);
        const next = pairs[at + 1];
        if (next !== undefined) expect(next[0] > left && next[1] < right).toBe(true);
      }
    }),
  );
});
