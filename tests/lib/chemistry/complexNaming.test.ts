/** Examples of the Red Book 2005, sections IR-2.2, IR-2.15 and IR-9.2.2.4, and the complexes of general chemistry. */
import { describe, expect, test } from 'vitest';
import { readComplexName } from '#workers/formulas/chemical-name/complexReading.ts';
import { nameComplex } from '#workers/lib/chemistry/complexNaming.ts';

const RED_BOOK = [
  ['K4[Fe(CN)6]', 'potassium hexacyanidoferrate(II)'],
  ['[Co(NH3)6]Cl3', 'hexaamminecobalt(III) chloride'],
  ['[CoCl(NH3)4(NO2)]Cl', 'tetraamminechloridonitrito-κN-cobalt(III) chloride'],
  ['[PtCl(NH2Me)(NH3)2]Cl', 'diamminechlorido(methanamine)platinum(II) chloride'],
  ['[CuCl2{O=C(NH2)2}2]', 'dichloridobis(urea)copper(II)'],
  ['K2[PdCl4]', 'potassium tetrachloridopalladate(II)'],
  ['[Fe(CNMe)6]Br2', 'hexakis(methyl isocyanide)iron(II) bromide'],
  ['[Co(en)3]Cl3', 'tris(ethane-1,2-diamine)cobalt(III) chloride'],
  ['Na[B(NO3)4]', 'sodium tetranitratoborate(III)'],
  ['[CoCl3(NH3)3]', 'triamminetrichloridocobalt(III)'],
] as const;

const BY_CHARGE = [
  ['K4[Fe(CN)6]', 'potassium hexacyanidoferrate(4−)'],
  ['[CoCl(NH3)5]Cl2', 'pentaamminechloridocobalt(2+) chloride'],
  ['K2[OsCl5N]', 'potassium pentachloridonitridoosmate(2−)'],
  ['Na[PtBrCl(NH3)(NO2)]', 'sodium amminebromidochloridonitrito-κN-platinate(1−)'],
  ['[CrCl2(NH3)4]^+', 'tetraamminedichloridochromium(1+) ion'],
  ['[Al(OH2)6]^3+', 'hexaaquaaluminium(3+) ion'],
  ['[Co(H2O)6]^2+', 'hexaaquacobalt(2+) ion'],
  ['[Sb(OH)6]^-', 'hexahydroxidoantimonate(1−) ion'],
] as const;

describe('the Red Book', () => {
  test.each(RED_BOOK)('%s: %s', (formula, name) => {
    expect(nameComplex(formula)?.compound.name).toBe(name);
  });

  test.each(BY_CHARGE)('%s: %s', (formula, name) => {
    expect(nameComplex(formula)?.compound.otherNames).toContain(name);
  });

  test.each([...RED_BOOK, ...BY_CHARGE])('%s is read from %s', (formula, name) => {
    const read = readComplexName(name);
    const [written, again] = [formula, read?.formula ?? ''].map((each) => nameComplex(each)?.compound.name);
    expect(again).toBe(written);
  });
});

