import { describe, expect, test } from 'vitest';
import type { CellField } from '#src/engine/tables/batchInputs.ts';
import { cellValue } from '#src/engine/tables/cellValue.ts';

const DATE: CellField = { kind: 'date', label: 'Mating date' };
const TICK: CellField = { kind: 'checkbox', label: 'First pregnancy' };
const CHOICE: CellField = {
  kind: 'choice',
  label: 'Nucleic acid',
  look: 'menu',
  options: ['dsDNA', 'ssDNA', 'RNA', 'PNA', 'LNA', 'XNA', 'TNA'].map((value) => ({ value, label: `${value}, a kind` })),
};
const WORD: CellField = { kind: 'text', label: 'Symbol', letterCase: 'upper', maxLength: 3 };

function value(cell: string, field: CellField) {
  const reading = cellValue(cell, field);
  return reading.ok ? reading.value : reading.problem;
}

describe('dates', () => {
  test.each([
    ['2024-04-15', '2024-04-15'],
    [' 2024-02-29 ', '2024-02-29'],
    ['', ''],
  ])('%j', (cell, read) => {
    expect(cellValue(cell, DATE)).toEqual({ ok: true, value: read });
  });

  test.each(['15.04.2024', '04/15/2024', '2024-4-15', '20240415', '2024-04-15 10:00', '15 April 2024'])(
    '%j is not guessed',
    (cell) => {
      expect(cellValue(cell, DATE)).toEqual({
        ok: false,
        problem: `Mating date: write “${cell}” as year, month and day with hyphens, such as 2024-04-15.`,
      });
    },
  );

  test.each(['2023-02-29', '2024-13-01', '2024-04-31', '2024-00-10'])('%j does not exist', (cell) => {
    expect(value(cell, DATE)).toBe(`Mating date: there is no ${cell} in the calendar.`);
  });
});

test.each([
  ['yes', true],
  ['Y', true],
  ['TRUE', true],
  ['1', true],
  ['x', true],
  ['no', false],
  ['False', false],
  ['0', false],
  ['', false],
])('%j is %j', (cell, read) => {
  expect(value(cell, TICK)).toBe(read);
});

test('a value that is neither yes nor no is reported', () => {
  expect(value('maybe', TICK)).toBe('First pregnancy: “maybe” is neither yes nor no.');
});

test.each(['RNA', 'rna', ' RNA, a kind '])('%j is a choice', (cell) => {
  expect(value(cell, CHOICE)).toBe('RNA');
});

test('a blank cell is the choice that the menu starts with', () => {
  expect(value(' ', { ...CHOICE, initial: 'ssDNA' })).toBe('ssDNA');
  expect(value(' ', CHOICE)).toBe('');
});

test('an unknown option is reported, with some valid ones', () => {
  expect(value('', CHOICE)).toBe('');
  expect(value('GNA'.repeat(30), CHOICE)).toBe(
    `Nucleic acid: “${'GNA'.repeat(30).slice(0, 40)}…” is not one of the choices (dsDNA, a kind; ssDNA, a kind; RNA, a kind; PNA, a kind; LNA, a kind; XNA, a kind; …).`,
  );
});

test('words are in the letter case of the field, and no longer than its box lets them be', () => {
  expect(value(' abc', WORD)).toBe('ABC');
  expect(value('abcd', WORD)).toBe('Symbol: at most 3 characters fit.');
});

test('numbers are left unchanged for the number parser', () => {
  expect(value(' 1,5 ', { kind: 'number', label: 'Size' })).toBe('1,5');
});
