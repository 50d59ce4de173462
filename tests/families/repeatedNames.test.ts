import { expect, test } from 'vitest';
import { repeatedNameFacts } from '#src/calculators/families/repeatedNames.ts';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';

test('a figure for each name, and nothing without one', () => {
  const outputs = { repeatedNames: { kind: 'each', label: 'Names', each: { kind: 'words', label: 'Name' } } } as const;
  const factsOf = (repeatedNames: readonly string[]) =>
    repeatedNameFacts(repeatedNames, figuresBy(outputs, { repeatedNames }, null));
  expect(factsOf([])).toEqual([]);
  expect(factsOf(['Oak', 'Ash'])[0]?.figures.map(({ field, text }) => [field, text])).toEqual([
    ['repeatedNames.0', 'Oak'],
    ['repeatedNames.1', 'Ash'],
  ]);
});
