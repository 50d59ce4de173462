import { expect, test } from 'vitest';
import { kindOfOther } from '#workers/lib/chemistry/notAFormula.ts';

test.each([
  ['2H2 + O2 -> 2H2O', 'equation'],
  ['H2 = H2', 'equation'],
  ['50-00-0', 'CAS'],
  ['ATGGCC', 'DNA'],
  ['e-', 'electron'],
  ['H2O, NaCl', 'one formula'],
])('%s: says %s', (text, word) => {
  expect(kindOfOther(text)).toContain(word);
});

test.each(['NaQ', 'h2o', 'CCCCC', 'SO42-', 'glucose'])('%s may be a formula', (text) => {
  expect(kindOfOther(text)).toBeNull();
});
