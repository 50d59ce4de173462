/** Fine structures of other programs: tests/vectors/own/isotope-pattern.json. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isotopePattern } from '#workers/formulas/isotope-pattern/isotopePattern.ts';
import { isotopologues, mostCommon } from '#workers/formulas/isotope-pattern/isotopologues.ts';
import { ISOTOPES } from '#workers/reference/isotopes.ts';

test('names the isotopes that are not the most abundant', () => {
  const found = isotopologues(
    [
      { symbol: 'C', count: 2 },
      { symbol: 'Cl', count: 2 },
      { symbol: '2H', count: 1 },
    ],
    0.001,
    100,
  );
  expect(found?.map(({ isotopes }) => isotopes)).toEqual([
    '',
    '[37Cl]',
    '[37Cl]2',
    '[13C]',
    '[13C][37Cl]',
    '[13C][37Cl]2',
  ]);
});

test('of two bromines the mixed molecule is the most common', () => {
  expect(mostCommon([{ symbol: 'Br', count: 2 }])).toMatchObject({ isotopes: '[81Br]', massNumber: 160, relative: 1 });
});

test('none is left out that reaches the limit: those of a mass number add up to its peak', () => {
  const symbols = fc.constantFrom(...Object.keys(ISOTOPES));
  const formula = fc
    .uniqueArray(symbols, { minLength: 1, maxLength: 3 })
    .chain((found) =>
      fc.tuple(...found.map((symbol) => fc.integer({ min: 1, max: 3 }).map((count) => ({ symbol, count })))),
    );
  fc.assert(
    fc.property(formula, (atoms) => {
      const all = isotopologues(atoms, 1e-30, 1_000_000) ?? [];
      const sum = all.reduce((total, { relative }) => total + relative, 0);
      for (const { massNumber, share, mass } of isotopePattern(atoms).filter(({ share }) => share > 1e-6)) {
        const own = all.filter((each) => each.massNumber === massNumber);
        const ownSum = own.reduce((total, { relative }) => total + relative, 0);
        expect(ownSum / sum / share).toBeCloseTo(1, 9);
        expect(own.reduce((total, { relative, mass: each }) => total + relative * each, 0) / ownSum).toBeCloseTo(
          mass,
          6,
        );
      }
    }),
  );
});

test('null where there are more than asked for, within an element and among elements', () => {
  expect(isotopologues([{ symbol: 'Sn', count: 4 }], 1e-9, 100)).toBeNull();
  expect(
    isotopologues(
      [
        { symbol: 'C', count: 9 },
        { symbol: 'H', count: 9 },
      ],
      1e-30,
      50,
    ),
  ).toBeNull();
});

test('the most common of many atoms is found without listing the others', () => {
  const { massNumber } = mostCommon([
    { symbol: 'C', count: 50_000 },
    { symbol: 'Hg', count: 100 },
  ]);
  expect(massNumber).toBeGreaterThan(600_000 + 535 + 20_000);
});
