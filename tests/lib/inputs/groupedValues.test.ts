import { describe, expect, test } from 'vitest';
import { groupedValues } from '#workers/lib/inputs/groupedValues.ts';
import { refuse } from '#workers/lib/inputs/verdict.ts';

const long = { decimalMark: 'point', dataLayout: 'long', firstLine: 'recognized' } as const;

describe('columns', () => {
  test('are groups', () => {
    const read = groupedValues('A\tB\n1\t2\n3\t', { ...long, dataLayout: 'columns' });
    expect(read.ok && read.input.groups).toEqual([
      { name: 'A', values: [1, 3] },
      { name: 'B', values: [2, null] },
    ]);
  });

  test('are refused as everywhere', () => {
    expect(groupedValues('1 x', { ...long, dataLayout: 'columns' })).toEqual(
      refuse('Line 1: "x" is not a number', 'data'),
    );
  });
});

describe('lines of group and value', () => {
  test('are sorted into groups in the order of their first lines', () => {
    const read = groupedValues('group\tvalue\nb\t1\na\t2\n\nb\tNA\na\t3', long);
    expect(read.ok && read.input).toEqual({
      groups: [
        { name: 'b', values: [1, null] },
        { name: 'a', values: [2, 3] },
      ],
      reading: { columns: 2, lines: 4, values: 3, missing: 1, hasHeader: true, mayBeDecimalCommas: false },
    });
  });

  test('need no header, and a missing first value is none', () => {
    const read = groupedValues('b;1,5\na;2', { ...long, decimalMark: 'comma' });
    expect(read.ok && read.input.groups[0]).toEqual({ name: 'b', values: [1.5] });
    const missing = groupedValues('b\tNA\nb\t2', long);
    expect(missing.ok && missing.input.groups).toEqual([{ name: 'b', values: [null, 2] }]);
  });

  test.each([
    ['', 'Please fill in all required fields'],
    ['1\n2', 'The long layout needs two columns: group and value'],
    ['a 1 2\nb 2 3', 'The long layout needs two columns: group and value'],
    ['a 1\nb 2 3', 'Line 2 has 3 cells where 2 are expected'],
    ['a 1\nb x', 'Line 2: "x" is not a number'],
    ['a\t1\n\t2', 'Line 2: the group is missing'],
    ['a 1\n'.repeat(50_001), 'Please paste at most 100000 cells'],
  ])('%j is refused', (text, message) => {
    expect(groupedValues(text, long)).toEqual(refuse(message, 'data'));
  });
});
