import { expect, test } from 'vitest';
import { unitsOf } from '#workers/lib/chemistry/chemicalIons.ts';
import { nonmetalPair, nonmetalRank } from '#workers/lib/chemistry/nonmetalPair.ts';

test('two nonmetals make a pair, hydrogen, metals and brackets do not', () => {
  expect(nonmetalPair(unitsOf('XeF4'))?.map(({ text, count }) => [text, count])).toEqual([
    ['Xe', 1],
    ['F', 4],
  ]);
  expect(['HF', 'NaF', '(N)F', 'N', 'NOF'].map((formula) => nonmetalPair(unitsOf(formula)))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('noble gases are named first, fluorine last', () => {
  expect(nonmetalRank('Xe')).toBeLessThan(nonmetalRank('B'));
  expect(nonmetalRank('O')).toBeLessThan(nonmetalRank('F'));
  expect(nonmetalRank('Na')).toBe(-1);
});
