import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedEntropyTerm, missedChance } from '#workers/lib/biology/speciesDraws.ts';

function choose(n: number, k: number): number {
  let product = 1;
  for (let at = 0; at < k; at += 1) product = (product * (n - at)) / (at + 1);
  return k < 0 || k > n ? 0 : product;
}

const sample = fc
  .integer({ min: 2, max: 40 })
  .chain((all) => fc.tuple(fc.constant(all), fc.integer({ min: 1, max: all }), fc.integer({ min: 1, max: all })));

test('as counted by binomial coefficients', () => {
  fc.assert(
    fc.property(sample, ([all, own, drawn]) => {
      expect(missedChance(all, own, drawn)).toBeCloseTo(choose(all - own, drawn) / choose(all, drawn), 12);
      let entropy = 0;
      for (let k = 1; k <= drawn; k += 1)
        entropy -=
          ((choose(own, k) * choose(all - own, drawn - k)) / choose(all, drawn)) * (k / drawn) * Math.log(k / drawn);
      expect(expectedEntropyTerm(all, own, drawn)).toBeCloseTo(entropy, 12);
    }),
  );
});

test('long products agree with their factors, and many draws with the series', () => {
  let logarithm = 0;
  for (let at = 0; at < 3000; at += 1) logarithm += Math.log1p(-4000 / (1e6 - at));
  expect(missedChance(1e6, 3000, 4000) / Math.exp(logarithm)).toBeCloseTo(1, 10);
  const [below, above] = [expectedEntropyTerm(1e7, 4e5, 2_499_000), expectedEntropyTerm(1e7, 4e5, 2_501_000)];
  expect(below / above).toBeCloseTo(1, 8);
  expect(missedChance(5e12, 1e9, 1e11)).toBe(0);
});
