import { describe, expect, test } from 'vitest';
import { spelledFormula } from '#workers/lib/chemistry/formulaSpelling.ts';

function spelled(typed: string): string {
  const spelling = spelledFormula(typed);
  return spelling.ok ? spelling.placed.text : `? ${spelling.fault.suggestions.join(' or ')}`;
}

function notes(typed: string): string {
  const spelling = spelledFormula(typed);
  return spelling.ok ? spelling.notes.join(' ') : '';
}

test.each([
  ['FeCl3 6H2O', 'FeCl3·6H2O'],
  ['MgSO4 7 H2O', 'MgSO4·7H2O'],
  ['NaBr 2 H2O', 'NaBr·2H2O'],
  ['CaCl2 x 6H2O', 'CaCl2·6H2O'],
  ['MgSO4-7H2O', 'MgSO4·7H2O'],
  ['Na2SO4, 10H2O', 'Na2SO4·10H2O'],
  ['CoCl2 . 6 H2O', 'CoCl2·6H2O'],
  ['C 6 H 12 O 6', 'C6H12O6'],
  ['Ca (OH) 2', 'Ca(OH)2'],
  ['H 2O', '? H2O or H·2O'],
  ['C-13', '[13C]'],
  ['i-PrOH', 'PrOH'],
  ['KOtBu', 'KOBu'],
  ['SnBu4', 'SnBu4'],
  ['SiPr4', 'SiPr4'],
  ['Xx2', 'Xx2'],
  ['PiPr3', 'PPr3'],
  ['SO4^2-', 'SO4^2-'],
  ['CuSO₄5H₂O', 'CuSO4·5H2O'],
  ['CuSO<sub>4</sub>5H<sub>2</sub>O', 'CuSO4·5H2O'],
  ['CuSO_{4}5H_{2}O', 'CuSO4·5H2O'],
  ['SO₄2-', 'SO4^2-'],
  ['C₆H12O6', 'C6H12O6'],
  ['', ''],
])('%j in the plain form is %j', (typed, plain) => {
  expect(spelled(typed)).toBe(plain);
});

describe('what is left out is said', () => {
  test.each([
    ['NaCl(aq)', 'Left out: “(aq)”.'],
    ['HCl (37%)', 'Left out: “(37%)”.'],
    ['MW of NaCl?', 'Left out: “MW of”. Left out: “?”.'],
    ['2 H2O', 'The 2 in front is left out: the result is that of one H2O.'],
    ['2H2O', 'The 2 in front is left out: the result is that of one H2O. For deuterium, as in heavy water, write D2O.'],
    ['3CdSO4·8H2O', 'The 3 in front counts CdSO4 alone; leave it out for one CdSO4·8H2O.'],
    ['3 CdSO4·8H2O', 'The 3 in front is left out: the result is that of one CdSO4·8H2O.'],
    ['CuSO4 5H2O', 'Read as CuSO4·5H2O, a hydrate.'],
    ['NaCl KCl', 'Read as NaClKCl.'],
    ['CuSO₄5H₂O', 'Read as CuSO4·5H2O, a hydrate.'],
    ['CaCl2.2C2H5OH', 'Read as CaCl2·2C2H5OH. For part of an atom write a comma in place of the point, as in Fe0,95O.'],
  ])('%s: %s', (typed, said) => {
    expect(notes(typed)).toBe(said);
  });

  test.each(['C8H10N4O2', 'CuSO4·5H2O', 'CoCl2 · 6 H2O', 'SO4^2-', ' NaCl '])('nothing is said of %j', (typed) => {
    expect(notes(typed)).toBe('');
  });
});

test('a prefix makes Pr a group whatever stands before it', () => {
  expect(spelledFormula('Al(iPr)3')).toMatchObject({ groups: ['Pr'] });
  expect(spelledFormula('PrCl3')).toMatchObject({ groups: [] });
});

test.each([
  ['13CO2', 1, ['[13C]O2', 'CO2']],
  ['CuSO4·xH2O', 7, ['CuSO4']],
  ['YBa2Cu3O7-x', 11, []],
  ['H₂2O', 3, ['H22O', 'H2O']],
  ['H2₂O', 3, ['H22O', 'H2O']],
  ['C6H₁2O6', 5, ['C6H12O6', 'C6H1O6']],
  ['HNiPr2', 2, ['HN(iPr)2', 'H(Ni)Pr2']],
  ['PtBu3', 1, ['P(tBu)3', '(Pt)Bu3']],
])('%s is asked about at character %d', (typed, at, suggestions) => {
  expect(spelledFormula(typed)).toMatchObject({ ok: false, fault: { at, suggestions } });
});
