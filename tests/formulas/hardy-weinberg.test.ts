import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type HardyWeinbergInput } from '#workers/formulas/hardy-weinberg.ts';

const counts: HardyWeinbergInput = { inputType: 'counts', dominant: 48, heterozygous: 32, recessive: 20 };
const frequencies: HardyWeinbergInput = {
  inputType: 'frequencies',
  dominant: 0.49,
  heterozygous: 0.42,
  recessive: 0.09,
};

function counted(dominant: number, heterozygous: number, recessive: number) {
  const result = computed(formula, { inputType: 'counts', dominant, heterozygous, recessive });
  if (result.populationCounts === null) throw new Error('Counts were entered');
  return result;
}

describe('validate', () => {
  const invalid = 'Invalid input values';
  const sum = 'Frequencies must sum to 1';
  const nobody = 'Total population count must be greater than 0';

  const tooMany = 'More than 4503599627370495 individuals cannot be counted exactly';

  refuses(formula, [
    [{ ...counts, inputType: '' }, invalid, 'inputType'],
    [{ ...counts, inputType: 'ratios' as 'counts' }, invalid, 'inputType'],
    [{ ...counts, dominant: null }, invalid, 'dominant'],
    [{ ...counts, heterozygous: Number.NaN }, invalid, 'heterozygous'],
    [{ ...counts, recessive: -1 }, invalid, 'recessive'],
    [{ ...counts, recessive: 2.5 }, invalid, 'recessive'],
    [{ ...counts, dominant: 1e300 }, invalid, 'dominant', tooMany],
    // Each count is exact; their sum would be rounded.
    [{ ...counts, recessive: Number.MAX_SAFE_INTEGER }, invalid, 'recessive', tooMany],
    [{ ...counts, heterozygous: 2 ** 52 }, invalid, 'heterozygous', tooMany],
    [{ ...counts, dominant: 0, heterozygous: 0, recessive: 0 }, nobody, 'dominant'],
    [{ ...frequencies, dominant: -0.1 }, invalid, 'dominant'],
    [{ ...frequencies, heterozygous: null }, invalid, 'heterozygous'],
    [{ ...frequencies, recessive: Number.NaN }, invalid, 'recessive'],
    [{ ...frequencies, recessive: 0.0912 }, sum, 'dominant'],
    [{ ...frequencies, recessive: 0.0888 }, sum, 'dominant'],
    [{ ...frequencies, dominant: 0, heterozygous: 0, recessive: 0 }, sum, 'dominant'],
    [{ ...frequencies, dominant: 49, heterozygous: 42, recessive: 9 }, sum, 'dominant'],
  ]);

  accepts(formula, [
    [counts, counts],
    [
      { ...counts, dominant: 4503599627370443 },
      { ...counts, dominant: 4503599627370443 },
    ],
    [frequencies, frequencies],
    [
      { ...frequencies, recessive: 0.091 },
      { ...frequencies, recessive: 0.091 },
    ],
    [
      { ...frequencies, recessive: 0.089 },
      { ...frequencies, recessive: 0.089 },
    ],
  ]);
});

describe('counts', () => {
  test('48, 32 and 20: in equilibrium by the specified rule alone', () => {
    const { alleleFrequencies, expectedCounts, chiSquare, reference } = counted(48, 32, 20);
    expect(alleleFrequencies).toEqual({ p: 0.64, q: 0.36 });
    expect(expectedCounts.heterozygous).toBeCloseTo(46.08, 10);
    expect(chiSquare.value).toBeCloseTo(9.336419753086, 10);
    expect(chiSquare.pValue).toBeCloseTo(0.05321917437, 10);
    expect(chiSquare.isEquilibrium).toBe(true);
    expect(reference.pValue1df).toBeCloseTo(0.0022464398, 9);
    expect(reference).toMatchObject({ isEquilibrium1df: false, isEquilibriumExact: false });
  });

  test('the specified rule gives way at chi-square 9.488', () => {
    expect(counted(17, 66, 17).chiSquare.value).toBeCloseTo(10.24, 10);
    expect(counted(17, 66, 17).chiSquare.isEquilibrium).toBe(false);
    expect(counted(18, 64, 18).chiSquare.value).toBeCloseTo(7.84, 10);
    expect(counted(18, 64, 18).chiSquare.isEquilibrium).toBe(true);
  });

  test('one allele only: nothing departs from anything', () => {
    const { alleleFrequencies, chiSquare, reference } = counted(25, 0, 0);
    expect(alleleFrequencies).toEqual({ p: 1, q: 0 });
    expect(chiSquare).toEqual({ value: 0, pValue: 1, isEquilibrium: true });
    expect(reference).toMatchObject({ exactPValue: 1, midPValue: null, inbreedingCoefficient: null });
  });

  const count = fc.integer({ min: 0, max: 2000 });
  const samples = fc.tuple(count, count, count).filter(([a, b, c]) => a + b + c > 0);

  test('swapping the alleles swaps p and q and changes no test', () => {
    fc.assert(
      fc.property(samples, ([dominant, heterozygous, recessive]) => {
        const there = counted(dominant, heterozygous, recessive);
        const back = counted(recessive, heterozygous, dominant);
        expect(back.alleleFrequencies.p).toBe(there.alleleFrequencies.q);
        expect(back.chiSquare.value).toBeCloseTo(there.chiSquare.value, 6);
        expect(back.reference.exactPValue).toBe(there.reference.exactPValue);
      }),
    );
  });

  test('chi-square is the size of the sample times F squared', () => {
    fc.assert(
      fc.property(samples, ([dominant, heterozygous, recessive]) => {
        const { chiSquare, populationCounts, reference } = counted(dominant, heterozygous, recessive);
        const f = reference.inbreedingCoefficient ?? 0;
        expect(chiSquare.value).toBeCloseTo(populationCounts.total * f * f, 6);
      }),
    );
  });
});

describe('frequencies', () => {
  test('have no counts and no test, but expected genotypes and F', () => {
    const result = computed(formula, { ...frequencies, dominant: 0.48, heterozygous: 0.32, recessive: 0.2 });
    expect(result).toMatchObject({ populationCounts: null, expectedCounts: null, chiSquare: null });
    expect(result.alleleFrequencies.p).toBeCloseTo(0.64, 12);
    expect(result.expectedFrequencies.heterozygous).toBeCloseTo(0.4608, 12);
    expect(result.reference.inbreedingCoefficient).toBeCloseTo(0.3055555556, 9);
  });

  test('are not rescaled', () => {
    const { alleleFrequencies } = computed(formula, {
      ...frequencies,
      dominant: 0.25,
      heterozygous: 0.5,
      recessive: 0.2505,
    });
    expect(alleleFrequencies).toEqual({ p: 0.5, q: 0.5005 });
  });
});
