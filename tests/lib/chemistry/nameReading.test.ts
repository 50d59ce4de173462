import { describe, expect, test } from 'vitest';
import { someOf } from '#tests/support/propertyDraws.ts';
import { metalCations, neutralFormula, ruleAgainst } from '#workers/lib/chemistry/chemicalIons.ts';
import { nameFormula } from '#workers/lib/chemistry/formulaNaming.ts';
import { readName } from '#workers/lib/chemistry/nameReading.ts';
import { MOLECULES_OF_ONE_NUMBER } from '#workers/reference/binaryMolecules.ts';
import { MONATOMIC_ANIONS, NONMETAL_ORDER, POLYATOMIC_IONS } from '#workers/reference/chemicalNames.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

const ORGANIC =
  'This looks like the name of an organic compound; this page reads inorganic ones and common reagents. Its molar mass can be had from its formula, on the molar mass calculator.';

describe('formulas of names', () => {
  test.each([
    ['sodium chloride', 'NaCl'],
    ['  Iron (III)  Oxide ', 'Fe2O3'],
    ['calcium phosphate', 'Ca3(PO4)2'],
    ['copper(II) sulphate pentahydrate', 'CuSO4·5H2O'],
    ['calcium sulfate monohydrate', 'CaSO4·H2O'],
    ['aluminum sulphate', 'Al2(SO4)3'],
    ['cesium fluoride', 'CsF'],
    ['caesium fluoride', 'CsF'],
    ['mercury(I) phosphate', '(Hg2)3(PO4)2'],
    ['mercurous chloride', 'Hg2Cl2'],
    ['mercuric chloride', 'HgCl2'],
    ['silver(I) nitrate', 'AgNO3'],
    ['ammonium dichromate', '(NH4)2Cr2O7'],
    ['potassium hexacyanidoferrate(II)', 'K4Fe(CN)6'],
    ['Potassium Hexacyanidoferrate (III)', 'K3Fe(CN)6'],
    ['sodium bicarbonate', 'NaHCO3'],
    ['calcium hydrogencarbonate', 'Ca(HCO3)2'],
    ['sodium acetate', 'NaCH3COO'],
    ['sodium peroxide', 'Na2O2'],
    ['titanium dioxide', 'TiO2'],
    ['aluminium triiodide', 'AlI3'],
    ['sodium triiodide', 'NaI3'],
    ['beryllium triiodide', 'Be(I3)2'],
    ['dinitrogen tetroxide', 'N2O4'],
    ['dinitrogen tetraoxide', 'N2O4'],
    ['silicon carbide', 'SiC'],
    ['tetraboron carbide', 'B4C'],
    ['hexaboron silicide', 'B6Si'],
    ['indium(III) iodide', 'InI3'],
    ['gold triiodide', 'AuI3'],
    ['auric iodide', 'AuI3'],
    ['thallium(I) triiodide', 'TlI3'],
    ['lead(II) permanganate', 'Pb(MnO4)2'],
    ['mercury(I) permanganate', 'Hg2(MnO4)2'],
    ['mercury(II) manganate', 'HgMnO4'],
    ['acetic acid', 'CH3COOH'],
    ['phosphoric acid', 'H3PO4'],
    ['hydrochloric acid', 'HCl'],
    ['hydrogen sulfide', 'H2S'],
    ['phosphine', 'PH3'],
    ['water', 'H2O'],
    ['dioxygen', 'O2'],
    ['oxygen', 'O2'],
    ['monooxygen', 'O'],
    ['Nitrogen', 'N2'],
    ['hydrogen', 'H2'],
    ['fluorine', 'F2'],
    ['chlorine', 'Cl2'],
    ['bromine', 'Br2'],
    ['iodine', 'I2'],
    ['sulfur', 'S'],
    ['white phosphorus', 'P4'],
    ['ozone', 'O3'],
    ['calcium carbide', 'CaC2'],
    ['calcium acetylide', 'CaC2'],
    ['sodium carbide', 'Na2C2'],
    ['aluminium carbide', 'Al4C3'],
    ['potassium superoxide', 'KO2'],
    ['barium peroxide', 'BaO2'],
    ['sodium hypochlorite', 'NaClO'],
    ['ammonium persulfate', '(NH4)2S2O8'],
    ['nitrous oxide', 'N2O'],
    ['sodium pyrophosphate', 'Na4P2O7'],
    ['sodium metabisulfite', 'Na2S2O5'],
    ['sodium borohydride', 'NaBH4'],
    ['lithium aluminium hydride', 'LiAlH4'],
    ['lithium aluminum hydride', 'LiAlH4'],
    ['iron(3) chloride', 'FeCl3'],
    ['iron (2+) sulfate', 'FeSO4'],
    ['aluminium sulfate octadecahydrate', 'Al2(SO4)3·18H2O'],
    ['iron disulfide', 'FeS2'],
    ['phosgene', 'COCl2'],
    ['baking soda', 'NaHCO3'],
    ['gypsum', 'CaSO4·2H2O'],
    ['sulfate ion', 'SO4^2-'],
    ['Iron(II) cation', 'Fe^2+'],
    ['chloride anion', 'Cl^-'],
  ])('%s: %s', (name, formula) => {
    expect(readName(name)).toEqual({ formula });
  });

  test.each([
    ['iron oxide', 'Known for iron: iron(II), iron(III).'],
    ['phosphorus pentoxide', 'No PO5 is known. With two atoms of phosphorus it is diphosphorus pentoxide, P2O5.'],
    ['sulfur trisulfide', 'No SS3 is known. With two atoms of sulfur it is disulfur trisulfide, S2S3.'],
    ['iron(IV) oxide', 'Known for iron: iron(II), iron(III).'],
    ['sodium(II) oxide', 'Known for sodium: sodium.'],
    ['iron(II) peroxide', 'Peroxides are read only of metals with a single charge.'],
    ['indium(I) triiodide', 'Triiodides are read only of metals with a single charge and of thallium.'],
    ['cupric manganate', 'Its formula, CuMnO4, is read as copper(I) permanganate.'],
    ['iron(II) carbide', 'Metals of charge 1 or 2 have no carbide of single carbon atoms, beryllium aside.'],
    ['ethanol', ORGANIC],
    ['glucose', ORGANIC],
    ['methyl chloride', ORGANIC],
    ['unobtainium oxide', undefined],
    ['sodium foo', undefined],
    ['carbon oxide', undefined],
    // Not BO and not B2O, which are boron monoxide and diboron monoxide.
    ['boron oxide', undefined],
    ['diboron oxide', undefined],
    ['copper(II) sulfate somehydrate', undefined],
    ['hydrate', undefined],
    ['', undefined],
  ])('%s is not known', (name, place) => {
    expect(readName(name)).toEqual(place === undefined ? { formula: null } : { formula: null, place });
  });
});

