import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type LigationInput } from '#workers/formulas/ligation.ts';

const filled: LigationInput = { vectorMass: 50, vectorLength: 5000, insertLength: 1000, molarRatio: 3 };

describe('validate', () => {
  const required = 'Please fill in all required fields';
  const positive = 'All values must be greater than 0';

  refuses(formula, [
    [{ ...filled, vectorMass: null, molarRatio: 0 }, required, 'vectorMass'],
    [{ ...filled, vectorLength: Number.NaN }, required, 'vectorLength'],
    [{ ...filled, insertLength: null }, required, 'insertLength'],
    [{ ...filled, molarRatio: null }, required, 'molarRatio'],
    [{ ...filled, vectorMass: -50 }, positive, 'vectorMass'],
    [{ ...filled, insertLength: 0 }, positive, 'insertLength'],
    [{ ...filled, molarRatio: -3 }, positive, 'molarRatio'],
    [{ ...filled, vectorMass: 1e305 }, 'Please enter values whose result is not beyond all numbers', 'vectorMass'],
  ]);

  accepts(formula, [[filled, filled]]);
});

describe('compute', () => {
  test('3:1 beside 50 ng of 5000 bp', () => {
    const result = computed(formula, filled);
    expect(result).toMatchObject({ insertMass: 30, totalDna: 80 });
    expect(result.vectorFmol).toBeCloseTo(15.384615384615385, 12);
    expect(result.insertFmol).toBeCloseTo(46.15384615384615, 12);
    expect(result.commonRatios.map(({ molarRatio, insertMass }) => [molarRatio, insertMass])).toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
      [5, 50],
      [10, 100],
    ]);
  });

  test('reference: the ends weigh more in the shorter molecule', () => {
    const { reference } = computed(formula, filled);
    // 617.96·5000 + 36.04 = 3089836.04 and 617.96·1000 + 36.04 = 617996.04 g/mol
    expect(reference.vectorFmol).toBeCloseTo(50e6 / 3089836.04, 10);
    expect(reference.insertFmol).toBeCloseTo(150e6 / 3089836.04, 10);
    expect(reference.insertMass).toBeCloseTo((150 * 617996.04) / 3089836.04, 10);
    expect(reference.insertMass).toBeGreaterThan(30);
  });

  test('the amounts stand in the ratio asked for, by both masses', () => {
    const number = fc.double({ min: 0.1, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (vectorMass, vectorLength, insertLength, molarRatio) => {
        const result = computed(formula, { vectorMass, vectorLength, insertLength, molarRatio });
        expect(result.insertFmol / result.vectorFmol / molarRatio).toBeCloseTo(1, 9);
        expect(result.reference.insertFmol / result.reference.vectorFmol / molarRatio).toBeCloseTo(1, 9);
      }),
    );
  });
});
