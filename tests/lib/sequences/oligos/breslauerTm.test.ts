import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breslauerDuplexOf, schildkrautTm } from '#workers/lib/sequences/oligos/breslauerTm.ts';
import { nearestNeighborTm, type Solution } from '#workers/lib/sequences/oligos/nearestNeighbor.ts';

const PLAIN: Solution = { monovalent: 50, magnesium: 0, dntp: 0, oligo: 50 };
const strands = fc.string({ unit: fc.constantFrom('A', 'T', 'G', 'C'), minLength: 2, maxLength: 60 });

function duplex(strand: string) {
  const found = breslauerDuplexOf(strand);
  if (found === null) throw new Error(`'${strand}' has no neighbours`);
  return found;
}

describe('melting temperature by the energies of 1986', () => {
  // primer3 2.6.1, `oligotm -tp 0 -sc 0 -dv 0 -n 0`. Together the strands have all sixteen steps.
  test.each<[strand: string, celsius: number]>([
    ['TGTAAAACGACGGCCAGT', 57.672725],
    ['CAGGAAACAGCTATGACC', 51.221072],
    ['ATTATAACATTAGATCATTA', 39.015014],
    ['GCCGCGGACGCCGTGCGCAT', 81.063793],
    ['ATGGCTAGCTAGGACTCGATCCAGTTACGC', 71.137831],
    ['GCGAATTCGC', 34.847551],
  ])('%s', (strand, celsius) => {
    expect(schildkrautTm(duplex(strand), PLAIN)).toBeCloseTo(celsius, 5);
  });

  test('with the salt in the entropy', () => {
    // The same program, `-tp 0 -sc 1`.
    expect(nearestNeighborTm(duplex('TGTAAAACGACGGCCAGT'), PLAIN)).toBeCloseTo(63.52159, 5);
  });

  test('ten times the salt adds 16.6 °C, for any strand', () => {
    fc.assert(
      fc.property(strands, (strand) => {
        const [little, much] = [10, 100].map((monovalent) => schildkrautTm(duplex(strand), { ...PLAIN, monovalent }));
        expect((much ?? Number.NaN) - (little ?? Number.NaN)).toBeCloseTo(16.6, 9);
      }),
    );
  });

  test('is the same for both strands of a duplex', () => {
    const opposite: Record<string, string> = { A: 'T', T: 'A', G: 'C', C: 'G' };
    fc.assert(
      fc.property(strands, (strand) => {
        const other = [...strand].reduce((made, base) => (opposite[base] ?? '') + made, '');
        expect(schildkrautTm(duplex(strand), PLAIN)).toBeCloseTo(schildkrautTm(duplex(other), PLAIN) ?? Number.NaN, 9);
      }),
    );
  });

  test('is null where there is none: a single base, or a trace of salt', () => {
    expect(breslauerDuplexOf('A')).toBeNull();
    expect(schildkrautTm(duplex('ACGT'), { ...PLAIN, monovalent: 1e-300 })).toBeNull();
  });
});
