import { describe, expect, test } from 'vitest';
import { givenMolarMass, molarMassOf } from '#workers/lib/chemistry/givenMolarMass.ts';

describe('a molar mass as a number or a formula', () => {
  test.each([
    [58.44, 'NaCl', { molarMass: 58.44 }],
    [undefined, ' NaCl ', { formula: 'NaCl' }],
    [undefined, ' ', {}],
    [undefined, undefined, {}],
    // The formula is not read where a mass is entered.
    [6120, '5′-ACGT', { molarMass: 6120 }],
  ])('%s and %s', (molarMass, formula, input) => {
    expect(givenMolarMass(molarMass, formula, 'formula')).toEqual({ ok: true, input });
  });

  test('a formula that cannot be read is refused at its box', () => {
    expect(givenMolarMass(undefined, 'Xx2', 'components.1.formula')).toMatchObject({
      ok: false,
      issues: [{ message: 'Unknown element: Xx', path: 'components.1.formula' }],
    });
  });

  test('g/mol', () => {
    expect(molarMassOf({ molarMass: 6120 })).toBe(6120);
    expect(molarMassOf({ formula: 'H2O' })).toBeCloseTo(18.015, 3);
    expect(molarMassOf({ formula: 'MgCl2·6H2O' })).toBeCloseTo(203.295, 3);
    expect(molarMassOf({})).toBeNull();
  });
});
