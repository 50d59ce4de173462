import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ellipsoid } from '#workers/formulas/cell-size.ts';
import { sphere } from '#workers/lib/mathematics/solids.ts';

const axes = fc.double({ min: 1e-3, max: 1e3, noNaN: true });

/** Surface of an ellipsoid of revolution in closed form; half axes. */
function revolved(equator: number, pole: number): number {
  if (pole > equator) {
    const e = Math.sqrt(1 - (equator / pole) ** 2);
    return 2 * Math.PI * equator ** 2 * (1 + ((pole / equator) * Math.asin(e)) / e);
  }
  const e = Math.sqrt(1 - (pole / equator) ** 2);
  return 2 * Math.PI * equator ** 2 * (1 + ((1 - e * e) * Math.atanh(e)) / e);
}

describe('surface of an ellipsoid', () => {
  test('with three equal axes is a sphere’s', () => {
    expect(ellipsoid(3, 3, 3).surfaceArea).toBeCloseTo(sphere(3).surfaceArea, 12);
    expect(ellipsoid(3, 3, 3).volume).toBeCloseTo(sphere(3).volume, 12);
  });

  test.each([
    ['long', 1, 5],
    ['flat', 5, 1],
    ['nearly round', 1, 1.001],
  ])('with two equal axes is known in closed form: %s', (_, equator, pole) => {
    expect(ellipsoid(2 * equator, 2 * pole, 2 * equator).surfaceArea / revolved(equator, pole)).toBeCloseTo(1, 10);
  });

  test('with three different axes agrees with numerical integration', () => {
    expect(ellipsoid(10, 8, 6).surfaceArea).toBeCloseTo(199.45505936194374, 9);
  });

  test('approaches the two faces of a disk', () => {
    expect(ellipsoid(2, 2, 1e-12).surfaceArea).toBeCloseTo(2 * Math.PI, 9);
    expect(ellipsoid(2, 1e-200, 1e-300).surfaceArea / (2 * Math.PI * 0.5e-200)).toBeCloseTo(1, 9);
  });

  test('does not depend on the order of the axes', () => {
    fc.assert(
      fc.property(axes, axes, axes, (l, w, h) => {
        expect(ellipsoid(h, l, w).surfaceArea).toBe(ellipsoid(l, w, h).surfaceArea);
      }),
    );
  });

  test('is never below that of the sphere of the same volume, nor above that of the sphere around it', () => {
    fc.assert(
      fc.property(axes, axes, axes, (l, w, h) => {
        const { surfaceArea } = ellipsoid(l, w, h);
        expect(surfaceArea).toBeGreaterThanOrEqual(sphere(Math.cbrt(l * w * h)).surfaceArea * (1 - 1e-12));
        expect(surfaceArea).toBeLessThanOrEqual(sphere(Math.max(l, w, h)).surfaceArea * (1 + 1e-12));
      }),
    );
  });
});
