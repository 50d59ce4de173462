import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CellDilutionInput } from '#workers/formulas/cell-dilution.ts';

const filled: CellDilutionInput = { stockConcentration: 2.4e6, targetConcentration: 3.5e5, finalVolume: 12 };

describe('validate', () => {
  const required = 'Please fill in all required fields';
  const positive = 'All values must be greater than 0';

  refuses(formula, [
    [{ ...filled, stockConcentration: null, finalVolume: 0 }, required, 'stockConcentration'],
    [{ ...filled, targetConcentration: Number.NaN }, required, 'targetConcentration'],
    [{ ...filled, finalVolume: null }, required, 'finalVolume'],
    [{ ...filled, stockConcentration: 0 }, positive, 'stockConcentration'],
    [{ ...filled, targetConcentration: -1 }, positive, 'targetConcentration'],
    [{ ...filled, targetConcentration: 1e9, finalVolume: 0 }, positive, 'finalVolume'],
    [
      { ...filled, targetConcentration: 2.5e6 },
      'Target concentration must not exceed stock concentration',
      'targetConcentration',
    ],
    [
      { stockConcentration: 1e300, targetConcentration: 1e-300, finalVolume: 1 },
      'Please enter values whose result is not beyond all numbers',
      'targetConcentration',
    ],
  ]);

  accepts(formula, [
    [filled, filled],
    [
      { ...filled, targetConcentration: 2.4e6 },
      { ...filled, targetConcentration: 2.4e6 },
    ],
  ]);
});

describe('compute', () => {
  test('12 mL at 3.5e5 from 2.4e6', () => {
    const result = computed(formula, filled);
    expect(result.stockVolume).toBeCloseTo(1.75, 12);
    expect(result.diluentVolume).toBeCloseTo(10.25, 12);
    expect(result.dilutionFactor).toBeCloseTo(6.857142857142857, 12);
    expect(result.totalCells).toBe(4.2e6);
  });

  test('the stock itself needs no diluent', () => {
    const result = computed(formula, { stockConcentration: 0.3, targetConcentration: 0.3, finalVolume: 0.7 });
    expect(result).toMatchObject({ diluentVolume: 0, dilutionFactor: 1 });
  });

  test('stock and diluent make up the volume, and the cells of the stock are those of the suspension', () => {
    const number = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(number, fc.double({ min: 1, max: 1e6, noNaN: true }), number, (target, factor, finalVolume) => {
        const input = { stockConcentration: target * factor, targetConcentration: target, finalVolume };
        const { stockVolume, diluentVolume, totalCells } = computed(formula, input);
        expect(diluentVolume).toBeGreaterThanOrEqual(0);
        expect((stockVolume + diluentVolume) / finalVolume).toBeCloseTo(1, 9);
        expect((stockVolume * input.stockConcentration) / totalCells).toBeCloseTo(1, 9);
      }),
    );
  });
});
