import { expect, test } from 'vitest';
import { textCollector } from '#workers/lib/sequences/letters/textColumn.ts';
import { chosenPlaces, countsAt, isLengthLimit } from '#workers/lib/sequences/records/recordChoice.ts';

const names = textCollector();
for (const name of ['One', '', 'another one']) names.add(name);
const COLUMNS = { names: names.column(), lengths: Uint32Array.of(5, 0, 9) };

test.each([
  [{ nameContains: '' }, [0, 1, 2]],
  [{ nameContains: 'ONE' }, [0, 2]],
  [{ nameContains: '', leastLength: 5 }, [0, 2]],
  [{ nameContains: 'one', mostLength: 8 }, [0]],
])('%j', (filter, places) => {
  expect([...chosenPlaces(COLUMNS, filter)]).toEqual(places);
});

test('numbers at places, in either width', () => {
  expect(countsAt(COLUMNS.lengths, Uint32Array.of(2, 0))).toEqual(Uint32Array.of(9, 5));
  expect(countsAt(Float64Array.of(2 ** 40, 3), Uint32Array.of(1, 0))).toEqual(Float64Array.of(3, 2 ** 40));
  expect(countsAt(COLUMNS.lengths, Uint32Array.of(0, 1, 2))).toEqual(COLUMNS.lengths);
});

test('a limit is a whole number or nothing', () => {
  expect([null, 0, 7, 1.5, -1, Number.NaN].map(isLengthLimit)).toEqual([true, true, true, false, false, false]);
});
