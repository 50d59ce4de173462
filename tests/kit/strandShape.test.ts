import { expect, test } from 'vitest';
import { SHAPE, withShapeLine } from '#src/engine/kit/onDemand/strandShape.ts';

const BARE = {
  headline: { field: 'length', label: 'Length', value: 1, text: '1' },
  status: '',
  blocks: [],
  working: [],
};

test.each([
  [{ used: 'circular', said: 'circular', by: 'LOCUS' }, 'As a circle: the LOCUS line says so.'],
  [{ used: 'linear', said: null, by: null }, 'As a line: the entry does not say.'],
  [{ used: 'linear', said: 'circular', by: 'LOCUS' }, 'As a line, though the LOCUS line says circular.'],
  [
    { used: 'linear', said: 'circular', by: 'LOCUS', isTooLong: true },
    'As a line, though the LOCUS line says circular: it is too long to be searched as a circle.',
  ],
  [{ used: 'circular', said: null, by: null }, 'As a circle, though the entry does not say.'],
  [{ used: 'linear', said: 'linear', by: 'FASTA' }, 'As a line: the FASTA header says so.'],
  [{ used: 'circular', said: 'circular', by: 'SnapGene' }, 'As a circle: the SnapGene file says so.'],
])('%j', (shape, text) => {
  expect(withShapeLine(BARE, { shape }).blocks).toEqual([{ kind: 'notice', tone: 'neutral', text }]);
});

test.each([{ shape: 'sphere' }, { shape: null }, {}, null])('another result is left as it is: %j', (result) => {
  expect(withShapeLine(BARE, result)).toBe(BARE);
});

test('the entry decides unless somebody does', () => expect(SHAPE.initial).toBe('entry'));
