/** What is read from names of complexes; that names and formulas lead to each other is in complexNaming.test.ts. */
import { describe, expect, test } from 'vitest';
import { readComplexName } from '#workers/formulas/chemical-name/complexReading.ts';

test.each([
  ['hexaamminecobalt(III) ion', '[Co(NH3)6]^3+'],
  ['tetracarbonylnickel', '[Ni(CO)4]'],
  ['tetraamminezinc sulfate', '[Zn(NH3)4]SO4'],
  ['calcium hexacyanoferrate(II) dodecahydrate', 'Ca2[Fe(CN)6]·12H2O'],
  ['triamminetrinitrocobalt(III)', '[Co(NH3)3(NO2)3]'],
])('%s is %s', (name, formula) => {
  expect(readComplexName(name)).toEqual({ formula });
});

describe('no such complex', () => {
  test.each(['sodium chloride', 'unobtainium oxide', 'iron', 'chlorobenzene', 'water', ''])('%j', (name) => {
    expect(readComplexName(name)).toBeNull();
  });

  test.each([
    ['hexaamminecobalt chloride', 'Which cobalt? Add its oxidation number: hexaamminecobalt(II).'],
    ['hexacyanidoiron(III)', 'With these ligands the complex has the charge 3−: its name ends in ferrate.'],
    ['potassium hexaamminecobalt(III)', 'The charges 1+ and 3+ cannot cancel.'],
  ])('%s says why', (name, place) => {
    expect(readComplexName(name)).toEqual({ formula: null, place });
  });
});
