import { describe, expect, test } from 'vitest';
import { hasNoMono, type NamedCompound, nameFormula, prefixed } from '#workers/lib/chemistry/formulaNaming.ts';

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
    ['CaC2', 'ionic', 'calcium acetylide'],
    ['Na2C2', 'ionic', 'sodium acetylide'],
    ['Cu2C2', 'ionic', 'copper(I) acetylide'],
    ['Al4C3', 'ionic', 'aluminium carbide'],
    ['Be2C', 'ionic', 'beryllium carbide'],
    ['KO2', 'ionic', 'potassium superoxide'],
    ['KO3', 'ionic', 'potassium ozonide'],
    ['Na2O2', 'ionic', 'sodium peroxide'],
    ['H2O2', 'common', 'hydrogen peroxide'],
    ['NaOCl', 'ionic', 'sodium hypochlorite'],
    ['NaClO', 'ionic', 'sodium hypochlorite'],
    ['Ca(OCl)2', 'ionic', 'calcium hypochlorite'],
    ['HOCl', 'acid', 'hypochlorous acid'],
    ['O2', 'element', 'dioxygen'],
    ['O', 'element', 'monooxygen'],
    ['P4', 'element', 'tetraphosphorus'],
    ['NaBH4', 'ionic', 'sodium tetrahydridoborate'],
    ['LiAlH4', 'ionic', 'lithium tetrahydridoaluminate'],
    ['XeF4', 'molecular', 'xenon tetrafluoride'],
    ['XeF6', 'molecular', 'xenon hexafluoride'],
    ['Fe3O4', 'common', 'iron(II,III) oxide'],
    ['FeS2', 'ionic', 'iron(II) disulfide'],
    ['MoS2', 'ionic', 'molybdenum(IV) sulfide'],
    ['Na3VO4', 'ionic', 'sodium orthovanadate'],
    ['Na2S2O5', 'ionic', 'sodium disulfite'],
    ['Na2S2O4', 'ionic', 'sodium dithionite'],
    ['NaSH', 'ionic', 'sodium hydrogen sulfide'],
    ['Na3AlF6', 'ionic', 'sodium hexafluoridoaluminate'],
    ['HAuCl4', 'acid', 'tetrachloroauric acid'],
    ['H2PtCl6', 'acid', 'hexachloroplatinic acid'],
    ['GdCl3', 'ionic', 'gadolinium chloride'],
    ['YbCl3', 'ionic', 'ytterbium(III) chloride'],
    ['EuCl2', 'ionic', 'europium(II) chloride'],
    ['ThO2', 'ionic', 'thorium oxide'],
    ['RhCl3', 'ionic', 'rhodium(III) chloride'],
    ['RuO4', 'ionic', 'ruthenium(VIII) oxide'],
    ['SOCl2', 'common', 'thionyl dichloride'],
    ['POCl3', 'common', 'phosphoryl trichloride'],
    ['COCl2', 'common', 'carbonyl dichloride'],
    ['CoCl2', 'ionic', 'cobalt(II) chloride'],
    ['Al2(SO4)3·18H2O', 'ionic', 'aluminium sulfate octadecahydrate'],
    ['SO4^2-', 'ion', 'sulfate ion'],
    ['SO₄²⁻', 'ion', 'sulfate ion'],
    ['SO42-', 'ion', 'sulfate ion'],
    ['NH4+', 'ion', 'ammonium ion'],
    ['Fe3+', 'ion', 'iron(III) ion'],
    ['[Fe(CN)6]^4-', 'ion', 'hexacyanidoferrate(II) ion'],
  ])('%s, %s: %s', (formula, type, name) => {
    expect(named(formula)).toMatchObject({ type, name });
  });

  test('further names', () => {
    expect(named('FeSO4·7H2O').otherNames).toEqual(['ferrous sulfate heptahydrate']);
    expect(named('Hg2Cl2').otherNames).toEqual(['mercurous chloride']);
    expect(named('NaHCO3').otherNames).toEqual(['sodium bicarbonate', 'baking soda']);
    expect(named('CaC2').otherNames).toEqual(['calcium carbide']);
    expect(named('O2').otherNames).toEqual(['oxygen']);
    expect(named('N2O').otherNames).toEqual(['nitrous oxide', 'laughing gas']);
    expect(named('N2O5').otherNames).toEqual(['dinitrogen pentaoxide']);
    expect(named('CO').otherNames).toEqual([]);
    expect(named('H2S').aqueousName).toBe('hydrosulfuric acid');
  });

  test('the basis of the name', () => {
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
  const water = 'After the dot stand 1 to 18 molecules of water, as in ·5H2O.';
  const organic =
    'This looks like an organic compound; this page names inorganic ones and common reagents. Its molar mass can be had from the molar mass calculator.';
  const several =
    'Double salts are not named here, a few well-known ones aside. Write a complex in square brackets, as in K3[Fe(C2O4)3].';

  test.each([
    ['NaCl2', 'The charges do not cancel: 1 positive, 2 negative.'],
    ['Fe3S4', 'Iron would need the charge 8/3+, known here: 2+, 3+.'],
    ['FeO2', 'Iron would need the charge 4+, known here: 2+, 3+.'],
    ['CuI3', 'Copper would need the charge 3+, known here: 1+, 2+.'],
    ['Hg2Cl', 'Hg2 would need the charge 1+, known here: 2+.'],
    ['CH3COOFe', 'Iron would need the charge 1+, known here: 2+, 3+.'],
    ['Fe(I3)4', 'Iron would need the charge 4+, known here: 2+, 3+.'],
    ['HgCl', 'Mercury would need the charge 1+, known here: 2+.'],
  ])('the charges of %s do not cancel', (formula, place) => {
    expect(nameFormula(formula)).toEqual({
      ok: false,
      message: 'Formula is not charge balanced or not recognised',
      place,
    });
  });

  test.each([
    ['Zr(O2)2', peroxides],
    ['Ti2(O2)3', peroxides],
    ['Cr(O2)3', peroxides],
    ['Ce(O2)2', peroxides],
    ['In(I3)', triiodides],
    ['Fe(I3)2', triiodides],
    ['Hg2(I3)2', triiodides],
    ['Ca2C', 'Metals of charge 1 or 2 have no carbide of single carbon atoms, beryllium aside.'],
    ['O2N', 'The order is usually NO2.'],
    ['CaSO4·19H2O', water],
    ['CaSO4·H2', water],
    ['NaCl·H2O·H2O', water],
    ['Ca(OH', 'Character 3, “(”: this bracket is not closed.'],
    ['C60', undefined],
    ['C3H8', organic],
    ['CH3OH', organic],
    ['C6H12O6', organic],
    ['CHCl3', organic],
    ['KAl(SO4)2·12H2O', several],
    ['O2-', 'It can be O^2- or O2^-: write the charge behind a ^.'],
    ['SO5^2-', 'No ion of this formula and charge is known here.'],
    ['Na'.repeat(5000), undefined],
  ])('%s is not known', (formula, place) => {
    const expected = { ok: false, message: 'Formula not recognised' };
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
