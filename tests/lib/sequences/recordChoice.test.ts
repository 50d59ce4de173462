import { expect, test } from 'vitest';
import { chosenRecords, isLengthLimit } from '#workers/lib/sequences/recordChoice.ts';
import { recordCollector } from '#workers/lib/sequences/recordList.ts';

const collector = recordCollector(10);
for (const [name, length] of [
  ['One', 5],
  ['', 0],
  ['another one', 9],
] as const)
  collector.add({ name, length, gcContent: null }, length);

test.each([
  [{ nameContains: '' }, [1, 2, 3]],
  [{ nameContains: 'ONE' }, [1, 3]],
  [{ nameContains: '', leastLength: 5 }, [1, 3]],
  [{ nameContains: 'one', mostLength: 8 }, [1]],
])('%j', (filter, numbers) => {
  expect(chosenRecords(collector.list(), filter).map(({ number }) => number)).toEqual(numbers);
});

test('a limit is a whole number or nothing', () => {
  expect([null, 0, 7, 1.5, -1, Number.NaN].map(isLengthLimit)).toEqual([true, true, true, false, false, false]);
});
