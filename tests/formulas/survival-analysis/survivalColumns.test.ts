import { expect, test } from 'vitest';
import { survivalColumns } from '#workers/formulas/survival-analysis/survivalColumns.ts';

const fault = (text: string) => {
  const read = survivalColumns(text, 'point');
  return read.ok ? null : read.issues[0]?.message;
};

test('groups in order of first appearance, blank lines skipped', () => {
  const read = survivalColumns('t\ts\tg\n5\t1\tB\n\n3\t0\tA\n4\t1\tB', 'point');
  expect(read.ok && read.input.groups).toEqual([
    {
      name: 'B',
      subjects: [
        { time: 5, isEvent: true },
        { time: 4, isEvent: true },
      ],
    },
    { name: 'A', subjects: [{ time: 3, isEvent: false }] },
  ]);
});

test('without a column of groups there is one, and commas between whole numbers are noticed', () => {
  const read = survivalColumns('5,1\n3,0', 'point');
  expect(read.ok && read.input.groups.map(({ name }) => name)).toEqual(['All']);
  expect(read.ok && read.input.reading).toMatchObject({ lines: 2, hasHeader: false, mayBeDecimalCommas: true });
});

test('group names may be numbers', () => {
  const read = survivalColumns('5 1 2\n3 0 1', 'point');
  expect(read.ok && read.input.groups.map(({ name }) => name)).toEqual(['2', '1']);
});

test.each([
  ['', 'Please fill in all required fields'],
  ['time\tstatus', 'Please fill in all required fields'],
  ['5\t1\nsix\t1', 'Line 2: "six" is not a number'],
  ['5\n6', 'Please paste two or three columns: time, status and group'],
  ['5\t1\n6\t1\tA', 'Line 2 has 3 cells where 2 are expected'],
  ['5\t1\n6\t', 'Line 2: time and status are both needed'],
  ['5\t1\tA\n6\t1\t', 'Line 2: the group is missing'],
  ['5\t1\n-6\t1', 'Line 2: time must be 0 or greater'],
  ['5\t1\n6\t2', 'Line 2: status must be 1 (event) or 0 (censored)'],
])('%j is refused: %s', (text, message) => {
  expect(fault(text)).toBe(message);
});

test('more cells than are read', () => {
  expect(fault('1\t1\n'.repeat(50_001))).toBe('Please paste at most 100000 cells');
});
