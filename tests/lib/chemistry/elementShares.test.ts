import { describe, expect, test } from 'vitest';
import {
  elementShares,
  isElement,
  massOfAtoms,
  massUncertainty,
  withoutStandardWeight,
} from '#workers/lib/chemistry/elementShares.ts';

const WATER = [
  { symbol: 'H', count: 2 },
  { symbol: 'O', count: 1 },
];

describe('elementShares', () => {
  test('water, element by element', () => {
    const [hydrogen, oxygen] = elementShares(WATER);
    expect(hydrogen).toMatchObject({ symbol: 'H', name: 'Hydrogen', atomicMass: 1.008, count: 2 });
    expect(hydrogen?.mass).toBeCloseTo(2.016, 12);
    expect(hydrogen?.percentage).toBeCloseTo(11.19067443796836, 10);
    expect(oxygen?.percentage).toBeCloseTo(88.80932556203165, 10);
    expect(massOfAtoms(WATER)).toBeCloseTo(18.015, 12);
  });

  test('adds up the uncertainties, unless one is not known', () => {
    expect(massUncertainty(WATER)).toBeCloseTo(0.0014, 10);
    expect(massUncertainty([...WATER, { symbol: 'Tc', count: 1 }])).toBeNull();
    expect(withoutStandardWeight([...WATER, { symbol: 'Tc', count: 1 }])).toEqual(['Technetium']);
    expect(withoutStandardWeight(WATER)).toEqual([]);
  });

  test('accepts symbols in their exact spelling, and no property names of Object.prototype', () => {
    expect(['H', 'Og', 'h', 'X', 'toString'].filter(isElement)).toEqual(['H', 'Og']);
    expect(() => massOfAtoms([{ symbol: 'Xx', count: 1 }])).toThrow('Xx');
  });
});
