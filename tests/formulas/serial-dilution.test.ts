import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/serial-dilution.ts';

const TENFOLD = {
  mode: 'factor',
  stockConcentration: 1000,
  factor: 10,
  steps: 3,
  highest: null,
  lowest: null,
  points: null,
  volumePerTube: null,
  smallestVolume: null,
  pipettingError: null,
} as const;
const RANGE = { ...TENFOLD, mode: 'range', factor: null, steps: null, highest: 500, lowest: 5, points: 3 } as const;
const REQUIRED = 'Please fill in all required fields';
const POSITIVE = 'All values must be greater than 0';
const STEPS = 'Steps must be a whole number between 1 and 24';
const POINTS = 'Points must be a whole number between 2 and 24';
const ERROR = 'Pipetting error must be between 0 and 20 %';

refuses(formula, [
  [{ ...TENFOLD, mode: '' }, 'Invalid input values', 'mode'],
  [{ ...TENFOLD, steps: null }, REQUIRED, 'steps'],
  [{ ...RANGE, points: Number.NaN }, REQUIRED, 'points'],
  [{ ...TENFOLD, volumePerTube: Number.NaN }, 'Invalid input values', 'volumePerTube'],
  [{ ...TENFOLD, stockConcentration: 0 }, POSITIVE, 'stockConcentration'],
  [{ ...RANGE, lowest: 0 }, POSITIVE, 'lowest'],
  [{ ...TENFOLD, smallestVolume: 0 }, POSITIVE, 'smallestVolume'],
  [{ ...TENFOLD, factor: 1 }, 'Dilution factor must be greater than 1', 'factor'],
  [{ ...TENFOLD, steps: 0 }, STEPS, 'steps'],
  [{ ...TENFOLD, steps: 2.5 }, STEPS, 'steps'],
  [{ ...TENFOLD, steps: 25 }, STEPS, 'steps'],
  [{ ...RANGE, points: 1 }, POINTS, 'points'],
  [{ ...RANGE, highest: 1001 }, 'Highest concentration must not exceed the stock', 'highest'],
  [{ ...RANGE, lowest: 500 }, 'Lowest concentration must be below the highest', 'lowest'],
  [{ ...TENFOLD, pipettingError: 21 }, ERROR, 'pipettingError'],
  [{ ...TENFOLD, pipettingError: -1 }, ERROR, 'pipettingError'],
  [
    { ...TENFOLD, factor: 1e300, steps: 2 },
    'Please enter values whose result is not beyond all numbers',
    'stockConcentration',
  ],
]);

accepts(formula, [
  [TENFOLD, { mode: 'factor', stockConcentration: 1000, factor: 10, steps: 3 }],
  // What belongs to the other mode is not read.
  [
    { ...RANGE, factor: 0.5 },
    { mode: 'range', stockConcentration: 1000, highest: 500, lowest: 5, points: 3 },
  ],
]);

describe('worked by hand', () => {
  test('100 µL into 900 µL, three times', () => {
    const result = computed(formula, { mode: 'factor', stockConcentration: 1000, factor: 10, steps: 3 });
    expect(result).toMatchObject({ mixedVolume: 1000, stockVolume: 100, totalDiluent: 2700, pipettable: true });
    expect(result.tubes.map(({ concentration }) => concentration)).toEqual([100, 10, 1]);
    expect(result.tubes.map(({ relativeError }) => relativeError)).toEqual([
      expect.closeTo(1.8 * Math.sqrt(2), 10),
      expect.closeTo(3.6, 10),
      expect.closeTo(1.8 * Math.sqrt(6), 10),
    ]);
  });

  test('a first tube of neat stock has no error', () => {
    const { tubes, factor } = computed(formula, {
      mode: 'range',
      stockConcentration: 8,
      highest: 8,
      lowest: 1,
      points: 4,
    });
    expect(factor).toBeCloseTo(2, 12);
    expect(tubes[0]).toMatchObject({ concentration: 8, diluentVolume: 0, relativeError: 0 });
    expect(tubes[3]?.concentration).toBeCloseTo(1, 12);
  });

  test('a larger volume makes a small transfer possible', () => {
    const small = { mode: 'factor', stockConcentration: 1, factor: 101, steps: 1, smallestVolume: 5 } as const;
    const result = computed(formula, { ...small, volumePerTube: 100 });
    expect(result.pipettable).toBe(false);
    expect(result.suggestedVolumePerTube).toBeCloseTo(500, 9);
    expect(computed(formula, { ...small, volumePerTube: result.suggestedVolumePerTube }).pipettable).toBe(true);
  });
});

test('what goes in makes the concentration, and the wanted volume stays behind', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1.1, max: 100, noNaN: true }),
      fc.integer({ min: 2, max: 24 }),
      fc.double({ min: 1, max: 1000, noNaN: true }),
      (factor, steps, volumePerTube) => {
        const { tubes, mixedVolume } = computed(formula, {
          mode: 'factor',
          stockConcentration: 7,
          factor,
          steps,
          volumePerTube,
        });
        tubes.forEach(({ transferVolume, diluentVolume, concentration }, index) => {
          const before = tubes[index - 1]?.concentration ?? 7;
          expect((before * transferVolume) / (transferVolume + diluentVolume) / concentration).toBeCloseTo(1, 9);
          expect((mixedVolume - transferVolume) / volumePerTube).toBeCloseTo(1, 9);
        });
      },
    ),
  );
});
