import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CellSizeInput } from '#workers/formulas/cell-size.ts';

const blank = { size: null, length: null, width: null, height: null };
const none: CellSizeInput = { shape: 'sphere', size: 0, length: 0, width: 0, height: 0 };
const tooFar = 'Please enter dimensions that are neither too large nor too small to calculate with';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, shape: '' }, null],
    [{ ...none, shape: 'toString' as 'sphere' }, null],
    [{ ...blank, shape: 'sphere' }, null],
    [{ ...blank, shape: 'cube', size: 0 }, null],
    [{ ...blank, shape: 'cube', size: -2 }, null],
    [{ ...blank, shape: 'sphere', size: Number.NaN }, null],
    [{ ...blank, shape: 'cuboid', length: 1, width: 2 }, null],
    [{ ...blank, shape: 'cylinder', length: 1, size: 3 }, null],
    [{ ...blank, shape: 'ellipsoid', length: 1, width: 2, height: 0 }, null],
    [{ ...blank, shape: 'rod', length: 1, width: 2 }, 'Please enter a length that is not below the width', 'length'],
    [{ ...blank, shape: 'sphere', size: 1e200 }, tooFar, 'size'],
    [{ ...blank, shape: 'cuboid', length: 1e-200, width: 1e-200, height: 1 }, tooFar, 'length'],
  ]);

  accepts(formula, [
    [
      { ...blank, shape: 'sphere', size: 10 },
      { ...none, size: 10 },
    ],
    [
      { shape: 'rod', size: 99, length: 2, width: 2, height: -1 },
      { ...none, shape: 'rod', length: 2, width: 2 },
    ],
    [
      { ...blank, shape: 'cylinder', length: 0.1, width: 7.5 },
      { ...none, shape: 'cylinder', length: 0.1, width: 7.5 },
    ],
  ]);
});

describe('volume, surface and ratio', () => {
  test.each([
    ['a sphere of 10 µm', { size: 10 }, 523.5987755982989, 314.1592653589793, 0.6],
    ['a cube of 1 µm', { shape: 'cube', size: 1 }, 1, 6, 6],
    ['a plant cell', { shape: 'cuboid', length: 50, width: 20, height: 15 }, 15000, 4100, 41 / 150],
    ['a cylinder', { shape: 'cylinder', length: 2, width: 0.5 }, 0.39269908169872414, 3.5342917352885173, 9],
    ['a bacillus', { shape: 'rod', length: 2, width: 0.8 }, 0.8712683625955693, 5.026548245743669, 5.769230769230769],
    [
      'a lentil',
      { shape: 'ellipsoid', length: 8, width: 8, height: 2 },
      67.02064327658226,
      113.92111541605756,
      1.6997914350944887,
    ],
  ] as const)('of %s', (_, change, volume, surfaceArea, ratio) => {
    const result = computed(formula, { ...none, ...change });
    expect(result.volume).toBeCloseTo(volume, 9);
    expect(result.surfaceArea).toBeCloseTo(surfaceArea, 9);
    expect(result.saToVolumeRatio).toBeCloseTo(ratio, 9);
  });

  test('the equivalent diameter of a sphere is its own', () => {
    expect(computed(formula, { ...none, size: 7 }).equivalentDiameter).toBeCloseTo(7, 12);
  });

  test('a cell twice as large in every direction has half the ratio', () => {
    const shapes = fc.constantFrom('sphere', 'cube', 'cuboid', 'cylinder', 'ellipsoid');
    const length = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(shapes, length, length, length, (shape, size, width, height) => {
        const small = { shape, size, length: size, width, height };
        const large = { shape, size: 2 * size, length: 2 * size, width: 2 * width, height: 2 * height };
        const ratio = computed(formula, small).saToVolumeRatio;
        expect((computed(formula, large).saToVolumeRatio * 2) / ratio).toBeCloseTo(1, 9);
      }),
    );
  });
});
