import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type SurfaceVolumeInput } from '#workers/formulas/surface-area-volume.ts';

const blank = { radius: null, side: null, height: null };
const none: SurfaceVolumeInput = { shape: 'sphere', radius: 0, side: 0, height: 0 };
const tooFar = 'Please enter lengths that are neither too large nor too small to calculate with';
const lengths = fc.double({ min: 0.001, max: 1000, noNaN: true });

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, shape: '' }, null],
    [{ ...none, shape: 'toString' as 'sphere' }, null],
    [{ ...blank, shape: 'sphere' }, null],
    [{ ...blank, shape: 'sphere', radius: 0 }, null],
    [{ ...blank, shape: 'sphere', side: 3 }, null],
    [{ ...blank, shape: 'cube', side: Number.NaN }, null],
    [{ ...blank, shape: 'cylinder', radius: 2 }, null],
    [{ ...blank, shape: 'cylinder', radius: 2, height: -1 }, null],
    [{ ...blank, shape: 'cube', side: 1e110 }, tooFar, 'side'],
    [{ ...blank, shape: 'cylinder', radius: 1e-200, height: 1 }, tooFar, 'radius'],
  ]);

  accepts(formula, [
    [
      { ...blank, shape: 'cube', side: 2.5 },
      { ...none, shape: 'cube', side: 2.5 },
    ],
    [
      { shape: 'cylinder', radius: 0.5, side: 7, height: 20 },
      { ...none, shape: 'cylinder', radius: 0.5, height: 20 },
    ],
  ]);
});

describe('surface, volume and ratio', () => {
  test.each([
    [{ radius: 3 }, 113.09733552923255, 113.09733552923255, 1],
    [{ shape: 'cube', side: 10 }, 600, 1000, 0.6],
    [{ shape: 'cylinder', radius: 0.5, height: 20 }, 64.40264939859077, 15.707963267948966, 4.1],
  ] as const)('of %o', (change, surfaceArea, volume, ratio) => {
    const result = computed(formula, { ...none, ...change });
    expect(result.surfaceArea).toBeCloseTo(surfaceArea, 9);
    expect(result.volume).toBeCloseTo(volume, 9);
    expect(result.ratio).toBeCloseTo(ratio, 12);
  });
});

describe('comparison at the same volume', () => {
  test('of the unit cube', () => {
    const { comparison } = computed(formula, { ...none, shape: 'cube', side: 1 });
    expect(comparison.sphere.ratio).toBeCloseTo(4.835975862049409, 12);
    expect(comparison.cube.ratio).toBeCloseTo(6, 12);
    expect(comparison.cylinder.ratio).toBeCloseTo(5.535810445932086, 12);
  });

  test('a body meets itself in it', () => {
    fc.assert(
      fc.property(lengths, (length) => {
        const sphere = computed(formula, { ...none, radius: length });
        expect(sphere.comparison.sphere.surfaceArea / sphere.surfaceArea).toBeCloseTo(1, 12);
        const cube = computed(formula, { ...none, shape: 'cube', side: length });
        expect(cube.comparison.cube.surfaceArea / cube.surfaceArea).toBeCloseTo(1, 12);
        const cylinder = computed(formula, { ...none, shape: 'cylinder', radius: length, height: 2 * length });
        expect(cylinder.comparison.cylinder.surfaceArea / cylinder.surfaceArea).toBeCloseTo(1, 12);
      }),
    );
  });

  test('sphere, cylinder, cube: in this order the surface grows', () => {
    fc.assert(
      fc.property(lengths, lengths, (radius, height) => {
        const { comparison } = computed(formula, { ...none, shape: 'cylinder', radius, height });
        expect(comparison.sphere.surfaceArea).toBeLessThan(comparison.cylinder.surfaceArea);
        expect(comparison.cylinder.surfaceArea).toBeLessThan(comparison.cube.surfaceArea);
      }),
    );
  });
});

describe('isoperimetric quotient', () => {
  test('is 1 for a sphere, π/6 for a cube, and 36π·V² ÷ A³ for all', () => {
    expect(computed(formula, { ...none, radius: 0.05 }).isoperimetricQuotient).toBeCloseTo(1, 12);
    expect(computed(formula, { ...none, shape: 'cube', side: 4 }).isoperimetricQuotient).toBeCloseTo(Math.PI / 6, 12);
    const { isoperimetricQuotient, volume, surfaceArea } = computed(formula, {
      ...none,
      shape: 'cylinder',
      radius: 1,
      height: 6,
    });
    expect(isoperimetricQuotient).toBeCloseTo((36 * Math.PI * volume ** 2) / surfaceArea ** 3, 12);
  });
});
