import { describe, expect, test } from 'vitest';
import { hasNoMono, type NamedCompound, nameFormula, prefixed } from '#workers/lib/formulaNaming.ts';

function named(formula: string): NamedCompound {
  const naming = nameFormula(formula);
  if (!naming.ok) throw new Error(`${formula}: ${naming.message}`);
  return naming.compound;
}

describe('names', () => {
  test.each([
    ['FeCl3', 'ionic', 'iron(III) chloride'],
    ['(NH4)2SO4', 'ionic', 'ammonium sulfate'],
    ['K2MnO4', 'ionic', 'potassium manganate'],
    ['KMnO4', 'ionic', 'potassium permanganate'],
    ['Hg2Cl2', 'ionic', 'mercury(I) chloride'],
    ['HgCl2', 'ionic', 'mercury(II) chloride'],
    ['HgMnO4', 'ionic', 'mercury(II) manganate'],
    ['Hg2(MnO4)2', 'ionic', 'mercury(I) permanganate'],
    ['Hg2O2', 'ionic', 'mercury(II) oxide'],
    ['PbO2', 'ionic', 'lead(IV) oxide'],
    ['BaO2', 'ionic', 'barium peroxide'],
    ['InI3', 'ionic', 'indium(III) iodide'],
    ['AuI3', 'ionic', 'gold(III) iodide'],
    ['TlI3', 'ionic', 'thallium(I) triiodide'],
    ['AlI3', 'ionic', 'aluminium iodide'],
    ['CsI3', 'ionic', 'caesium triiodide'],
    ['Mg3N2', 'ionic', 'magnesium nitride'],
    ['NaN3', 'ionic', 'sodium azide'],
    ['K4[Fe(CN)6]', 'ionic', 'potassium hexacyanidoferrate(II)'],
    ['K3[Fe(CN)6]', 'ionic', 'potassium hexacyanidoferrate(III)'],
    ['Ca3[Fe(CN)6]2', 'ionic', 'calcium hexacyanidoferrate(III)'],
    ['Fe4[Fe(CN)6]3', 'ionic', 'iron(III) hexacyanidoferrate(II)'],
    ['Fe3[Fe(CN)6]2', 'ionic', 'iron(II) hexacyanidoferrate(III)'],
    ['CH3COONa', 'ionic', 'sodium acetate'],
    ['(CH3COO)2Ca', 'ionic', 'calcium acetate'],
    ['Na₂CO₃·10H₂O', 'ionic', 'sodium carbonate decahydrate'],
    ['CoCl2 . 6 H2O', 'ionic', 'cobalt(II) chloride hexahydrate'],
    ['NaH', 'ionic', 'sodium hydride'],
    ['HNO2', 'acid', 'nitrous acid'],
    ['CH3COOH', 'acid', 'acetic acid'],
    ['HC2H3O2', 'acid', 'acetic acid'],
    ['H2C2O4·2H2O', 'acid', 'oxalic acid dihydrate'],
    ['H2Te', 'molecular', 'hydrogen telluride'],
    ['P4O10', 'molecular', 'tetraphosphorus decoxide'],
    ['ICl', 'molecular', 'iodine monochloride'],
    ['SiC', 'molecular', 'silicon carbide'],
    ['SiO', 'molecular', 'silicon monoxide'],
    ['B4C', 'molecular', 'tetraboron carbide'],
    ['S8', 'element', 'octasulfur'],
    ['Fe', 'element', 'iron'],
    ['D2O', 'common', 'heavy water'],
  ])('%s, %s: %s', (formula, type, name) => {
    expect(named(formula)).toMatchObject({ type, name });
  });

  test('further names', () => {
    expect(named('FeSO4·7H2O').otherNames).toEqual(['ferrous sulfate heptahydrate']);
    expect(named('Hg2Cl2').otherNames).toEqual(['mercurous chloride']);
    expect(named('NaHCO3').otherNames).toEqual(['sodium bicarbonate']);
    expect(named('N2O5').otherNames).toEqual(['dinitrogen pentaoxide']);
    expect(named('CO').otherNames).toEqual([]);
    expect(named('H2S').aqueousName).toBe('hydrosulfuric acid');
  });

  test('what the name rests on', () => {
    expect(named('Fe2(SO4)3').ions).toEqual({
      cation: { formula: 'Fe', name: 'iron(III)', charge: 3, count: 2 },
      anion: { formula: 'SO4', name: 'sulfate', charge: -2, count: 3 },
    });
    expect(named('N2O5').words).toEqual([
      { symbol: 'N', count: 2, word: 'dinitrogen' },
      { symbol: 'O', count: 5, word: 'pentoxide' },
    ]);
    expect(named('CuSO4·5H2O')).toMatchObject({ formula: 'CuSO4·5H2O', waters: 5, words: [] });
  });
});

describe('refusals', () => {
  const peroxides = 'Peroxides are read only of metals with a single charge.';
  const triiodides = 'Triiodides are read only of metals with a single charge and of thallium.';
  const water = 'After the dot stand 1 to 12 molecules of water, as in ·5H2O.';

  test.each([
    ['NaCl2', 'The charges do not cancel: 1 positive, 2 negative.'],
    ['Fe3O4', 'Iron would need the charge 8/3+, known here: 2+, 3+.'],
    ['FeO2', 'Iron would need the charge 4+, known here: 2+, 3+.'],
    ['Zr(O2)2', peroxides],
    ['Ti2(O2)3', peroxides],
    ['Cr(O2)3', peroxides],
    ['Ce(O2)2', peroxides],
    ['CuI3', 'Copper would need the charge 3+, known here: 1+, 2+.'],
    ['In(I3)', triiodides],
    ['Fe(I3)2', triiodides],
    ['Hg2(I3)2', triiodides],
    ['Hg2Cl', 'Hg2 would need the charge 1+, known here: 2+.'],
    ['CH3COOFe', 'Iron would need the charge 1+, known here: 2+, 3+.'],
    ['Fe(I3)4', 'Iron would need the charge 4+, known here: 2+, 3+.'],
    ['HgCl', 'Mercury would need the charge 1+, known here: 2+.'],
    ['O2N', 'The order is usually NO2.'],
    ['CaSO4·13H2O', water],
    ['CaSO4·H2', water],
    ['NaCl·H2O·H2O', water],
    ['Ca(OH', 'Character 3, “(”: this bracket is not closed.'],
    ['C60', undefined],
    ['C3H8', undefined],
    ['XeF6', undefined],
    ['Na'.repeat(5000), undefined],
  ])('%s', (formula, place) => {
    const expected = { ok: false, message: 'Formula is not charge balanced or not recognised' };
    expect(nameFormula(formula)).toEqual(place === undefined ? expected : { ...expected, place });
  });

  test('unknown elements come first', () => {
    expect(nameFormula('Xx2(O')).toMatchObject({ ok: false, message: 'Unknown element: Xx' });
  });
});

test("between boron or silicon and another solid nonmetal there is no 'mono'", () => {
  expect([hasNoMono('B', 'N'), hasNoMono('Si', 'C'), hasNoMono('B', 'As')]).toEqual([true, true, true]);
  expect([hasNoMono('Si', 'O'), hasNoMono('C', 'N'), hasNoMono('B', 'Cl')]).toEqual([false, false, false]);
});

test('a vowel is dropped before oxide alone', () => {
  expect([prefixed(1, 'oxide'), prefixed(4, 'oxide'), prefixed(5, 'chloride'), prefixed(2, 'oxide')]).toEqual([
    'monoxide',
    'tetroxide',
    'pentachloride',
    'dioxide',
  ]);
});
