import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordCollector, recordsOf } from '#workers/lib/sequences/recordList.ts';

const record = fc.record({
  name: fc.string().map((name) => name.replaceAll('\n', ' ')),
  length: fc.nat(),
  gcContent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
});

test('gives back what was added, as far as there is room', () => {
  fc.assert(
    fc.property(fc.array(record), fc.nat(12), (records, most) => {
      const collector = recordCollector(most);
      for (const each of records) collector.add(each, each.length);
      expect(recordsOf(collector.list())).toEqual(records.slice(0, most));
      expect([...new Float64Array(collector.list().bases)]).toEqual(records.slice(0, most).map(({ length }) => length));
    }),
  );
});

test('has a handful of keys, however many records there are', () => {
  const collector = recordCollector(1000);
  for (let index = 0; index < 1000; index += 1) collector.add({ name: 'a', length: 1, gcContent: 0 }, 1);
  const list = collector.list();
  expect(Object.values(list).flatMap((value) => (typeof value === 'string' ? [] : Object.keys(value)))).toEqual([]);
});

test.each([4095, 4096, 4097, 8192, 10_000])('%i names, more than are joined at once', (count) => {
  const collector = recordCollector(count);
  for (let index = 0; index <= count; index += 1)
    collector.add({ name: index % 7 === 0 ? '' : `record ${index}`, length: index, gcContent: null }, 0);
  const records = recordsOf(collector.list());
  expect(records.length).toBe(count);
  expect(
    records.every(({ name, length }, index) => length === index && name === (index % 7 ? `record ${index}` : '')),
  ).toBe(true);
  expect(collector.list().names.split('\n').length).toBe(count);
});
