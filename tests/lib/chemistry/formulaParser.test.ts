import { describe, expect, test } from 'vitest';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { parseFormula } from '#workers/lib/chemistry/formulaParser.ts';
import { placedText } from '#workers/lib/chemistry/placedText.ts';

const parsed = (text: string) => parseFormula(placedText(text), isElement);
function atomsOf(text: string) {
  const reading = parsed(text);
  return reading.ok ? Object.fromEntries(reading.atoms.map(({ symbol, count }) => [symbol, count])) : reading.message;
}
function notesOn(text: string) {
  const reading = parsed(text);
  return reading.ok ? reading.notes.join(' ') : null;
}

describe('groups are said, and elements stay elements', () => {
  test.each([
    ['NaOAc', { Na: 1, O: 2, C: 2, H: 3 }, 'Ac is read as acetyl (OAc: acetate), C2H3O, not as the element.'],
    ['EtOH', { C: 2, H: 6, O: 1 }, 'Et is read as ethyl, C2H5.'],
    ['AcCl', { C: 2, H: 3, O: 1, Cl: 1 }, 'Ac is read as acetyl (OAc: acetate), C2H3O, not as the element.'],
    ['TsCl', { C: 7, H: 7, S: 1, O: 2, Cl: 1 }, 'Ts is read as tosyl (toluenesulfonyl), C7H7SO2, not as the element.'],
    ['PrOH', { C: 3, H: 8, O: 1 }, 'Pr is read as propyl, C3H7, not as the element.'],
    ['T2O', { '3H': 2, O: 1 }, 'T is read as tritium, ³H.'],
    ['LiOD', { Li: 1, O: 1, '2H': 1 }, ''],
  ])('%s', (text, atoms, note) => {
    expect(atomsOf(text)).toEqual(atoms);
    expect(notesOn(text)).toBe(note);
  });

  test.each(['Ac2O3', 'AcCl3', 'Ac', 'Ac(NO3)3', 'AcPO4', 'Pr6O11', 'PrCl3', 'Pr2(SO4)3', 'Ts'])(
    '%s is of an element',
    (text) => {
      expect(notesOn(text)).toBe('');
      expect(Object.keys(atomsOf(text))).toContain(text.slice(0, 2));
    },
  );
});

test.each([
  ['SO4^2-', -2],
  ['Na^+', 1],
  ['H2O', 0],
])('%s has the charge %d', (text, charge) => {
  expect(parsed(text)).toMatchObject({ ok: true, charge });
});

test.each([
  ['CaSO4·1/2H2O', { Ca: 1, S: 1, O: 4.5, H: 1 }],
  ['Sr0.5La0.5TiO3', { Sr: 0.5, La: 0.5, Ti: 1, O: 3 }],
  ['(Fe0.1)3', { Fe: 0.3 }],
  ['[13C]6[13C2]H12', { '13C': 8, H: 12 }],
])('%s has parts of atoms or isotopes', (text, atoms) => {
  expect(atomsOf(text)).toEqual(atoms);
});

test.each(['H1/2', 'Fe0.0O', 'Fe00.5O', 'Fe0.12345O', '[99C]', '[13C0]', '[13]C', 'SO4^2-Na'])(
  '%s is refused',
  (text) => {
    expect(parsed(text)).toMatchObject({ ok: false, message: 'Invalid chemical formula' });
  },
);

test('an isotope of no element is an unknown element', () => {
  expect(parsed('[13Xx]')).toMatchObject({ ok: false, message: 'Unknown element: Xx', unknownSymbol: 'Xx' });
});
