import { describe, expect, test } from 'vitest';
import { nameIon, readIonName } from '#workers/lib/chemistry/ionNaming.ts';

describe('nameIon', () => {
  test.each([
    ['Na+', 'Na^+', 'sodium ion'],
    ['Fe^3+', 'Fe^3+', 'iron(III) ion'],
    ['Fe²⁺', 'Fe^2+', 'iron(II) ion'],
    ['Cl-', 'Cl^-', 'chloride ion'],
    ['Cl−', 'Cl^-', 'chloride ion'],
    ['H+', 'H^+', 'hydrogen ion'],
    ['H-', 'H^-', 'hydride ion'],
    ['SO42-', 'SO4^2-', 'sulfate ion'],
    ['Hg22+', 'Hg2^2+', 'mercury(I) ion'],
    ['O2^-', 'O2^-', 'superoxide ion'],
    ['O^2-', 'O^2-', 'oxide ion'],
    ['MnO4^2-', 'MnO4^2-', 'manganate ion'],
  ])('%s is %s, the %s', (text, formula, name) => {
    expect(nameIon(text)).toEqual({ formula, name });
  });

  test.each(['NaCl', '', 'Na+Cl'])('%j is not an ion', (text) => {
    expect(nameIon(text)).toBeNull();
  });

  test('two readings, and none', () => {
    expect(nameIon('O2-')).toEqual({ place: 'It can be O^2- or O2^-: write the charge behind a ^.' });
    expect(nameIon('N3-')).toEqual({ place: 'It can be N^3- or N3^-: write the charge behind a ^.' });
    expect(nameIon('Na^2+')).toEqual({ place: 'No ion of this formula and charge is known here.' });
    expect(nameIon('+')).toEqual({ place: 'No ion of this formula and charge is known here.' });
  });
});

test('names lead back', () => {
  expect(readIonName('sulfate ion')).toBe('SO4^2-');
  expect(readIonName('iron(iii) cation')).toBe('Fe^3+');
  expect(readIonName('sodium')).toBeNull();
  expect(readIonName('foo ion')).toBeNull();
});
