import { expect, test } from 'vitest';
import { spearmanCorrelation, tPValue } from '#workers/formulas/correlation/spearman.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('four pairs: all 24 orders', () => {
  const found = spearmanCorrelation([1, 2, 3, 4], [1, 2, 3, 4]);
  expect(found?.coefficient).toBeCloseTo(1, 15);
  expect(found?.exactPValue).toBeCloseTo(2 / 24, 15);
  expect(spearmanCorrelation([1, 2, 3, 4], [2, 1, 4, 3])?.exactPValue).toBeCloseTo(10 / 24, 15);
});

test('ten pairs, all 10! orders counted by other means: t says significant, the orders do not', () => {
  const found = spearmanCorrelation(upTo(10), [4, 1, 3, 5, 8, 7, 2, 10, 6, 9]);
  expect(found).toMatchObject({ pValueMethod: 'exact', pValue: found?.exactPValue });
  expect(found?.exactPValue).toBeCloseTo(197_518 / 3_628_800, 15);
  expect(found?.approximatePValue).toBeCloseTo(0.04791173, 8);
});

test('the tail of pspearman in R: Σd² up to 36 of ten pairs', () => {
  const found = spearmanCorrelation(upTo(10), [6, 1, 2, 3, 4, 5, 9, 7, 8, 10]);
  expect(found?.coefficient).toBeCloseTo(1 - (6 * 36) / 990, 12);
  expect(found?.pValue).toBeCloseTo(2 * 0.005265377, 9);
});

test('14 pairs are counted, 15 take the series of AS 89, as do falling ranks', () => {
  const fourteen = upTo(14);
  expect(spearmanCorrelation(fourteen, [...fourteen].reverse())?.pValue).toBeCloseTo(2 / 87_178_291_200, 20);
  const other = [3, 1, 5, 2, 9, 4, 12, 6, 7, 14, 8, 10, 13, 11, 15];
  for (const [ranks, sign] of [[other, 1] as const, [[...other].reverse(), -1] as const]) {
    const found = spearmanCorrelation(upTo(15), ranks);
    expect(found).toMatchObject({ pValueMethod: 'edgeworth', exactPValue: null });
    expect((found?.coefficient ?? 0) * sign).toBeCloseTo(0.814285714285714, 14);
    expect(found?.pValue).toBeCloseTo(0.000339644328111906, 14);
  }
});

test('ties and more than 1290 pairs are approximated by t; without spread there is nothing', () => {
  const tied = spearmanCorrelation([1, 1, 3, 4], [1, 2, 3, 4]);
  expect(tied).toMatchObject({ exactPValue: null, pValueMethod: 't', pValue: tied?.approximatePValue });
  const turned = (count: number) => upTo(count).map((rank) => ((rank * 7) % count) + 1);
  expect(spearmanCorrelation(upTo(1290), turned(1290))?.pValueMethod).toBe('edgeworth');
  expect(spearmanCorrelation(upTo(1291), turned(1291))?.pValueMethod).toBe('t');
  expect(spearmanCorrelation([1, 1], [1, 2])).toBeNull();
});

test('no p value is 0, nor below that of the one order that was seen', () => {
  for (const count of [3, 9, 10, 14, 15, 40, 200, 1290, 1291])
    for (const other of [upTo(count), upTo(count).reverse()])
      expect(spearmanCorrelation(upTo(count), other)?.pValue).toBeGreaterThan(0);
  expect(spearmanCorrelation(upTo(15), upTo(15))?.pValue).toBeGreaterThanOrEqual(1.5e-12);
  expect(spearmanCorrelation([1, 1, 2, 2], [5, 5, 9, 9])?.pValue).toBeCloseTo((2 * 4) / 24, 15);
});

test('p by t', () => {
  expect(tPValue(0.5, 11)).toBeCloseTo(0.1173068, 6);
  expect(tPValue(-1, 5)).toBe(0);
});
