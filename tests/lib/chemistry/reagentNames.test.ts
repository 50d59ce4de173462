import { describe, expect, test } from 'vitest';
import { mixtureNamed, reagentNamed, reagentOf } from '#workers/lib/chemistry/reagentNames.ts';

describe('by name', () => {
  test.each([
    ['Ethanol', 'C2H5OH'],
    ['  mohr’s   salt', '(NH4)2Fe(SO4)2·6H2O'],
    ["Mohr's salt", '(NH4)2Fe(SO4)2·6H2O'],
    ['fructose', 'C6H12O6'],
    ['EDTA', 'C10H16N2O8'],
    ['toluene', 'C7H8'],
    ['plaster of paris', 'CaSO4·0.5H2O'],
    ['copper sulfate', 'CuSO4'],
    ['Copper sulphate', 'CuSO4'],
    ['copper sulphate pentahydrate', 'CuSO4·5H2O'],
    ['phosphorus pentoxide', 'P2O5'],
  ])('%s is %s', (name, formula) => {
    expect(reagentNamed(name)?.formula).toBe(formula);
  });

  test('an unknown name has none', () => {
    expect(reagentNamed('unobtainium')).toBeNull();
  });
});

describe('by formula', () => {
  test.each([
    ['C2H6O', 'ethanol'],
    ['CH3CH2OH', 'ethanol'],
    ['K2PtCl4', 'potassium tetrachloridoplatinate(II)'],
    ['CaSO4·1/2H2O', 'calcium sulfate hemihydrate'],
    ['CH3COCH3', 'acetone'],
  ])('%s is %s, however it is written', (formula, name) => {
    expect(reagentOf(formula)?.name).toBe(name);
  });

  test('its isomers in the table are named', () => {
    expect(reagentOf('C6H12O6')).toMatchObject({ name: 'glucose', isomers: ['fructose', 'galactose', 'mannose'] });
    expect(reagentNamed('lactose')).toMatchObject({ name: 'lactose', isomers: ['sucrose', 'maltose', 'trehalose'] });
  });

  test('none for another one, and for what is no formula', () => {
    expect(reagentOf('C99H2')).toBeNull();
    expect(reagentOf('Xx')).toBeNull();
  });
});

test('mixtures have a reason instead of a formula', () => {
  expect(mixtureNamed('Brass')).toBe('Brass is an alloy of copper and zinc.');
  expect(mixtureNamed('toString')).toBeNull();
});
