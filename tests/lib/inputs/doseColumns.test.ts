import { expect, test } from 'vitest';
import { doseColumns } from '#workers/lib/inputs/doseColumns.ts';

const text = 'nM\tA\tB\n0\t1\t2\n1\t\t5\n\t\t';

test('replicates are one set, named Responses; missing responses are left out', () => {
  const read = doseColumns(text, 'point', false);
  expect(read.ok && read.input.sets).toEqual([
    {
      name: 'Responses',
      points: [
        { dose: 0, response: 1 },
        { dose: 0, response: 2 },
        { dose: 1, response: 5 },
      ],
    },
  ]);
  expect(read.ok && read.input.doseName).toBe('nM');
});

test('data sets are named by their columns', () => {
  const read = doseColumns(text, 'point', true);
  expect(read.ok && read.input.sets.map(({ name, points }) => [name, points.length])).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
});

test('a single column of responses keeps its name', () => {
  const read = doseColumns('nM\troot\n1\t2', 'point', false);
  expect(read.ok && read.input.sets[0]?.name).toBe('root');
});

test('a response without a dose is refused with its line', () => {
  const read = doseColumns('1\t2\n\t3', 'point', false);
  expect(read.ok || read.issues[0]?.message).toBe('Line 2: the dose is missing');
});
