import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NotebookStep } from '#src/engine/handover/notebook.ts';
import { notebookText, readNotebook } from '#src/engine/handover/notebookFile.ts';

const FIRST: NotebookStep = {
  id: 1,
  calculator: 'molecular-weight',
  fragment: 'formula=C6H12O6',
  inputs: [{ label: 'Formula', text: 'C6H12O6' }],
  line: 'Molecular weight: 180.16 g/mol',
  hands: [{ figure: 'totalMass', unit: 'g/mol', number: 180.16, calculator: 'molarity', input: 'molarMass' }],
  takes: [],
};
const SECOND: NotebookStep = {
  ...FIRST,
  id: 2,
  calculator: 'molarity',
  hands: [],
  takes: [{ step: 1, figure: 'totalMass', unit: 'g/mol', number: 180, input: 'molarMass' }],
};

const DAMAGED = 'This is not a notebook of this site, or it is damaged.';

test('what is written is read', () => {
  expect(readNotebook(notebookText([FIRST, SECOND]))).toEqual({ steps: [FIRST, SECOND], fault: null });
  expect(JSON.parse(notebookText([]))).toEqual({ kind: 'pipette-and-paw notebook', version: 1, steps: [] });
});

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['another kind', JSON.stringify({ kind: 'x', version: 1, steps: [] })],
  ['another key', notebookText([FIRST]).replace('"line"', '"__proto__"')],
  ['markup as an id', notebookText([{ ...FIRST, calculator: '<img src=x>' }])],
  ['a path as an id', notebookText([{ ...FIRST, calculator: '../../evil' }])],
  ['a number that is none', notebookText([FIRST]).replace('180.16,', '1e999,')],
  ['two steps of one id', notebookText([FIRST, FIRST])],
  ['a step that takes from itself', notebookText([{ ...SECOND, id: 1 }])],
  ['a step that takes from a later one', notebookText([SECOND, FIRST])],
  ['too many steps', notebookText(Array.from({ length: 51 }, (_, index) => ({ ...FIRST, id: index + 1 })))],
  ['a fragment that is too long', notebookText([{ ...FIRST, fragment: 'x'.repeat(9_000) }])],
  ['a very large text', ' '.repeat(3_000_000)],
])('%s is refused', (_, text) => {
  expect(readNotebook(text)).toEqual({ steps: null, fault: DAMAGED });
});

test('a later version is named as such', () => {
  expect(readNotebook(JSON.stringify({ kind: 'pipette-and-paw notebook', version: 2 })).fault).toContain(
    'later version',
  );
});

test('no text throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readNotebook(text)));
});
