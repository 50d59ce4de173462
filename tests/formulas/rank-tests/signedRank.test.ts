import { expect, test } from 'vitest';
import { signedRank } from '#workers/formulas/rank-tests/signedRank.ts';

test('79 differences with ties, against scipy.stats.wilcoxon and sorted averages', () => {
  const differences = Array.from({ length: 80 }, (_, i) => (((i * 29) % 83) - 30) / 4).filter((value) => value !== 0);
  const result = signedRank(differences, 'two-sided', 0.95);
  expect(result.positiveRankSum).toBe(2286);
  expect(result.normal.pValue / 0.0005648132536710436).toBeCloseTo(1, 10);
  expect(result.hodgesLehmann).toEqual({ estimate: 2.625, lower: 1.25, upper: 4.125 });
  expect(result).toMatchObject({ pValueMethod: 'normal', exactPValue: null });
});

test('turning the signs exchanges the rank sums', () => {
  const [one, other] = [
    [1, 2, -3, 4.5, 2],
    [-1, -2, 3, -4.5, -2],
  ].map((each) => signedRank(each, 'greater', 0.9));
  expect(one?.positiveRankSum).toBe(other?.negativeRankSum);
  expect(one?.rankBiserial).toBeCloseTo(-(other?.rankBiserial ?? 0), 12);
  expect(one?.normal.zUncorrected).toBeCloseTo(-(other?.normal.zUncorrected ?? 0), 12);
});

test('one difference has one average', () => {
  expect(signedRank([3], 'two-sided', 0.95)).toMatchObject({
    pValue: 1,
    hodgesLehmann: { estimate: 3, lower: 3, upper: 3 },
  });
});
