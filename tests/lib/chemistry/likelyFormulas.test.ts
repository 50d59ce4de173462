import { expect, test } from 'vitest';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { likelyFormulas } from '#workers/lib/chemistry/formulaHelp.ts';

test.each([
  ['a salt has a name', ['CaCl2', 'Ca(C)12'], ['CaCl2']],
  ['an ion has a name', ['SO4^2-', 'SO42^-'], ['SO4^2-']],
  ['two ions have names', ['O^2-', 'O2^-'], ['O^2-', 'O2^-']],
  ['a molecule with usual valences', ['C2(H)50H', 'C2H5OH'], ['C2H5OH']],
  ['a compound of an isotope is that of its element', ['[13C]O2', 'CO2'], ['[13C]O2', 'CO2']],
  ['both may exist', ['VO^2+', 'VO2^+'], ['VO^2+', 'VO2^+']],
  ['more oxygen than uranium can bind', ['UO2^2+', 'UO22^+'], ['UO2^2+']],
  ['nothing else is offered', ['Na(Xe)40'], ['Na(Xe)40']],
])('%s: of %j offers %j', (_, formulas, likely) => {
  expect(likelyFormulas(formulas, isElement)).toEqual(likely);
});