/** Salts whose formula is named as another salt of the same atoms. */
const NAMED_AS_ANOTHER: Readonly<Record<string, string>> = {
  'titanium(IV) manganate': 'titanium(II) permanganate',
  'titanium(IV) hexacyanidoferrate(II)': 'titanium(III) hexacyanidoferrate(III)',
  'vanadium(IV) manganate': 'vanadium(II) permanganate',
  'vanadium(IV) hexacyanidoferrate(II)': 'vanadium(III) hexacyanidoferrate(III)',
  'chromium(VI) manganate': 'chromium(III) permanganate',
  'manganese(IV) manganate': 'manganese(II) permanganate',
  'manganese(IV) hexacyanidoferrate(II)': 'manganese(III) hexacyanidoferrate(III)',
  'copper(II) manganate': 'copper(I) permanganate',
  'germanium(IV) manganate': 'germanium(II) permanganate',
  'palladium(IV) manganate': 'palladium(II) permanganate',
  'tin(IV) manganate': 'tin(II) permanganate',
  'cerium(IV) hexacyanidoferrate(II)': 'cerium(III) hexacyanidoferrate(III)',
  'osmium(VIII) manganate': 'osmium(IV) permanganate',
  'iridium(IV) hexacyanidoferrate(II)': 'iridium(III) hexacyanidoferrate(III)',
  'ruthenium(IV) manganate': 'ruthenium(II) permanganate',
  'ruthenium(IV) hexacyanidoferrate(II)': 'ruthenium(III) hexacyanidoferrate(III)',
  'ruthenium(VIII) manganate': 'ruthenium(IV) permanganate',
  'praseodymium(IV) hexacyanidoferrate(II)': 'praseodymium(III) hexacyanidoferrate(III)',
  'terbium(IV) hexacyanidoferrate(II)': 'terbium(III) hexacyanidoferrate(III)',
  'neptunium(IV) hexacyanidoferrate(II)': 'neptunium(III) hexacyanidoferrate(III)',
  'neptunium(VI) manganate': 'neptunium(III) permanganate',
  'plutonium(IV) hexacyanidoferrate(II)': 'plutonium(III) hexacyanidoferrate(III)',
  'plutonium(VI) manganate': 'plutonium(III) permanganate',
  'platinum(IV) manganate': 'platinum(II) permanganate',
  'thallium(III) iodide': 'thallium(I) triiodide',
  'lead(IV) manganate': 'lead(II) permanganate',
  'uranium(IV) hexacyanidoferrate(II)': 'uranium(III) hexacyanidoferrate(III)',
  'uranium(VI) manganate': 'uranium(III) permanganate',
};
/** Names that are read by their atom counts, AlI3, although Al(I3)3 has them as well. */
const COUNTS_ATOMS = [
  ...Object.keys(ELEMENTS)
    .flatMap(metalCations)
    .filter((ion) => ion.charge === 3 && !ion.name.includes('('))
    .map(({ name }) => `${name} triiodide`),
  'thorium disulfide',
];

