/** What an audit typed and this page refused: formulas and names of the laboratory. */
import { describe, expect, test } from 'vitest';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/chemical-name.ts';

function nameOf(typed: string): string {
  const verdict = formula.validate({ formula: typed, name: '' });
  if (!verdict.ok) throw new Error(`${typed}: ${verdict.issues[0]?.message}`);
  return computed(formula, verdict.input).name;
}

function formulaOf(name: string): string {
  const verdict = formula.validate({ formula: '', name });
  if (!verdict.ok) throw new Error(`${name}: ${verdict.issues[0]?.message}`);
  return computed(formula, verdict.input).formula;
}

describe('formulas', () => {
  test.each([
    ['NaBH4', 'sodium tetrahydridoborate'],
    ['LiAlH4', 'lithium tetrahydridoaluminate'],
    ['KO2', 'potassium superoxide'],
    ['NaOCl', 'sodium hypochlorite'],
    ['Ca(OCl)2', 'calcium hypochlorite'],
    ['XeF4', 'xenon tetrafluoride'],
    ['Fe3O4', 'iron(II,III) oxide'],
    ['FeS2', 'iron(II) disulfide'],
    ['Na3VO4', 'sodium orthovanadate'],
    ['Na2S2O5', 'sodium disulfite'],
    ['Na2S2O4', 'sodium dithionite'],
    ['NaSH', 'sodium hydrogen sulfide'],
    ['KHC8H4O4', 'potassium hydrogen phthalate'],
    ['KAl(SO4)2·12H2O', 'potassium aluminium sulfate dodecahydrate'],
    ['(NH4)2Fe(SO4)2·6H2O', 'ammonium iron(II) sulfate hexahydrate'],
    ['[Co(NH3)6]Cl3', 'hexaamminecobalt(III) chloride'],
    ['[CrCl2(H2O)4]Cl·2H2O', 'tetraaquadichloridochromium(III) chloride dihydrate'],
    ['[Cr(H2O)6]Cl3', 'hexaaquachromium(III) chloride'],
    ['[Co(NH3)6]^3+', 'hexaamminecobalt(III) ion'],
    ['Na3AlF6', 'sodium hexafluoridoaluminate'],
    ['GdCl3', 'gadolinium chloride'],
    ['EuCl2', 'europium(II) chloride'],
    ['YbCl3', 'ytterbium(III) chloride'],
    ['ThO2', 'thorium oxide'],
    ['RhCl3', 'rhodium(III) chloride'],
    ['RuO4', 'ruthenium(VIII) oxide'],
    ['HAuCl4', 'tetrachloroauric acid'],
    ['H2PtCl6', 'hexachloroplatinic acid'],
    ['SOCl2', 'thionyl dichloride'],
    ['POCl3', 'phosphoryl trichloride'],
    ['COCl2', 'carbonyl dichloride'],
    ['CHCl3', 'trichloromethane'],
    ['CH3OH', 'methanol'],
    ['C2H5OH', 'ethanol'],
    ['C3H8', 'propane'],
    ['C6H12O6', 'glucose'],
    ['CaC2', 'calcium acetylide'],
    ['SO4^2-', 'sulfate ion'],
    ['NH4+', 'ammonium ion'],
    ['Fe3+', 'iron(III) ion'],
    ['K2O2', 'potassium peroxide'],
    ['CaSO4·0.5H2O', 'calcium sulfate hemihydrate'],
    ['[Cu(NH3)4]SO4', 'tetraamminecopper(II) sulfate'],
    ['KCr(SO4)2·12H2O', 'potassium chromium(III) sulfate dodecahydrate'],
  ])('%s is %s', (typed, name) => {
    expect(nameOf(typed)).toBe(name);
  });
});

describe('names', () => {
  test.each([
    ['ethanol', 'C2H5OH'],
    ['acetone', 'C3H6O'],
    ['glucose', 'C6H12O6'],
    ['chloroform', 'CHCl3'],
    ['baking soda', 'NaHCO3'],
    ['bleach', 'NaClO'],
    ['gypsum', 'CaSO4·2H2O'],
    ['nitrous oxide', 'N2O'],
    ['ammonium persulfate', '(NH4)2S2O8'],
    ['sodium pyrophosphate', 'Na4P2O7'],
    ['sodium metabisulfite', 'Na2S2O5'],
    ['iron(3) chloride', 'FeCl3'],
    ['aluminum sulfate octadecahydrate', 'Al2(SO4)3·18H2O'],
    ['calcium carbide', 'CaC2'],
    ['oxygen', 'O2'],
    ['hydrogen', 'H2'],
    ['nitrogen', 'N2'],
    ['alum', 'KAl(SO4)2·12H2O'],
    ['sodium dodecyl sulfate', 'NaC12H25SO4'],
    ['hexaamminecobalt(iii) chloride', '[Co(NH3)6]Cl3'],
    ['hexaamminecobalt(III) ion', '[Co(NH3)6]^3+'],
    ['tetraaquacopper(II)', '[Cu(H2O)4]^2+'],
    ['tris(ethylenediamine)cobalt(III) chloride', '[Co(en)3]Cl3'],
    ['potassium ferricyanide', 'K3[Fe(CN)6]'],
    ['copper sulfate pentahydrate', 'CuSO4·5H2O'],
    ['beta-mercaptoethanol', 'C2H6OS'],
  ])('%s is %s', (name, written) => {
    expect(formulaOf(name)).toBe(written);
  });

  test('an everyday name comes back beside the systematic one', () => {
    expect(computed(formula, { formula: '', name: 'muriatic acid' })).toMatchObject({
      formula: 'HCl',
      name: 'hydrogen chloride',
      otherNames: ['muriatic acid'],
    });
  });

  test('of several compounds of a formula the others are named', () => {
    expect(computed(formula, { formula: 'C6H12O6', name: '' }).notes).toEqual([
      'C6H12O6 is the formula of fructose, galactose, mannose as well.',
    ]);
    expect(computed(formula, { formula: '', name: 'fructose' }).name).toBe('fructose');
  });
});

test.each([
  ['air', 'Air is a mixture of gases, mostly nitrogen and oxygen.'],
  ['brass', 'Brass is an alloy of copper and zinc.'],
  ['tin chloride', 'Known for tin: tin(II), tin(IV).'],
])('%s is refused with the reason', (name, place) => {
  expect(formula.validate({ formula: '', name })).toEqual({
    ok: false,
    issues: [{ message: 'Name not recognised', path: 'name', place }],
  });
});
