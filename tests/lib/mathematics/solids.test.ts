import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cubeEdge,
  cuboid,
  cylinder,
  isMeasurable,
  rod,
  sphere,
  sphereDiameter,
  squarestCylinderHeight,
  surfaceToVolume,
} from '#workers/lib/mathematics/solids.ts';

const lengths = fc.double({ min: 1e-3, max: 1e3, noNaN: true });

describe('volume and surface', () => {
  test('of bodies that can be calculated mentally', () => {
    expect(cuboid(1, 2, 3)).toEqual({ volume: 6, surfaceArea: 22 });
    expect(sphere(2).volume).toBeCloseTo(4.188790204786391, 12);
    expect(sphere(2).surfaceArea).toBeCloseTo(12.566370614359172, 12);
    expect(cylinder(2, 2).volume).toBeCloseTo(2 * Math.PI, 12);
    expect(cylinder(2, 2).surfaceArea).toBeCloseTo(6 * Math.PI, 12);
    expect(rod(2, 0.8).volume).toBeCloseTo(0.8712683625955693, 12);
    expect(rod(2, 0.8).surfaceArea).toBeCloseTo(5.026548245743669, 12);
  });

  test('a rod without a shaft is a sphere', () => {
    fc.assert(
      fc.property(lengths, (diameter) => {
        expect(rod(diameter, diameter).volume / sphere(diameter).volume).toBeCloseTo(1, 12);
        expect(rod(diameter, diameter).surfaceArea / sphere(diameter).surfaceArea).toBeCloseTo(1, 12);
      }),
    );
  });

  test('a rod is a sphere and a cylinder without its ends', () => {
    fc.assert(
      fc.property(lengths, lengths, (shaft, diameter) => {
        const whole = rod(shaft + diameter, diameter);
        const parts = sphere(diameter).volume + cylinder(shaft, diameter).volume;
        expect(whole.volume / parts).toBeCloseTo(1, 9);
      }),
    );
  });

  test('twice as long in every direction: four times the surface, eight times the volume', () => {
    for (const body of [(k: number) => cylinder(3 * k, k), (k: number) => rod(3 * k, k), (k: number) => sphere(k)]) {
      expect(body(2).surfaceArea / body(1).surfaceArea).toBeCloseTo(4, 12);
      expect(body(2).volume / body(1).volume).toBeCloseTo(8, 12);
      expect(surfaceToVolume(body(2)) / surfaceToVolume(body(1))).toBeCloseTo(0.5, 12);
    }
  });
});

describe('bodies of a given volume', () => {
  test('have that volume', () => {
    fc.assert(
      fc.property(lengths, (volume) => {
        const edge = cubeEdge(volume);
        const height = squarestCylinderHeight(volume);
        expect(cuboid(edge, edge, edge).volume / volume).toBeCloseTo(1, 12);
        expect(sphere(sphereDiameter(volume)).volume / volume).toBeCloseTo(1, 12);
        expect(cylinder(height, height).volume / volume).toBeCloseTo(1, 12);
      }),
    );
  });

  test('no cylinder of that volume has less surface than the one as high as wide', () => {
    fc.assert(
      fc.property(lengths, lengths, (length, diameter) => {
        const any = cylinder(length, diameter);
        const height = squarestCylinderHeight(any.volume);
        expect(cylinder(height, height).surfaceArea).toBeLessThanOrEqual(any.surfaceArea * (1 + 1e-12));
      }),
    );
  });
});

test.each([
  [sphere(1), true],
  [sphere(1e200), false],
  [sphere(1e-200), false],
  [cuboid(1e200, 1e200, 1e-300), false],
])('%j can be held in doubles: %s', (body, measurable) => {
  expect(isMeasurable(body)).toBe(measurable);
});
