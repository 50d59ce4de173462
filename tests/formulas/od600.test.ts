import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/od600.ts';

const BLANK = {
  organism: 'e-coli',
  cellsPerOd: null,
  cellsPerOdLow: null,
  cellsPerOdHigh: null,
  od: 0.35,
  blankOd: null,
  dilutionFactor: null,
  pathLength: null,
  volume: null,
  targetOd: null,
  targetVolume: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const NEGATIVE = 'All values must be non-negative';
const POSITIVE = 'All values must be greater than 0';
const TARGET = 'Target OD must be below the OD of the culture';

refuses(formula, [
  [{ ...BLANK, organism: '' }, 'Invalid input values', 'organism'],
  [{ ...BLANK, od: null }, REQUIRED, 'od'],
  [{ ...BLANK, volume: Number.NaN }, 'Invalid input values', 'volume'],
  [{ ...BLANK, od: -0.1 }, NEGATIVE, 'od'],
  [{ ...BLANK, blankOd: -0.1 }, NEGATIVE, 'blankOd'],
  [{ ...BLANK, volume: 0 }, POSITIVE, 'volume'],
  [{ ...BLANK, targetOd: 0, targetVolume: 5 }, POSITIVE, 'targetOd'],
  [{ ...BLANK, organism: 'custom', cellsPerOd: 0 }, POSITIVE, 'cellsPerOd'],
  [{ ...BLANK, blankOd: 0.36 }, 'The reading must not be below the blank', 'od'],
  [{ ...BLANK, dilutionFactor: 0.99 }, 'Dilution factor must be at least 1', 'dilutionFactor'],
  [{ ...BLANK, pathLength: 0 }, 'Path length must be greater than 0', 'pathLength'],
  [{ ...BLANK, organism: 'custom' }, 'Please enter the cells per mL at OD 1', 'cellsPerOd'],
  [{ ...BLANK, targetOd: 0.05 }, REQUIRED, 'targetVolume'],
  [{ ...BLANK, targetVolume: 50 }, REQUIRED, 'targetOd'],
  [{ ...BLANK, targetOd: 0.35, targetVolume: 50 }, TARGET, 'targetOd'],
  [{ ...BLANK, od: 1e308, dilutionFactor: 100 }, 'Please enter values whose result is not beyond all numbers', 'od'],
]);

accepts(formula, [
  [BLANK, { organism: 'e-coli', od: 0.35 }],
  [
    { ...BLANK, blankOd: 0.35, dilutionFactor: 1 },
    { organism: 'e-coli', od: 0.35, blankOd: 0.35, dilutionFactor: 1 },
  ],
]);

describe('worked by hand', () => {
  test('ten-fold diluted in half a centimeter', () => {
    const result = computed(formula, {
      organism: 's-pombe',
      od: 0.3,
      blankOd: 0.1,
      dilutionFactor: 10,
      pathLength: 0.5,
      volume: 3,
    });
    expect(result.measuredOd).toBeCloseTo(0.2, 12);
    expect(result.correctedOd).toBeCloseTo(4, 12);
    expect(result.cellsPerMilliliter).toBeCloseTo(8e7, 0);
    expect([result.lower, result.upper]).toEqual([expect.closeTo(4e7, 0), expect.closeTo(1.2e8, 0)]);
    expect(result.totalCells).toBeCloseTo(2.4e8, 0);
  });

  test('own limits, and none', () => {
    const own = { organism: 'custom', cellsPerOd: 1e8, od: 0.2 } as const;
    expect(computed(formula, own)).toMatchObject({ lower: null, upper: null });
    const limits = computed(formula, { ...own, cellsPerOdLow: 5e7, cellsPerOdHigh: 2e8 });
    expect([limits.lower, limits.upper]).toEqual([1e7, 4e7]);
  });

  test.each([
    [0.4, true],
    [0.7 - 0.3, true],
    [0.41, false],
  ])('an OD of %d is in the linear range: %s', (od, linear) => {
    expect(computed(formula, { organism: 'e-coli', od }).linear).toBe(linear);
  });
});

test('the diluted culture has the wanted density', () => {
  const number = fc.double({ min: 0.1, max: 10, noNaN: true });
  fc.assert(
    fc.property(number, fc.double({ min: 0.01, max: 0.99, noNaN: true }), number, (od, share, targetVolume) => {
      const result = computed(formula, { organism: 'e-coli', od, targetOd: share * od, targetVolume });
      const { cultureVolume = 0, mediumVolume = 0 } = result;
      expect((cultureVolume * od) / (cultureVolume + mediumVolume)).toBeCloseTo(share * od, 10);
      expect(mediumVolume).toBeGreaterThan(0);
    }),
  );
});
