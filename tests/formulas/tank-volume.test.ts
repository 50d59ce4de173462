import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type TankVolumeInput } from '#workers/formulas/tank-volume.ts';

const TANK = {
  shape: 'rectangular',
  length: 60,
  width: 30,
  diameter: null,
  side: null,
  bowDepth: null,
  height: 36,
  glassThickness: null,
  waterGap: null,
  substrateDepth: null,
  substrateVoid: null,
  decor: null,
  waterChange: null,
  water: 'fresh',
} as const;
const REQUIRED = 'Please fill in all required fields';
const POSITIVE = 'All values must be greater than 0';
const BOW = 'The depth at the middle must be at least that at the sides and at most half the length more';
const NEGATIVE = 'All values must be non-negative';
const FULL = 'Substrate and water gap together must be less than the inner height';
const THICK = 'The glass is too thick for these dimensions';

refuses(formula, [
  [{ ...TANK, shape: '' }, 'Invalid input values', 'shape'],
  [{ ...TANK, water: '' }, 'Invalid input values', 'water'],
  [{ ...TANK, width: null, length: 0 }, REQUIRED, 'width'],
  [{ ...TANK, height: Number.NaN }, REQUIRED, 'height'],
  [{ ...TANK, decor: Number.NaN }, 'Invalid input values', 'decor'],
  [{ ...TANK, length: 0 }, POSITIVE, 'length'],
  [{ ...TANK, height: 0 }, POSITIVE, 'height'],
  [{ ...TANK, shape: 'cylinder', diameter: -1 }, POSITIVE, 'diameter'],
  [{ ...TANK, shape: 'hexagonal' }, REQUIRED, 'side'],
  [{ ...TANK, shape: 'bowFront', bowDepth: 29 }, BOW, 'bowDepth'],
  [{ ...TANK, shape: 'bowFront', bowDepth: 60.1 }, BOW, 'bowDepth'],
  [{ ...TANK, glassThickness: -1 }, NEGATIVE, 'glassThickness'],
  [{ ...TANK, waterGap: -1 }, NEGATIVE, 'waterGap'],
  [{ ...TANK, substrateVoid: 61 }, 'Pore space of the substrate must be between 0 and 60 %', 'substrateVoid'],
  [{ ...TANK, decor: 51 }, 'Decoration must be between 0 and 50 %', 'decor'],
  [{ ...TANK, waterChange: 101 }, 'Water change must be between 0 and 100 %', 'waterChange'],
  [{ ...TANK, glassThickness: 15 }, THICK, 'glassThickness'],
  [{ ...TANK, height: 2, glassThickness: 2 }, THICK, 'glassThickness'],
  [{ ...TANK, height: 10, waterGap: 2, substrateDepth: 8 }, FULL, 'substrateDepth'],
  [{ ...TANK, length: 1e300, width: 1e300 }, 'Please enter values whose result is not beyond all numbers', 'length'],
]);

accepts(formula, [
  [TANK, { shape: 'rectangular', water: 'fresh', length: 60, width: 30, height: 36 }],
  [
    { ...TANK, shape: 'bowFront', bowDepth: 60, waterChange: 0, substrateVoid: 60 },
    {
      shape: 'bowFront',
      water: 'fresh',
      length: 60,
      width: 30,
      bowDepth: 60,
      height: 36,
      waterChange: 0,
      substrateVoid: 60,
    },
  ],
]);

describe('worked by hand', () => {
  const base: TankVolumeInput = { shape: 'rectangular', length: 50, width: 20, height: 30, water: 'fresh' };

  test('50 by 20 by 30 cm are 30 L', () => {
    const result = computed(formula, base);
    expect(result).toMatchObject({
      grossLiters: 30,
      innerLiters: 30,
      waterLiters: 30,
      waterWeight: 30,
      waterChangeLiters: 7.5,
    });
    expect(result.usGallons).toBeCloseTo(7.92516, 5);
    expect(result.imperialGallons).toBeCloseTo(6.59908, 5);
  });

  test('glass, gap, gravel with its pores, and wood take room away', () => {
    const result = computed(formula, {
      ...base,
      glassThickness: 1,
      waterGap: 4,
      substrateDepth: 5,
      decor: 10,
      water: 'salt',
    });
    const floor = 48 * 18;
    expect(result.floorArea).toBe(floor);
    expect(result.substrateLiters).toBeCloseTo((floor * 5) / 1000, 12);
    const room = (floor * 25 - floor * 5 * 0.6) / 1000;
    expect(result.waterLiters).toBeCloseTo(room * 0.9, 12);
    expect(result.displacedLiters).toBeCloseTo((floor * 3) / 1000 + room * 0.1, 12);
    expect(result.waterWeight).toBeCloseTo(room * 0.9 * 1.025, 12);
  });

  test('a bow as deep as half the length is a half circle', () => {
    const bow = computed(formula, { ...base, shape: 'bowFront', bowDepth: 45 });
    expect(bow.floorArea).toBeCloseTo(1000 + (Math.PI * 25 * 25) / 2, 8);
  });

  test('a flat bow is none', () => {
    expect(computed(formula, { ...base, shape: 'bowFront', bowDepth: 20 }).floorArea).toBe(1000);
  });

  test('round and six-sided', () => {
    const round = computed(formula, { shape: 'cylinder', diameter: 20, height: 10, water: 'fresh' });
    expect(round.grossLiters).toBeCloseTo(Math.PI, 12);
    const six = computed(formula, { shape: 'hexagonal', side: 10, height: 10, water: 'fresh' });
    expect(six.floorArea).toBeCloseTo(150 * Math.sqrt(3), 10);
  });
});

test('the water never exceeds the inside, nor that the outside', () => {
  const length = fc.double({ min: 20, max: 200, noNaN: true });
  fc.assert(
    fc.property(
      length,
      length,
      length,
      fc.double({ min: 0, max: 2, noNaN: true }),
      (long, wide, height, glassThickness) => {
        const input = {
          shape: 'rectangular',
          length: long,
          width: wide,
          height,
          glassThickness,
          water: 'fresh',
        } as const;
        const { grossLiters, innerLiters, waterLiters } = computed(formula, {
          ...input,
          waterGap: 2,
          substrateDepth: 3,
        });
        expect(innerLiters).toBeLessThanOrEqual(grossLiters);
        expect(waterLiters).toBeLessThan(innerLiters);
      },
    ),
  );
});
