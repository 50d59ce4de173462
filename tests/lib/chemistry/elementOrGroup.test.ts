import { expect, test } from 'vitest';
import { isOfElement } from '#workers/lib/chemistry/elementOrGroup.ts';

test.each([
  ['Ac', 'Ac2O3'],
  ['Ac', 'AcCl3'],
  ['Pr', 'Pr6O11'],
  ['Pr', 'PrBr3'],
  ['Ts', 'Ts'],
  ['Na', 'NaCl'],
  ['Pr', 'Pr3Ni'],
])('%s of %s is the element', (symbol, formula) => {
  expect(isOfElement(symbol, formula)).toBe(true);
});

test.each([
  ['Ac', 'NaOAc'],
  ['Ac', 'Ac2O'],
  ['Ac', 'AcCl'],
  ['Pr', 'PrOH'],
  ['Pr', 'Ti(OPr)4'],
  ['Pr', 'Pr3N'],
  ['Pr', 'LiPr'],
  ['Ts', 'TsOH'],
])('%s of %s is the group', (symbol, formula) => {
  expect(isOfElement(symbol, formula)).toBe(false);
});
