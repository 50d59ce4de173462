import { expect, test } from 'vitest';
import { pastedColumns } from '#workers/lib/inputs/pastedColumns.ts';
import { tableReading } from '#workers/lib/inputs/tableReading.ts';

function readingOf(text: string, isOneLineAColumn = false) {
  const verdict = pastedColumns(text, { decimalMark: 'point', isOneLineAColumn });
  if (!verdict.ok) throw new Error(verdict.issues[0]?.message);
  return tableReading(verdict.input);
}

test('counts columns, lines, values and what is missing', () => {
  expect(readingOf('A\tB\n1\t2\n\n3\t\nNA\t4')).toEqual({
    columns: 2,
    lines: 3,
    values: 4,
    missing: 2,
    hasHeader: true,
    mayBeDecimalCommas: false,
  });
});

test('a line that is read as a column is one line', () => {
  expect(readingOf('1 2 3', true)).toMatchObject({ columns: 1, lines: 1, values: 3, hasHeader: false });
  expect(readingOf('1,2\n3,4').mayBeDecimalCommas).toBe(true);
});
