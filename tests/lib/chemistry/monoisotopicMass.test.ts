import { describe, expect, test } from 'vitest';
import { monoisotopicMass } from '#workers/lib/chemistry/monoisotopicMass.ts';

describe('monoisotopicMass', () => {
  test('takes the most abundant isotopes, not the lightest', () => {
    const water = [
      { symbol: 'H', count: 2 },
      { symbol: 'O', count: 1 },
    ];
    expect(monoisotopicMass(water)).toBeCloseTo(18.0106, 3);
    expect(monoisotopicMass([{ symbol: 'B', count: 1 }])).toBeCloseTo(11.0093, 3);
  });

  test('is not defined where an element has no natural isotopes', () => {
    expect(monoisotopicMass([{ symbol: 'Tc', count: 1 }])).toBeNull();
  });
});
