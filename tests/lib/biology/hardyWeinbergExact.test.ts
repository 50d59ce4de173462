import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Genotypes } from '#workers/lib/biology/genotypes.ts';
import { hardyWeinbergExact } from '#workers/lib/biology/hardyWeinbergExact.ts';

function sample(dominant: number, heterozygous: number, recessive: number): Genotypes {
  return { dominant, heterozygous, recessive };
}

const count = fc.integer({ min: 0, max: 40 });
const samples = fc
  .tuple(count, count, count)
  .filter(([a, b, c]) => a + b + c > 0)
  .map(([a, b, c]) => sample(a, b, c));

/** The same by factorials: every outcome with the same alleles, and its chance. */
function outcomes({ dominant, heterozygous, recessive }: Genotypes): readonly { hets: number; chance: number }[] {
  const n = dominant + heterozygous + recessive;
  const big = 2 * dominant + heterozygous;
  const small = 2 * n - big;
  const found: { hets: number; chance: number }[] = [];
  for (let hets = Math.min(big, small); hets >= 0; hets -= 2) {
    const [bb, ss] = [(big - hets) / 2, (small - hets) / 2];
    const logarithm =
      lnFactorial(n) +
      hets * Math.LN2 -
      lnFactorial(bb) -
      lnFactorial(hets) -
      lnFactorial(ss) +
      lnFactorial(big) +
      lnFactorial(small) -
      lnFactorial(2 * n);
    found.push({ hets, chance: Math.exp(logarithm) });
  }
  return found;
}

function lnFactorial(n: number): number {
  let sum = 0;
  for (let each = 2; each <= n; each += 1) sum += Math.log(each);
  return sum;
}

describe('exact test', () => {
  test.each([
    [sample(30, 40, 30), 0.04685521181344839, 0.03698498944732611],
    [sample(79, 20, 1), 1, 0.8002277959866139],
    [sample(2, 26, 2), 0.0001344420787289041, 8.778943614770963e-5],
    [sample(1, 1, 1), 1, 0.7],
    [sample(50, 0, 50), 1.114224180581451e-30, 5.571120902907255e-31],
  ])('of %j', (genotypes, pValue, midPValue) => {
    const found = hardyWeinbergExact(genotypes);
    expect((found?.pValue ?? 0) / pValue).toBeCloseTo(1, 10);
    expect((found?.midPValue ?? 0) / midPValue).toBeCloseTo(1, 10);
  });

  test('agrees with factorials', () => {
    fc.assert(
      fc.property(samples, (genotypes) => {
        const all = outcomes(genotypes);
        const own = all.find(({ hets }) => hets === genotypes.heterozygous)?.chance ?? Number.NaN;
        const expected = all
          .filter(({ chance }) => chance <= own * (1 + 1e-9))
          .reduce((sum, each) => sum + each.chance, 0);
        const found = hardyWeinbergExact(genotypes);
        expect(found?.outcomeProbability).toBeCloseTo(own, 9);
        expect(found?.pValue).toBeCloseTo(expected, 9);
      }),
    );
  });

  test('is symmetric in the alleles', () => {
    fc.assert(
      fc.property(samples, (genotypes) => {
        const { dominant, heterozygous, recessive } = genotypes;
        expect(hardyWeinbergExact(sample(recessive, heterozygous, dominant))).toEqual(hardyWeinbergExact(genotypes));
      }),
    );
  });

  test('is certain, with no mid p-value, where there is one allele', () => {
    expect(hardyWeinbergExact(sample(25, 0, 0))).toEqual({ pValue: 1, midPValue: null, outcomeProbability: 1 });
  });

  test('enumerates large samples quickly, and skips the largest', () => {
    const found = hardyWeinbergExact(sample(250_000_000, 500_000_000, 250_000_000));
    expect(found?.pValue).toBeCloseTo(1, 9);
    expect(hardyWeinbergExact(sample(5e8, 0, 5e8))).toMatchObject({ pValue: 0 });
    expect(hardyWeinbergExact(sample(1e15, 1e15, 1e15))).toBeNull();
  });
});
