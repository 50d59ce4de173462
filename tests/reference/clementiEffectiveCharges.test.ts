import { expect, test } from 'vitest';
import { groundState } from '#workers/lib/chemistry/groundState.ts';
import { CLEMENTI_EFFECTIVE_CHARGES } from '#workers/reference/clementiEffectiveCharges.ts';
import { FILLING_ORDER, type SubshellName } from '#workers/reference/electronConfigurations.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const ROWS = (Object.keys(CLEMENTI_EFFECTIVE_CHARGES) as ElementSymbol[]).map((symbol) => ({
  symbol,
  atomicNumber: ELEMENTS[symbol].atomicNumber,
  charges: CLEMENTI_EFFECTIVE_CHARGES[symbol] ?? {},
}));

test('are those of hydrogen to radon', () => {
  expect(ROWS.map(({ atomicNumber }) => atomicNumber)).toEqual(Array.from({ length: 86 }, (_, index) => index + 1));
});

test('an electron feels at least 1, and less than the nucleus wherever there is another', () => {
  for (const { symbol, atomicNumber, charges } of ROWS)
    for (const charge of Object.values(charges)) {
      expect(charge, symbol).toBeGreaterThanOrEqual(1);
      if (symbol !== 'H') expect(charge, symbol).toBeLessThan(atomicNumber);
    }
});

/** Where the charge is lower than that of the element before, as published: the computed configuration changes there. */
const FALLS: Readonly<Partial<Record<SubshellName, readonly ElementSymbol[]>>> = {
  '5s': ['Nb', 'Ru', 'Pr', 'Sm'],
  // Polonium is too high compared with astatine; the table's comment explains it.
  '4d': ['Zr', 'Nb', 'Ru', 'At'],
  '5p': ['Pr', 'Pm', 'Sm'],
  '6s': ['Pr', 'Sm'],
  '5d': ['Hf', 'Ta'],
};

test.each(FILLING_ORDER.filter((name) => ROWS.some(({ charges }) => name in charges)))(
  'of %s rise with the atomic number, but for known places',
  (name) => {
    const column = ROWS.flatMap(({ symbol, charges }) => {
      const charge = charges[name];
      return charge === undefined ? [] : [{ symbol, charge }];
    });
    const falls = column.filter(({ charge }, index) => charge <= (column[index - 1]?.charge ?? 0));
    expect(falls.map(({ symbol }) => symbol)).toEqual(FALLS[name] ?? []);
  },
);

test('only subshells that hold electrons have one', () => {
  const differing = ROWS.filter(({ symbol, charges }) => {
    const held = groundState(symbol).map((part) => part.name);
    return held.toSorted().join() !== Object.keys(charges).toSorted().join();
  });
  expect(differing.map(({ symbol }) => symbol)).toEqual(['La', 'Ce', 'Gd']);
});

test('the innermost electrons feel the most', () => {
  for (const { symbol, charges } of ROWS) expect(Math.max(...Object.values(charges)), symbol).toBe(charges['1s']);
});
