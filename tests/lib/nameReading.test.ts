import { describe, expect, test } from 'vitest';
import { metalCations, neutralFormula } from '#workers/lib/chemicalIons.ts';
import { nameFormula } from '#workers/lib/formulaNaming.ts';
import { readName } from '#workers/lib/nameReading.ts';
import { MONATOMIC_ANIONS, POLYATOMIC_IONS } from '#workers/reference/chemicalNames.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

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
    ['acetic acid', 'CH3COOH'],
    ['phosphoric acid', 'H3PO4'],
    ['hydrochloric acid', 'HCl'],
    ['hydrogen sulfide', 'H2S'],
    ['phosphine', 'PH3'],
    ['water', 'H2O'],
    ['dioxygen', 'O2'],
    ['oxygen', 'O'],
  ])('%s: %s', (name, formula) => {
    expect(readName(name)).toEqual({ formula });
  });

  test.each([
    ['iron oxide', 'Known for iron: iron(II), iron(III).'],
    ['iron(IV) oxide', 'Known for iron: iron(II), iron(III).'],
    ['sodium(II) oxide', 'Known for sodium: sodium.'],
    ['iron(II) peroxide', 'Peroxides are read only of metals with a single charge.'],
    ['unobtainium oxide', undefined],
    ['sodium foo', undefined],
    ['carbon oxide', undefined],
    ['copper(II) sulfate somehydrate', undefined],
    ['hydrate', undefined],
    ['', undefined],
  ])('%s is not known', (name, place) => {
    expect(readName(name)).toEqual(place === undefined ? { formula: null } : { formula: null, place });
  });
});

describe('there and back', () => {
  const monatomic = Object.entries(MONATOMIC_ANIONS).map(([formula, anion]) => ({ formula, ...anion }));
  // Acetate has two formulas; 'aluminium triiodide' is read as what it says of atoms.
  const polyatomic = POLYATOMIC_IONS.filter(({ charge, formula }) => charge < 0 && !['C2H3O2', 'I3'].includes(formula));

  test('every salt has a name that leads back to it', () => {
    const cations = Object.keys(ELEMENTS).flatMap(metalCations);
    const lost: string[] = [];
    let named = 0;
    for (const cation of cations) {
      for (const anion of [...monatomic, ...polyatomic]) {
        // A metal with several charges has oxides instead of peroxides: Cu2O2 is read as two of CuO.
        if (anion.name === 'peroxide' && cation.name.includes('(')) continue;
        const formula = neutralFormula(cation, anion);
        const naming = nameFormula(formula);
        // With several charges, or beside an element that can be either ion, another reading may come first.
        if (!naming.ok || naming.compound.type !== 'ionic') continue;
        const { name, otherNames } = naming.compound;
        named += 1;
        lost.push(
          ...[name, ...otherNames]
            .filter((each) => readName(each).formula !== formula)
            .map((each) => `${formula}: ${each}`),
        );
      }
    }
    expect(lost).toEqual([]);
    expect(named).toBeGreaterThan(cations.length);
  });

  test('a salt of sodium or calcium always has a name', () => {
    for (const symbol of ['Na', 'Ca']) {
      const [cation] = metalCations(symbol);
      if (cation === undefined) throw new Error(`${symbol} is a metal`);
      for (const anion of [...monatomic, ...polyatomic]) {
        const naming = nameFormula(neutralFormula(cation, anion));
        expect(naming, anion.name).toMatchObject({
          ok: true,
          compound: { name: `${ELEMENTS[symbol as 'Na'].name.toLowerCase()} ${anion.name}` },
        });
      }
    }
  });
});
