import { expect, test } from 'vitest';
import { isMissingCell, pastedLines, separatorIn } from '#workers/lib/inputs/pastedLines.ts';

test.each(['', 'NA', 'n/a', 'NaN', 'null', '-', '.'])('%j stands for a missing value', (cell) => {
  expect(isMissingCell(cell)).toBe(true);
});

test.each(['0', 'none', '--', 'na.'])('%j does not', (cell) => {
  expect(isMissingCell(cell)).toBe(false);
});

test.each([
  ['a;b\tc', 'point', '\t'],
  ['1,5;2', 'point', ';'],
  ['1,5 2', 'point', ','],
  ['1,5 2', 'comma', ' '],
  ['1 2', 'point', ' '],
] as const)('the separator of %j with a decimal %s is %j', (text, mark, separator) => {
  expect(separatorIn(text, mark)).toBe(separator);
});

test('lines end in three ways, blank ones are counted and left out', () => {
  expect(pastedLines('\ufeff1\r\n\r\n2\r3\n', 'point')).toEqual([
    { line: 1, cells: ['1'] },
    { line: 3, cells: ['2'] },
    { line: 4, cells: ['3'] },
  ]);
});

test('an empty cell keeps its place, the first of a line as well; between blanks there is none', () => {
  expect(pastedLines('\t2\n1\t\n', 'point').map(({ cells }) => cells)).toEqual([
    ['', '2'],
    ['1', ''],
  ]);
  expect(pastedLines(';2 ; 3', 'comma').map(({ cells }) => cells)).toEqual([['', '2', '3']]);
  expect(pastedLines('  1   2 ', 'point').map(({ cells }) => cells)).toEqual([['1', '2']]);
});
