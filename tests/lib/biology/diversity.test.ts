import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chao1BiasCorrected,
  pielouEvenness,
  shannonEntropy,
  simpsonDominance,
  simpsonUnbiased,
} from '#workers/lib/biology/diversity.ts';

const counts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 40 });

function sharesOf(abundances: readonly number[]): readonly number[] {
  const total = abundances.reduce((sum, count) => sum + count, 0);
  return abundances.map((count) => count / total);
}

describe('Shannon', () => {
  test('is ln S for S equally common species', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (richness) => {
        expect(shannonEntropy(Array.from({ length: richness }, () => 1 / richness))).toBeCloseTo(Math.log(richness), 9);
      }),
    );
  });

  test('is 0 and not −0 for one species', () => {
    expect(shannonEntropy([1])).toBe(0);
  });

  test('skips a share that is too small for a double', () => {
    expect(shannonEntropy([1, 0])).toBe(0);
  });
});

describe('Simpson', () => {
  test('with replacement, the chances to draw the same and to draw another add up to 1', () => {
    expect(simpsonDominance([0.9, 0.1])).toBeCloseTo(0.82, 12);
  });

  test('without replacement it is a count of pairs', () => {
    fc.assert(
      fc.property(counts, (abundances) => {
        const total = abundances.reduce((sum, count) => sum + count, 0);
        fc.pre(total > 1);
        const samePairs = abundances.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
        expect(simpsonUnbiased(abundances)).toBeCloseTo(1 - samePairs / ((total * (total - 1)) / 2), 9);
      }),
    );
  });

  test('without replacement it is never below the form with replacement', () => {
    fc.assert(
      fc.property(counts, (abundances) => {
        fc.pre(abundances.length > 1);
        expect(simpsonUnbiased(abundances)).toBeGreaterThanOrEqual(1 - simpsonDominance(sharesOf(abundances)) - 1e-12);
      }),
    );
  });

  test.each([[[1]], [[0.5]], [[2.5, 3]], [[3, 4.000001]]])(
    'without replacement is not defined for %o',
    (abundances) => {
      expect(simpsonUnbiased(abundances)).toBeNull();
    },
  );
});

describe('Pielou', () => {
  test('is not defined for one species', () => {
    expect(pielouEvenness([1])).toBeNull();
  });

  test('lies between 0 and 1', () => {
    fc.assert(
      fc.property(counts, (abundances) => {
        fc.pre(abundances.length > 1);
        const evenness = pielouEvenness(sharesOf(abundances)) ?? Number.NaN;
        expect(evenness).toBeGreaterThan(0);
        expect(evenness).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});

describe('Chao1', () => {
  // R vegan 2.6-4.
  test.each<[abundances: readonly number[], species: number | null]>([
    [[25, 25, 25, 25], 4],
    [[1000, 1, 1, 1], 7],
    [[30, 12, 5, 2, 2, 1, 1, 1], 9],
    [[1], 1],
    [[2, 2], 2],
    [[1, 2.5], null],
  ])('of %o is %d', (abundances, species) => {
    expect(chao1BiasCorrected(abundances)).toBe(species);
  });

  test('is never below the number of species seen', () => {
    fc.assert(
      fc.property(counts, (abundances) => {
        expect(chao1BiasCorrected(abundances)).toBeGreaterThanOrEqual(abundances.length);
      }),
    );
  });
});
