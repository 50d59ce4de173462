import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  duplexOf,
  nearestNeighborTm,
  type Solution,
  sodiumEquivalent,
} from '#workers/lib/sequences/oligos/nearestNeighbor.ts';

const PLAIN: Solution = { monovalent: 50, magnesium: 0, dntp: 0, oligo: 50 };
const strands = fc.string({ unit: fc.constantFrom('A', 'T', 'G', 'C'), minLength: 2, maxLength: 60 });

function tm(strand: string, solution: Partial<Solution> = {}): number {
  const duplex = duplexOf(strand);
  if (duplex === null) throw new Error(`'${strand}' has no neighbours`);
  return nearestNeighborTm(duplex, { ...PLAIN, ...solution }) ?? Number.NaN;
}

function reverseComplement(strand: string): string {
  const pairs: Record<string, string> = { A: 'T', T: 'A', G: 'C', C: 'G' };
  return [...strand].reduce((opposite, base) => (pairs[base] ?? '') + opposite, '');
}

describe('nearest-neighbor melting temperature', () => {
  // primer3 2.6.1, `oligotm -tp 1 -sc 1`.
  test.each<[strand: string, solution: Partial<Solution>, celsius: number]>([
    ['GTAAAACGACGGCCAGTGAA', {}, 53.099696],
    ['CAGGAAACAGCTATGAC', {}, 43.604037],
    ['CAGGAAACAGCTATGAC', { magnesium: 1.5, dntp: 0.6 }, 49.095323],
    ['ACGTTGCATGTCGCATGATG', { monovalent: 100 }, 57.533619],
    ['ACGTTGCATGTCGCATGATG', { oligo: 250 }, 56.414245],
    ['GCGAATTCGC', {}, 31.349971],
    ['ATTATAATTATTAATTAATA', {}, 28.497068],
    ['GCGGCCGCGGGCCGCC', {}, 67.613088],
  ])('%s in %o', (strand, solution, celsius) => {
    expect(tm(strand, solution)).toBeCloseTo(celsius, 2);
  });

  test('two 20-mers of 15 % and 80 % GC lie 33 °C apart', () => {
    expect(tm('ATTATAACATTAGATCATTA')).toBeCloseTo(35.5, 1);
    expect(tm('GCCGCGGACGCCGTGCGCAT')).toBeCloseTo(68.1, 1);
  });

  test('is the same for both strands of a duplex', () => {
    fc.assert(
      fc.property(strands, (strand) => {
        expect(tm(strand)).toBeCloseTo(tm(reverseComplement(strand)), 9);
      }),
    );
  });

  test('rises with salt, magnesium and strand concentration', () => {
    fc.assert(
      fc.property(strands, fc.double({ min: 1.01, max: 20, noNaN: true }), (strand, factor) => {
        expect(tm(strand, { monovalent: 50 * factor })).toBeGreaterThan(tm(strand));
        expect(tm(strand, { magnesium: factor })).toBeGreaterThan(tm(strand));
        expect(tm(strand, { oligo: 50 * factor })).toBeGreaterThan(tm(strand));
      }),
    );
  });

  test('is null where the energies give no temperature above absolute zero', () => {
    const duplex = duplexOf('AT');
    expect(duplex && nearestNeighborTm(duplex, { ...PLAIN, oligo: 1e300 })).toBeNull();
  });
});

describe('duplex', () => {
  test('sums ends and steps: 5′-GCA is closed by G·C and A·T, with steps GC and CA', () => {
    const duplex = duplexOf('GCA');
    expect(duplex?.enthalpy).toBeCloseTo(0.1 + 2.3 - 9.8 - 8.5, 9);
    expect(duplex?.entropy).toBeCloseTo(-2.8 + 4.1 - 24.4 - 22.7, 9);
    expect(duplex).toMatchObject({ length: 3, gcFraction: 2 / 3, selfComplementary: false });
  });

  test('a palindrome is its own reverse complement and loses 1.4 of entropy', () => {
    const duplex = duplexOf('AT');
    expect(duplex?.selfComplementary).toBe(true);
    expect(duplex?.entropy).toBeCloseTo(4.1 + 4.1 - 20.4 - 1.4, 9);
  });

  test('knows all sixteen steps', () => {
    for (const first of 'ATGC') for (const second of 'ATGC') expect(duplexOf(first + second)).not.toBeNull();
  });

  test('needs two bases', () => {
    expect(duplexOf('')).toBeNull();
    expect(duplexOf('G')).toBeNull();
  });

  test('throws for other letters', () => {
    expect(() => duplexOf('AN')).toThrow();
  });
});

describe('sodium equivalent', () => {
  test.each([
    [{ magnesium: 0, dntp: 0 }, 50],
    [{ magnesium: 1.5, dntp: 0.6 }, 50 + 120 * Math.sqrt(0.9)],
    [{ magnesium: 0.6, dntp: 0.6 }, 50],
    [{ magnesium: 0.2, dntp: 0.8 }, 50],
  ])('of %o beside 50 mM salt', (divalent, millimolar) => {
    expect(sodiumEquivalent({ ...PLAIN, ...divalent })).toBeCloseTo(millimolar, 9);
  });
});
