import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SoughtElement, searchFormulas } from '#workers/formulas/percent-composition/formulaSearch.ts';
import { greatestCommonDivisor } from '#workers/lib/mathematics/greatestCommonDivisor.ts';

const CARBON = 12.011;
const HYDROGEN = 1.008;
const OXYGEN = 15.999;

/** The same by brute force. */
function byTryingAll(elements: readonly SoughtElement[], mostAtoms: number): readonly string[] {
  const found: string[] = [];
  const [one, two, three] = elements;
  if (one === undefined || two === undefined || three === undefined) throw new Error('three elements');
  for (let a = 1; a < mostAtoms; a += 1)
    for (let b = 1; a + b < mostAtoms; b += 1)
      for (let c = 1; a + b + c <= mostAtoms; c += 1) {
        const mass = a * one.weight + b * two.weight + c * three.weight;
        const fits = [a, b, c].every((count, index) => {
          const { weight = 0, share = 0, window = 0 } = elements[index] ?? {};
          return Math.abs((100 * count * weight) / mass - share) <= window;
        });
        if (fits && [a, b, c].reduce(greatestCommonDivisor, 0) === 1) found.push([a, b, c].join());
      }
  return found;
}

describe('searchFormulas', () => {
  test('finds the same as brute force', () => {
    const share = fc.double({ min: 2, max: 60, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.1, max: 1, noNaN: true }), (carbon, hydrogen, window) => {
        fc.pre(carbon + hydrogen < 99);
        const elements = [
          { weight: CARBON, share: carbon, window },
          { weight: HYDROGEN, share: hydrogen, window },
          { weight: OXYGEN, share: 100 - carbon - hydrogen, window },
        ];
        const { found, mostAtoms } = searchFormulas(elements);
        expect(mostAtoms).toBe(200);
        const small = found.filter((counts) => counts.reduce((sum, count) => sum + count, 0) <= 40);
        expect(small.map((counts) => counts.join()).sort()).toEqual([...byTryingAll(elements, 40)].sort());
      }),
      { numRuns: 30 },
    );
  });

  test('one element is one atom', () => {
    expect(searchFormulas([{ weight: 55.845, share: 100, window: 0.4 }]).found).toEqual([[1]]);
  });

  test('a wide search ends, and reports how far it came', () => {
    const element = { weight: 10, share: 0.3, window: 0.4 };
    const many = Array.from({ length: 20 }, () => element);
    const { mostAtoms } = searchFormulas([{ weight: 12, share: 94, window: 8 }, ...many]);
    expect(mostAtoms).toBeLessThan(200);
  });
});
