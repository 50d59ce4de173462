import { expect, test } from 'vitest';
import { caseVariants } from '#workers/lib/chemistry/formulaCase.ts';

test.each([
  ['nacl', ['NaCl']],
  ['NACL', ['NaCl']],
  ['h2o', ['H2O']],
  ['c6h12o6', ['C6H12O6']],
  ['kmno4', ['KMnO4']],
  ['CuSo4', ['CuSO4']],
  ['caco3', ['CaCO3']],
  ['fecl3·6h2o', ['FeCl3·6H2O']],
])('%s: %j', (typed, variants) => {
  expect(caseVariants(typed)).toEqual(variants);
});

test('two substances that differ by capitals alone are both offered', () => {
  expect(caseVariants('COCL2').toSorted()).toEqual(['COCl2', 'CoCl2']);
});

test.each(['banana', 'xyz', 'sodum chloride', 'q2', ''])('%j is no formula in any case', (typed) => {
  expect(caseVariants(typed)).toEqual([]);
});