describe('other complexes', () => {
  test.each([
    ['[Co(NH3)6]^3+', 'hexaamminecobalt(III) ion'],
    ['[Cu(H2O)4]2+', 'tetraaquacopper(II) ion'],
    ['[Fe(CN)6]⁴⁻', 'hexacyanidoferrate(II) ion'],
    ['Cu(NH3)4^2+', 'tetraamminecopper(II) ion'],
    ['CuCl4^2-', 'tetrachloridocuprate(II) ion'],
    ['[Ag(NH3)2]+', 'diamminesilver(I) ion'],
    ['[Ni(en)3]^2+', 'tris(ethane-1,2-diamine)nickel(II) ion'],
    ['[Ru(bpy)3]²⁺', 'tris(2,2′-bipyridine)ruthenium(II) ion'],
    ['[Co(en)2Cl2]^+', 'dichloridobis(ethane-1,2-diamine)cobalt(III) ion'],
    ['[Co(SCN)4]^2-', 'tetrakis(thiocyanato-κS)cobaltate(II) ion'],
    ['[VO(H2O)5]^2+', 'pentaaquaoxidovanadium(IV) ion'],
    ['[UO2(H2O)5]^2+', 'pentaaquadioxidouranium(VI) ion'],
    ['[Fe(H2O)5NO]^2+', 'pentaaquanitrosyliron(II) ion'],
    ['[Fe(edta)]^-', '(ethylenediaminetetraacetato)ferrate(III) ion'],
    ['[Pt(NH3)4][PtCl4]', 'tetraammineplatinum(II) tetrachloridoplatinate(II)'],
    ['[Pt(py)4][PtCl4]', 'tetrakis(pyridine)platinum(II) tetrachloridoplatinate(II)'],
    ['[Co(NH3)6][Cr(CN)6]', 'hexaamminecobalt(III) hexacyanidochromate(III)'],
    ['[Cr(H2O)4Cl2]Cl·2H2O', 'tetraaquadichloridochromium(III) chloride dihydrate'],
    ['K3[Fe(ox)3]', 'potassium tris(oxalato)ferrate(III)'],
    ['[Co(NH3)4(CO3)]2SO4', 'tetraamminecarbonatocobalt(III) sulfate'],
    ['(NH4)2[PtCl6]', 'ammonium hexachloridoplatinate(IV)'],
    ['Ca2[Fe(CN)6]', 'calcium hexacyanidoferrate(II)'],
    ['[RhCl(PPh3)3]', 'chloridotris(triphenylphosphane)rhodium(I)'],
    ['[Fe(acac)3]', 'tris(acetylacetonato)iron(III)'],
    ['W(CO)6', 'hexacarbonyltungsten(0)'],
    ['[Co(CO)4]^-', 'tetracarbonylcobaltate(−I) ion'],
    ['[PtCl2(NH3)2]', 'diamminedichloridoplatinum(II)'],
  ])('%s: %s, both ways', (formula, name) => {
    expect(nameComplex(formula)?.compound.name).toBe(name);
    const read = readComplexName(name)?.formula ?? '';
    expect(nameComplex(read)?.compound.name).toBe(name);
  });

  test('older names stand beside, and are read', () => {
    expect(nameComplex('K4[Fe(CN)6]')?.compound.otherNames).toContain('potassium hexacyanoferrate(II)');
    expect(nameComplex('[Cr(en)2Cl2]Cl')?.compound.otherNames).toContain(
      'dichlorobis(ethylenediamine)chromium(III) chloride',
    );
    expect(readComplexName('dichlorobis(ethylenediamine)cobalt(III) chloride')?.formula).toBe('[CoCl2(en)2]Cl');
    expect(readComplexName('Potassium Hexacyanoferrate(III)')?.formula).toBe('K3[Fe(CN)6]');
    expect(readComplexName('pentaamminenitrocobalt(III) ion')?.formula).toBe('[Co(NH3)5(NO2)]^2+');
    expect(readComplexName('tetraaquacopper(II)')?.formula).toBe('[Cu(H2O)4]^2+');
    expect(readComplexName('tetraamminezinc sulfate monohydrate')?.formula).toBe('[Zn(NH3)4]SO4·H2O');
    expect(readComplexName('hexaaquairon(III) trichloride')?.formula).toBe('[Fe(H2O)6]Cl3');
  });

  test('the ions of a salt are counted, with the charge of the complex', () => {
    expect(nameComplex('K4[Fe(CN)6]')?.compound.ions).toEqual({
      cation: { formula: 'K', name: 'potassium', charge: 1, count: 4 },
      anion: { formula: '[Fe(CN)6]', name: 'hexacyanidoferrate(II)', charge: -4, count: 1 },
    });
    expect(nameComplex('[Co(NH3)5Cl]Cl2')?.compound.words).toEqual([
      { word: 'pentaammine', symbol: 'NH3', count: 5 },
      { word: 'chlorido', symbol: 'Cl', count: 1 },
    ]);
  });

  test('a numeral that is not common is said', () => {
    expect(nameComplex('[Cu(H2O)4]^3+')?.notes).toEqual([
      'Copper(III) is not among its common oxidation numbers: check the charge and the ligands.',
    ]);
    expect(nameComplex('[Cu(H2O)4]^2+')?.notes).toEqual([]);
  });
});

describe('what is no such complex', () => {
  test.each([
    'NaCl',
    'SF6',
    'FeCl3',
    'H2O',
    '[]',
    '[Co]',
    '[Co(Xx)6]^3+',
    '[Fe(CN)6',
    'C6H12O6',
    '[Co(NH3)6]^9+',
    '[NH4]Cl',
    'K[Fe(CN)6]Cl',
    'K4[Fe(CN)6]·H2O·H2O',
  ])('%s', (formula) => {
    expect(nameComplex(formula)).toBeNull();
  });
});
