import { expect, test } from 'vitest';
import { hardyWeinbergTests } from '#workers/lib/hardyWeinbergTests.ts';

test('a deficit of heterozygotes: 1 degree of freedom and the exact test agree', () => {
  const found = hardyWeinbergTests({ dominant: 30, heterozygous: 40, recessive: 30 });
  expect(found.chiSquare).toBeCloseTo(4, 12);
  expect(found.pValue1df).toBeCloseTo(0.04550026389635842, 12);
  expect(found.exactPValue).toBeCloseTo(0.04685521181344839, 12);
  expect(found.inbreedingCoefficient).toBeCloseTo(0.2, 12);
  expect(found).toMatchObject({ isEquilibrium1df: false, isEquilibriumExact: false });
});

test('a rare allele: chi-square and the exact test come to different verdicts', () => {
  const found = hardyWeinbergTests({ dominant: 39, heterozygous: 39, recessive: 22 });
  expect(found.pValue1df).toBeCloseTo(0.0490828, 6);
  expect(found.exactPValue).toBeCloseTo(0.0626222, 6);
  expect(found).toMatchObject({ isEquilibrium1df: false, isEquilibriumExact: true });
});

test('a sample too large for the exact test has no verdict of it', () => {
  const found = hardyWeinbergTests({ dominant: 1e12, heterozygous: 2e12, recessive: 1e12 });
  expect(found).toMatchObject({
    isEquilibrium1df: true,
    exactPValue: null,
    isEquilibriumExact: null,
    midPValue: null,
    outcomeProbability: null,
  });
});
