import { describe, expect, test } from 'vitest';
import length from '#src/calculators/length-converter/calculator.ts';
import temperature from '#src/calculators/temperature-converter/calculator.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type UnitConversionInput } from '#workers/formulas/unit-conversion.ts';

const FEET = { quantity: 'length', value: '5', unit: 'feet', kind: 'reading', digits: 'auto' } as const;
const FEVER = { ...FEET, quantity: 'temperature', value: '40', unit: 'celsius' } as const;

function presented(definition: typeof length, input: UnitConversionInput) {
  return definition.present(computed(formula, input), input);
}

describe('the headline of a converter', () => {
  test('is in the unit that is asked for, and in the usual one where none is', () => {
    expect(presented(length, FEET).status).toBe('5 ft = 1.524 m.');
    const inInches = presented(length, { ...FEET, to: 'inches' });
    expect(inInches.status).toBe('5 ft = 60 in.');
    expect(inInches.headline).toMatchObject({ field: 'values.inches', unit: 'in' });
    expect(inInches.working[0]).toMatchObject({ label: 'From ft to in', value: '60 in' });
  });

  test('and so it is of a temperature', () => {
    expect(presented(temperature, FEVER).status).toBe('40 °C = 104 °F.');
    expect(presented(temperature, { ...FEVER, to: 'kelvin' }).status).toBe('40 °C = 313.15 K.');
  });

  test('may be in the unit of the number itself', () => {
    expect(presented(length, { ...FEET, to: 'feet' }).status).toBe('5 ft = 5 ft.');
    expect(presented(temperature, { ...FEVER, to: 'celsius' }).status).toBe('40 °C = 40 °C.');
  });
});
