import { expect, test } from 'vitest';
import { keptNotice, recordsFigure, recordsWords } from '#src/engine/kit/onDemand/countedRecords.ts';

test.each([
  [3, 94, '3 of 94 records', 'Of 94 in the text.'],
  [94, 94, '94 records', undefined],
  [1, 1, '1 record', undefined],
])('%i of %i are "%s"', (count, recordCount, words, note) => {
  expect(recordsWords({ count, recordCount })).toBe(words);
  expect(recordsFigure({ count, recordCount }).note).toBe(note);
});

test('that some were left out is said where some were', () => {
  expect(keptNotice({ keptCount: 5, recordCount: 5 })).toEqual([]);
  expect(keptNotice({ keptCount: 5, recordCount: 6 })).toMatchObject([
    { tone: 'caution', text: 'The first 5 of 6 records are considered.' },
  ]);
});
