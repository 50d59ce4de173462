import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absorption280,
  aliphaticIndex,
  type Composition,
  chainLength,
  chainMass,
  classShares,
  gravy,
  massOfLetters,
} from '#workers/lib/sequences/protein/proteinProperties.ts';
import { AMINO_ACID_LETTERS } from '#workers/reference/aminoAcids.ts';

function compositionOf(chain: string): Composition {
  const letters = AMINO_ACID_LETTERS.filter((letter) => chain.includes(letter));
  return Object.fromEntries(letters.map((letter) => [letter, chain.split(letter).length - 1]));
}

const UBIQUITIN = compositionOf('MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG');
const GLUCAGON = compositionOf('HSQGTFTSDYSKYLDSRRAQDFVQWLMNT');

const composition = fc
  .array(fc.tuple(fc.constantFrom(...AMINO_ACID_LETTERS), fc.integer({ min: 1, max: 1000 })), { minLength: 1 })
  .map((entries): Composition => Object.fromEntries(entries));

describe('mass', () => {
  test('one residue and its water are the free amino acid', () => {
    expect(chainMass({ G: 1 })).toBeCloseTo(75.06718, 10);
    expect(chainMass({ W: 1 })).toBeCloseTo(204.22848, 10);
  });

  test('ubiquitin', () => {
    expect(chainLength(UBIQUITIN)).toBe(76);
    expect(Math.abs(chainMass(UBIQUITIN) - 8564.74)).toBeLessThan(0.2);
  });

  test('a bond between two chains sets one water free', () => {
    fc.assert(
      fc.property(composition, composition, (one, other) => {
        const joined = Object.fromEntries(
          AMINO_ACID_LETTERS.map((letter) => [letter, (one[letter] ?? 0) + (other[letter] ?? 0)]),
        );
        expect(chainMass(joined)).toBeCloseTo(chainMass(one) + chainMass(other) - 18.01528, 6);
      }),
    );
  });
});

describe('classes', () => {
  test('glucagon: 9, 13 and 7 of 29', () => {
    expect(classShares(GLUCAGON)).toEqual({
      hydrophobic: 900 / 29,
      polar: 1300 / 29,
      charged: 700 / 29,
    });
  });

  test('make up the whole', () => {
    fc.assert(
      fc.property(composition, (counts) => {
        const { hydrophobic, polar, charged } = classShares(counts);
        expect(hydrophobic + polar + charged).toBeCloseTo(100, 9);
      }),
    );
  });
});

test('GRAVY lies between that of isoleucine and that of arginine', () => {
  expect(gravy(UBIQUITIN)).toBeCloseTo(-0.489, 3);
  expect([gravy({ I: 7 }), gravy({ R: 7 })]).toEqual([4.5, -4.5]);
  fc.assert(
    fc.property(composition, (counts) => {
      expect(Math.abs(gravy(counts))).toBeLessThanOrEqual(4.5 + 1e-9);
    }),
  );
});

test('the aliphatic index of published examples', () => {
  expect(aliphaticIndex(compositionOf('SDKEVDEVDAALSDLEITLE'))).toBeCloseTo(117, 10);
  expect(aliphaticIndex(compositionOf('MVKSYDRYEYEDCLGIVNSKSSNCVFLNNA'))).toBeCloseTo(71.33333, 5);
  expect(aliphaticIndex({ G: 3 })).toBe(0);
});

test.each([
  [{ W: 6, Y: 3, C: 8 }, 37_470, 37_970],
  [{ Y: 1, C: 3 }, 1_490, 1_615],
  [{ W: 1, C: 1 }, 5_500, 5_500],
  [{ G: 1 }, 0, 0],
])('absorption at 280 nm of %j', (counts, reduced, cystines) => {
  expect(absorption280(counts)).toEqual({ reduced, cystines });
});

test('the mass of a chain written out is that of its composition; with another letter there is none', () => {
  expect(massOfLetters('MAAG')).toBeCloseTo(chainMass({ M: 1, A: 2, G: 1 }), 9);
  for (const letters of ['', 'MX', 'M*', 'mag']) expect(massOfLetters(letters)).toBeNull();
});