describe('there and back', () => {
  const monatomic = Object.entries(MONATOMIC_ANIONS).map(([formula, anion]) => ({ formula, ...anion }));
  const polyatomic = POLYATOMIC_IONS.filter(({ charge }) => charge < 0);
  const cations = [
    ...Object.keys(ELEMENTS).flatMap(metalCations),
    ...POLYATOMIC_IONS.filter(({ charge }) => charge > 0),
  ];
  const pairs = cations.flatMap((cation) =>
    [...monatomic, ...polyatomic].map((anion) => ({ cation, anion, name: `${cation.name} ${anion.name}` })),
  );

  test('every pair of ions has the name of both, and every name of it leads back', () => {
    const wrong = someOf('workers/', pairs).flatMap(({ cation, anion, name }) => {
      if (ruleAgainst(cation, anion) !== null || name in NAMED_AS_ANOTHER) return [];
      const formula = neutralFormula(cation, anion);
      const naming = nameFormula(formula);
      if (!naming.ok || naming.compound.name !== name) return [`${formula}: not ${name}`];
      if (COUNTS_ATOMS.includes(name)) return [];
      // Of the two formulas of acetate, or of hypochlorite, the names lead to one.
      const [chosen = anion] = [
        ...polyatomic.filter(({ formula: f }) => f.endsWith('COO')),
        ...monatomic,
        ...polyatomic,
      ].filter((each) => each.name === anion.name);
      const back = neutralFormula(cation, chosen);
      return [name, ...naming.compound.otherNames]
        .filter((each) => readName(each).formula !== back)
        .map((each) => `${each}: not ${back}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(NAMED_AS_ANOTHER))('%s is refused, not read as %s', (name, other) => {
    const pair = pairs.find((each) => each.name === name);
    if (pair === undefined) throw new Error(`${name} is no pair of ions`);
    const formula = neutralFormula(pair.cation, pair.anion);
    expect(readName(name)).toEqual({ formula: null, place: `Its formula, ${formula}, is read as ${other}.` });
    expect(readName(other)).toEqual({ formula });
  });

  test('a pair that the rules keep apart has no name of both, and its name is refused with the rule', () => {
    const apart = pairs.filter(({ cation, anion }) => ruleAgainst(cation, anion) !== null);
    expect(apart.length).toBeGreaterThan(0);
    for (const { cation, anion, name } of apart) {
      const naming = nameFormula(neutralFormula(cation, anion));
      if (naming.ok) expect(naming.compound.name).not.toBe(name);
      // Calcium carbide is read as the acetylide that it is.
      if (anion.name === 'carbide' && readName(name).formula !== null) continue;
      expect(readName(name)).toEqual({ formula: null, place: ruleAgainst(cation, anion) });
    }
  });

  test('the name of two nonmetals leads back', () => {
    const lost: string[] = [];
    let named = 0;
    for (const first of NONMETAL_ORDER) {
      for (const second of NONMETAL_ORDER) {
        for (let count = 1; count <= 12; count += 1) {
          for (const other of [1, 2, 12]) {
            const formula = `${first}${count === 1 ? '' : count}${second}${other === 1 ? '' : other}`;
            const naming = nameFormula(formula);
            if (!naming.ok || naming.compound.type !== 'molecular' || first === 'H') continue;
            // One number is that of a known molecule, or the name is read as no formula: 'phosphorus pentoxide' is not PO5.
            if (count === 1 && other > 1 && !MOLECULES_OF_ONE_NUMBER.includes(formula)) {
              expect([formula, readName(naming.compound.name).formula]).toEqual([formula, null]);
              continue;
            }
            named += 1;
            if (readName(naming.compound.name).formula !== formula) lost.push(`${formula}: ${naming.compound.name}`);
          }
        }
      }
    }
    expect(lost).toEqual([]);
    expect(named).toBeGreaterThan(3000);
  });

  test('a salt of sodium or calcium always has a name', () => {
    for (const symbol of ['Na', 'Ca']) {
      const [cation] = metalCations(symbol);
      if (cation === undefined) throw new Error(`${symbol} is a metal`);
      for (const anion of [...monatomic, ...polyatomic]) {
        if (anion.name === 'carbide') continue;
        const naming = nameFormula(neutralFormula(cation, anion));
        expect(naming, anion.name).toMatchObject({
          ok: true,
          compound: { name: `${ELEMENTS[symbol as 'Na'].name.toLowerCase()} ${anion.name}` },
        });
      }
    }
  });
});
