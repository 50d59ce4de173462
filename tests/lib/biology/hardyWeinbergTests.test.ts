import { expect, test } from 'vitest';
import { hardyWeinbergTests } from '#workers/lib/biology/hardyWeinbergTests.ts';

test('a deficit of heterozygotes: 1 degree of freedom and the exact test agree', () => {
  const found = hardyWeinbergTests({ dominant: 30, heterozygous: 40, recessive: 30 });
  expect(found.chiSquare).toBeCloseTo(4, 12);
  expect(found.pValue1df).toBeCloseTo(0.04550026389635842, 12);
  expect(found.exactPValue).toBeCloseTo(0.04685521181344839, 12);
  expect(found.inbreedingCoefficient).toBeCloseTo(0.2, 12);
  expect(found).toMatchObject({ isEquilibrium1df: false, isEquilibriumExact: false });
});

test('a rare allele: chi-square finds a deviation that the exact test does not', () => {
  // 6 copies among 200. By exact fractions of factorials: the chances of 4, 2 and 0 heterozygotes together.
  const found = hardyWeinbergTests({ dominant: 95, heterozygous: 4, recessive: 1 });
  expect(found.chiSquare).toBeCloseTo(9.77905315241908, 10);
  expect(found.pValue1df).toBeCloseTo(0.0017651118695816551, 12);
  expect(found.exactPValue).toBeCloseTo(0.07423097525895782, 12);
  expect(found).toMatchObject({ isEquilibrium1df: false, isEquilibriumExact: true });
});

test('two common alleles close to the limit of 0.05: the tests come to different verdicts as well', () => {
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
