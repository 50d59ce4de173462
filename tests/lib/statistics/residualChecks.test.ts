import { expect, test } from 'vitest';
import { residualChecks } from '#workers/lib/statistics/residualChecks.ts';

test('R’s ppoints: 3/8 up to ten values, 1/2 from eleven on', () => {
  const first = (count: number) => residualChecks(Array.from({ length: count }, (_, at) => at)).qq.theoretical[0];
  // qnorm(0.625 / 10.25) and qnorm(0.5 / 11)
  expect(first(10)).toBeCloseTo(-1.54663527139923, 10);
  expect(first(11)).toBeCloseTo(-1.6906216295848981, 10);
});

test('the line goes through the quartiles, and the band is narrowest in the middle', () => {
  const { sample, line, theoretical, band } = residualChecks([5, -3, 1, 0, 2, -1, 4, -2, 3]).qq;
  expect(sample).toEqual([-3, -2, -1, 0, 1, 2, 3, 4, 5]);
  expect(line.intercept).toBe(1);
  expect(line.intercept + line.slope * 0.6744897501960817).toBeCloseTo(3, 12);
  expect(theoretical[4]).toBeCloseTo(0, 12);
  expect(Math.min(...band)).toBe(band[4]);
});
