import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textAt } from '#workers/lib/sequences/letters/textColumn.ts';
import {
  gcContentAt,
  RECORDS_OF_PIECE,
  type RecordColumns,
  recordCollector,
  recordColumns,
} from '#workers/lib/sequences/records/recordList.ts';

const counts = fc.record({ A: fc.nat(), C: fc.nat(), G: fc.nat(), T: fc.nat(), ambiguous: fc.nat() });
const record = fc.record({ name: fc.string().map((name) => name.replaceAll('\n', ' ')), counts });
const ONE = { A: 1, C: 0, G: 2, T: 0, ambiguous: 1 };

function rowsOf(columns: RecordColumns) {
  return Array.from(columns.lengths, (length, index) => [
    textAt(columns.names, index),
    length,
    columns.bases[index],
    columns.strong[index],
  ]);
}

test('gives back what was added, as far as there is room and as far as is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record), fc.nat(12), fc.nat(12), async (records, most, wanted) => {
      const collector = recordCollector(most);
      for (const { name, counts: own } of records) collector.add(name, own);
      const rows = records.slice(0, most).map(({ name, counts: { A, C, G, T, ambiguous } }) => {
        const bases = A + C + G + T;
        return [name, bases + ambiguous, bases, C + G];
      });
      expect(rowsOf(await recordColumns(collector.list()))).toEqual(rows);
      expect(rowsOf(await recordColumns(collector.list(), wanted))).toEqual(rows.slice(0, wanted));
    }),
  );
});

test.each([0, 1, RECORDS_OF_PIECE - 1, RECORDS_OF_PIECE, 2 * RECORDS_OF_PIECE + 3])('%i records', async (count) => {
  const collector = recordCollector(count);
  for (let index = 0; index <= count; index += 1) collector.add(index % 7 === 0 ? '' : `record ${index}`, ONE);
  const list = collector.list();
  expect(list.count).toBe(count);
  expect(list.pieces).toHaveLength(Math.ceil(count / RECORDS_OF_PIECE));
  // A handful of keys, however many records there are.
  expect(list.pieces.flatMap((piece) => Object.keys(piece))).toEqual([]);
  const columns = await recordColumns(structuredClone(list));
  expect(columns.lengths).toHaveLength(count);
  const wrong = columns.lengths.findIndex(
    (length, index) => length !== 4 || textAt(columns.names, index) !== (index % 7 === 0 ? '' : `record ${index}`),
  );
  expect(wrong).toBe(-1);
  const most = Math.min(count, RECORDS_OF_PIECE + 2);
  expect((await recordColumns(list, most)).names.ends).toHaveLength(most);
});

test('a record longer than 32 bits can count', async () => {
  const collector = recordCollector(2);
  collector.add('a', ONE);
  collector.add('b', { ...ONE, T: 2 ** 33 });
  const { lengths } = await recordColumns(collector.list());
  expect([...lengths]).toEqual([4, 2 ** 33 + 4]);
});

test('GC content in percent, and of nothing', () => {
  const columns = { bases: Uint32Array.of(3, 0), strong: Uint32Array.of(2, 0) };
  expect([0, 1].map((index) => gcContentAt(columns, index))).toEqual([200 / 3, Number.NaN]);
});
