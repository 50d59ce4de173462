import { expect, test } from 'vitest';
import { lineChecks } from '#workers/formulas/linear-regression/lineChecks.ts';
import { fitLineWithErrors, type LinePoint } from '#workers/lib/statistics/lineFit.ts';

const checked = (points: readonly LinePoint[]) => {
  const fit = fitLineWithErrors(points, false);
  if (fit === null) throw new Error('The x differ');
  return lineChecks(
    points,
    points.map((_, at) => at + 2),
    fit,
  );
};

const points = [2.1, 3.9, 6.2, 7.8, 14, 15].map((y, at) => ({ x: [1, 2, 3, 4, 5, 9][at] ?? 0, y }));

test('a point far out is named by its line, with the slope of the others', () => {
  const without = fitLineWithErrors(points.slice(0, -1), false);
  const found = checked(points)?.cooksDistance;
  expect(found).toMatchObject({ line: 7, threshold: 4 / 6 });
  expect(found?.slopeWithout).toBeCloseTo(without?.slope ?? 0, 12);
  expect(found?.above).toBeGreaterThan(0);
});

test('the largest studentized residual is that of a line without its point', () => {
  const found = checked(points)?.studentizedResidual;
  const at = (found?.line ?? 0) - 2;
  const others = fitLineWithErrors(
    points.filter((_, place) => place !== at),
    false,
  );
  const point = points[at];
  if (others === null || point === undefined) throw new Error('There is a line');
  const away = point.y - (others.intercept + others.slope * point.x);
  const error =
    others.residualStandardError * Math.sqrt(1 + others.share + (point.x - others.center) ** 2 / others.spread);
  expect(found?.largest).toBeCloseTo(away / error, 10);
});

test('a bend is found, wherever x is', () => {
  const bent = (shift: number) =>
    checked([0, 1, 2, 3, 4, 5, 6].map((x) => ({ x: x + shift, y: x * x + (x % 2) / 10 })));
  expect(bent(0)?.curvature?.pValue).toBeLessThan(1e-6);
  expect(bent(1e6)?.curvature?.statistic).toBeCloseTo(bent(0)?.curvature?.statistic ?? 0, 4);
});

test('points on a line leave nothing to check', () => {
  expect(checked([0, 1, 2, 3].map((x) => ({ x, y: 2 * x + 1 })))).toBeNull();
});
