/** Patterns of other programs: tests/vectors/own/isotope-pattern.json. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isotopePattern } from '#workers/formulas/isotope-pattern/isotopePattern.ts';
import { isotopesIn } from '#workers/lib/chemistry/isotopeMass.ts';
import { ISOTOPES } from '#workers/reference/isotopes.ts';

const symbols = fc.constantFrom(...Object.keys(ISOTOPES), '13C', '2H');
const formula = fc
  .uniqueArray(symbols, { minLength: 1, maxLength: 4 })
  .chain((found) =>
    fc.tuple(...found.map((symbol) => fc.integer({ min: 1, max: 60 }).map((count) => ({ symbol, count })))),
  );

test('an element of one isotope has one peak, at its mass', () => {
  expect(isotopePattern([{ symbol: 'F', count: 3 }])).toEqual([{ massNumber: 57, mass: 3 * 18.9984031621, share: 1 }]);
  expect(isotopePattern([{ symbol: '13C', count: 1 }])).toEqual([{ massNumber: 13, mass: 13.00335483534, share: 1 }]);
});

test('two atoms of chlorine: the binomial', () => {
  const [light, mixed, heavy] = isotopePattern([{ symbol: 'Cl', count: 2 }]).filter(({ share }) => share > 1e-12);
  const [[, , a] = [], [, , b] = []] = isotopesIn('Cl');
  expect(light?.share).toBeCloseTo(((a ?? 0) / 100) ** 2, 12);
  expect(mixed?.share).toBeCloseTo((2 * (a ?? 0) * (b ?? 0)) / 10_000, 12);
  expect(heavy?.share).toBeCloseTo(((b ?? 0) / 100) ** 2, 12);
});

test('the shares make up all molecules, and their mean mass is that of the atoms', () => {
  fc.assert(
    fc.property(formula, (atoms) => {
      const peaks = isotopePattern(atoms);
      const mean = atoms.reduce((sum, { symbol, count }) => {
        const isotopes = isotopesIn(symbol);
        const total = isotopes.reduce((all, [, , abundance]) => all + abundance, 0);
        return sum + (count * isotopes.reduce((all, [, mass, abundance]) => all + mass * abundance, 0)) / total;
      }, 0);
      expect(peaks.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(peaks.reduce((sum, { share, mass }) => sum + share * mass, 0) / mean).toBeCloseTo(1, 10);
    }),
  );
});

test('a molecule of a hundred thousand atoms does not run out of numbers', () => {
  const peaks = isotopePattern([{ symbol: 'C', count: 100_000 }]);
  const tallest = peaks.reduce((one, other) => (other.share > one.share ? other : one));
  expect(tallest.massNumber).toBe(1_200_000 + 1070);
  expect(tallest.share).toBeCloseTo(1 / Math.sqrt(2 * Math.PI * 1070 * 0.9893), 4);
});
