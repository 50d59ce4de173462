import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type Quantity, type UnitId } from '#workers/formulas/unit-conversion.ts';
import { AREA_UNITS } from '#workers/reference/areaUnits.ts';
import { ENERGY_UNITS } from '#workers/reference/energyUnits.ts';
import { LENGTH_UNITS } from '#workers/reference/lengthUnits.ts';
import { MASS_UNITS } from '#workers/reference/massUnits.ts';
import { PRESSURE_UNITS } from '#workers/reference/pressureUnits.ts';
import { VOLUME_UNITS } from '#workers/reference/volumeUnits.ts';

const FEET = { quantity: 'length', value: '5', unit: 'feet', kind: 'reading', digits: 'auto' } as const;
/** As the form gives it, without a unit that is asked for. */
const TYPED = { ...FEET, to: '' } as const;
const INVALID = 'Invalid input values';
const REQUIRED = 'Please fill in all required fields';
const NEGATIVE = 'All values must be non-negative';
const COLD = 'Temperature cannot be below absolute zero (−273.15 °C, −459.67 °F, 0 K)';
const WARM = { ...FEET, quantity: 'temperature', unit: 'celsius' } as const;

refuses(formula, [
  [{ ...TYPED, quantity: '' }, INVALID, 'quantity'],
  [{ ...TYPED, unit: '' }, INVALID, 'unit'],
  [{ ...TYPED, unit: 'pounds' }, INVALID, 'unit'],
  [{ ...TYPED, to: 'pounds' }, INVALID, 'to'],
  [{ ...TYPED, kind: '' }, INVALID, 'kind'],
  [{ ...TYPED, digits: '' }, INVALID, 'digits'],
  [{ ...TYPED, value: ' ' }, REQUIRED, 'value'],
  [{ ...TYPED, value: '5 feet' }, REQUIRED, 'value', 'This is not a number'],
  [{ ...TYPED, value: '-3' }, NEGATIVE, 'value'],
  [{ ...TYPED, quantity: 'mass', unit: 'pounds', value: '-3' }, NEGATIVE, 'value'],
  [{ ...TYPED, quantity: 'volume', unit: 'usCups', value: '-3' }, NEGATIVE, 'value'],
  [{ ...TYPED, quantity: 'area', unit: 'acres', value: '-3' }, NEGATIVE, 'value'],
  [{ ...WARM, to: '', value: '-273.16' }, COLD, 'value'],
  [{ ...WARM, to: '', value: '-459.68', unit: 'fahrenheit' }, COLD, 'value'],
  [{ ...WARM, to: '', value: '-1', unit: 'rankine' }, COLD, 'value'],
  [{ ...TYPED, value: '1e300' }, 'This number is too large to convert', 'value'],
  [{ ...TYPED, quantity: 'energy', unit: 'joules', value: '-1e300' }, 'This number is too large to convert', 'value'],
]);

accepts(formula, [
  [{ ...TYPED, value: ' 5 ' }, FEET],
  [
    { ...FEET, to: 'inches' },
    { ...FEET, to: 'inches' },
  ],
  [
    { ...TYPED, quantity: 'pressure', unit: 'bars', value: '-0.5' },
    { ...FEET, quantity: 'pressure', unit: 'bars', value: '-0.5' },
  ],
  [
    { ...WARM, to: '', value: '-273.15' },
    { ...WARM, value: '-273.15' },
  ],
  [
    { ...WARM, to: '', value: '-500', kind: 'difference' },
    { ...WARM, value: '-500', kind: 'difference' },
  ],
]);

function values(quantity: Quantity, value: string, unit: UnitId, kind: 'reading' | 'difference' = 'reading') {
  return computed(formula, { quantity, value, unit, kind, digits: 'auto' }).values;
}

describe('by the definitions', () => {
  test.each([
    ['length', 'miles', 'feet', 5280],
    ['length', 'hands', 'inches', 4],
    ['mass', 'stones', 'pounds', 14],
    ['mass', 'pounds', 'grains', 7000],
    ['mass', 'longTons', 'pounds', 2240],
    ['volume', 'usGallons', 'cubicInches', 231],
    ['volume', 'usCups', 'usTablespoons', 16],
    ['volume', 'imperialPints', 'imperialFluidOunces', 20],
    ['area', 'acres', 'squareFeet', 43_560],
    ['area', 'squareMiles', 'acres', 640],
    ['pressure', 'atmospheres', 'torr', 760],
    ['pressure', 'poundsPerSquareFoot', 'poundsPerSquareInch', 1 / 144],
    ['energy', 'kilowattHours', 'megajoules', 3.6],
    ['energy', 'electronvolts', 'kilojoulesPerMole', 96.485332],
  ] as const)('%s: one of %s in %s', (quantity, unit, other, expected) => {
    expect((values(quantity, '1', unit)[other] ?? 0) / expected).toBeCloseTo(1, 8);
  });

  test('temperatures', () => {
    expect(values('temperature', '32', 'fahrenheit').celsius).toBe(0);
    expect(values('temperature', '100', 'celsius').fahrenheit).toBeCloseTo(212, 10);
    expect(values('temperature', '0', 'celsius').fahrenheit).toBeCloseTo(32, 10);
    expect(values('temperature', '80', 'reaumur').celsius).toBeCloseTo(100, 10);
    expect(values('temperature', '18', 'fahrenheit', 'difference')).toMatchObject({ celsius: 10, kelvin: 10 });
  });

  test('a unit to itself returns the value itself, and figures are counted', () => {
    const result = computed(formula, { ...FEET, value: '0.30', unit: 'usSurveyFeet' });
    expect(result.values.usSurveyFeet).toBe(0.3);
    expect(result.significantFigures).toBe(2);
  });
});

test.each([
  ['length', LENGTH_UNITS],
  ['mass', MASS_UNITS],
  ['volume', VOLUME_UNITS],
  ['area', AREA_UNITS],
  ['pressure', PRESSURE_UNITS],
  ['energy', ENERGY_UNITS],
] as const)('%s: there and back is the same for all pairs of units', (quantity, units) => {
  const unit = fc.constantFrom(...(Object.keys(units) as UnitId[]));
  fc.assert(
    fc.property(unit, unit, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (from, to, value) => {
      const there = values(quantity, String(value), from)[to] ?? Number.NaN;
      expect((values(quantity, String(there), to)[from] ?? 0) / value).toBeCloseTo(1, 12);
    }),
  );
});
