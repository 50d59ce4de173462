import { describe, expect, test } from 'vitest';
import { elementOfMasses, elementOfMassNumbers, isotopicMass } from '#workers/lib/chemistry/naturalIsotopes.ts';

describe('the element of a list of mass numbers', () => {
  test.each([
    [[35, 37], 'Cl'],
    [[12, 13], 'C'],
    [[63, 65], 'Cu'],
    [[19], 'F'],
    [[40], null],
    [[35, 38], null],
    [[3], 'He'],
    [[34.97], null],
    [[], null],
  ])('%j: %s', (massNumbers, symbol) => {
    expect(elementOfMassNumbers(massNumbers)).toBe(symbol);
  });
});

describe('the element of a list of masses', () => {
  test.each([
    [[34.96885, 36.9659], 'Cl'],
    [[34.97, 36.97], 'Cl'],
    [[35, 37], null],
    [[12, 13.00335], 'C'],
    [[39.963], null],
    [[], null],
  ])('%j: %s', (masses, symbol) => {
    expect(elementOfMasses(masses)).toBe(symbol);
  });
});

describe('isotopicMass', () => {
  test.each([
    ['C', 12, 12],
    ['Cl', 37, 36.96590258],
    ['C', 14, null],
    ['Tc', 99, null],
  ] as const)('%s-%d', (symbol, massNumber, mass) => {
    const found = isotopicMass(symbol, massNumber);
    if (mass === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(mass, 5);
  });
});
