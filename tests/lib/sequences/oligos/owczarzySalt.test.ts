import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Duplex,
  duplexOf,
  nearestNeighborTm,
  type Solution,
} from '#workers/lib/sequences/oligos/nearestNeighbor.ts';
import { owczarzyTm } from '#workers/lib/sequences/oligos/owczarzySalt.ts';

const PLAIN: Solution = { monovalent: 50, magnesium: 0, dntp: 0, oligo: 50 };
const strands = fc.string({ unit: fc.constantFrom('A', 'T', 'G', 'C'), minLength: 8, maxLength: 60 });

function duplex(strand: string): Duplex {
  const found = duplexOf(strand);
  if (found === null) throw new Error(`'${strand}' has no neighbours`);
  return found;
}

describe('melting temperature with quadratic salt corrections', () => {
  // Computed outside the product; agrees with Biopython 1.80 (saltcorr 6 and 7) within 0.02 °C.
  test.each<[strand: string, solution: Partial<Solution>, celsius: number]>([
    ['GTAAAACGACGGCCAGTGAA', {}, 52.45919292040124],
    ['CAGGAAACAGCTATGAC', {}, 42.96077899589731],
    ['CAGGAAACAGCTATGAC', { magnesium: 1.5, dntp: 0.6 }, 48.20666002019936],
    ['ACGTTGCATGTCGCATGATG', { monovalent: 100 }, 58.51082142759504],
    ['ACGTTGCATGTCGCATGATG', { oligo: 250 }, 55.555541787879044],
    ['GCGAATTCGC', {}, 31.20563427212882],
    ['ATTATAATTATTAATTAATA', {}, 24.02300151042087],
    ['GCGGCCGCGGGCCGCC', {}, 72.87461067560122],
  ])('%s in %o', (strand, solution, celsius) => {
    expect(owczarzyTm(duplex(strand), { ...PLAIN, ...solution })).toBeCloseTo(celsius, 2);
  });

  // Biopython 1.88, saltcorr 7: on either side of the ratios 0.22 and 6 of √[Mg²⁺] to 50 mmol/L of monovalent ions.
  test.each([
    [0.1208, 42.960778995897385],
    [0.1212, 41.83805070984312],
    [89.5, 53.90827618139417],
    [90.5, 54.04968450472188],
  ])('the ions that count in %d mmol/L of magnesium', (magnesium, celsius) => {
    expect(owczarzyTm(duplex('CAGGAAACAGCTATGAC'), { ...PLAIN, magnesium })).toBeCloseTo(celsius, 3);
  });

  test('in 1 mol/L salt both salt models are at their point of reference and agree', () => {
    fc.assert(
      fc.property(strands, (strand) => {
        const solution = { ...PLAIN, monovalent: 1000 };
        const entropyModel = nearestNeighborTm(duplex(strand), solution) ?? Number.NaN;
        expect(owczarzyTm(duplex(strand), solution)).toBeCloseTo(entropyModel, 9);
      }),
    );
  });

  test('traces of nucleotides bind almost no magnesium', () => {
    const primer = duplex('CAGGAAACAGCTATGAC');
    const without = owczarzyTm(primer, { ...PLAIN, magnesium: 1.5 });
    expect(owczarzyTm(primer, { ...PLAIN, magnesium: 1.5, dntp: 1e-9 })).toBeCloseTo(without ?? Number.NaN, 6);
  });

  test('nucleotides that bind all the magnesium leave the monovalent correction', () => {
    const primer = duplex('CAGGAAACAGCTATGAC');
    const monovalent = owczarzyTm(primer, PLAIN);
    expect(owczarzyTm(primer, { ...PLAIN, magnesium: 1, dntp: 1000 })).toBe(monovalent);
  });

  test('where magnesium dominates, small changes of salt do not matter', () => {
    const primer = duplex('CAGGAAACAGCTATGAC');
    const solution = { ...PLAIN, magnesium: 3 };
    const trace = owczarzyTm(primer, { ...solution, monovalent: 0.1 });
    expect(owczarzyTm(primer, { ...solution, monovalent: 5 })).toBe(trace);
    expect(owczarzyTm(primer, { ...solution, monovalent: 50 })).not.toBe(trace);
  });

  test('is null where there is no temperature in 1 mol/L salt either', () => {
    expect(owczarzyTm(duplex('AT'), { ...PLAIN, oligo: 1e300 })).toBeNull();
  });
});
