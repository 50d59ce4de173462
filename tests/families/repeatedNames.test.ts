import { expect, test } from 'vitest';
import { repeatedNameFacts } from '#src/families/repeatedNames.ts';

test('a figure for each name, and nothing without one', () => {
  expect(repeatedNameFacts([])).toEqual([]);
  expect(repeatedNameFacts(['Oak', 'Ash'])[0]?.figures.map(({ field, text }) => [field, text])).toEqual([
    ['repeatedNames.0', 'Oak'],
    ['repeatedNames.1', 'Ash'],
  ]);
});
