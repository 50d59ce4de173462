import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alleleFrequencies,
  expectedGenotypes,
  genotypeList,
  genotypeShares,
  genotypeTotal,
  inbreedingCoefficient,
  TOO_MANY,
} from '#workers/lib/biology/genotypes.ts';

const count = fc.integer({ min: 0, max: 10_000 });
const samples = fc
  .record({ dominant: count, heterozygous: count, recessive: count })
  .filter((genotypes) => genotypeTotal(genotypes) > 0);

test('lists AA, Aa, aa', () => {
  expect(genotypeList({ recessive: 3, heterozygous: 2, dominant: 1 })).toEqual([1, 2, 3]);
});

describe('frequencies', () => {
  test('of alleles and of genotypes add up to 1', () => {
    fc.assert(
      fc.property(samples, (counts) => {
        const shares = genotypeShares(counts);
        const { p, q } = alleleFrequencies(shares);
        expect(genotypeTotal(shares)).toBeCloseTo(1, 12);
        expect(p + q).toBeCloseTo(1, 12);
        expect(genotypeTotal(expectedGenotypes({ p, q }))).toBeCloseTo(1, 12);
      }),
    );
  });

  test('random mating leaves the alleles as they are', () => {
    fc.assert(
      fc.property(samples, (counts) => {
        const before = alleleFrequencies(genotypeShares(counts));
        const after = alleleFrequencies(expectedGenotypes(before));
        expect(after.p).toBeCloseTo(before.p, 12);
        expect(after.q).toBeCloseTo(before.q, 12);
      }),
    );
  });

  test('expected counts are those of the total', () => {
    expect(expectedGenotypes({ p: 0.5, q: 0.5 }, 200)).toEqual({ dominant: 50, heterozygous: 100, recessive: 50 });
  });
});

describe('inbreeding coefficient', () => {
  test.each([
    [{ dominant: 0.25, heterozygous: 0.5, recessive: 0.25 }, 0],
    [{ dominant: 0.5, heterozygous: 0, recessive: 0.5 }, 1],
    [{ dominant: 0, heterozygous: 1, recessive: 0 }, -1],
  ])('of %j is %d', (frequencies, expected) => {
    expect(inbreedingCoefficient(frequencies)).toBe(expected);
  });

  test('is not defined for one allele', () => {
    expect(inbreedingCoefficient({ dominant: 1, heterozygous: 0, recessive: 0 })).toBeNull();
    expect(inbreedingCoefficient({ dominant: 0, heterozygous: 0, recessive: 1 })).toBeNull();
  });
});

test('the sentence about too many names how many can be counted', () => {
  expect(TOO_MANY).toContain(Math.floor(Number.MAX_SAFE_INTEGER / 2).toString());
});
