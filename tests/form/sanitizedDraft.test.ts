import { describe, expect, test } from 'vitest';
import { MOST_CHARACTERS_IN_BOX } from '#src/engine/form/longText.ts';
import { sanitizedDraft } from '#src/engine/form/sanitizedDraft.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';

const FIELDS: AnyFields = {
  size: { kind: 'number', label: 'Size' },
  primer: { kind: 'text', label: 'Primer', maxLength: 4 },
  sequence: { kind: 'sequence', label: 'Sequence' },
  born: { kind: 'date', label: 'Born' },
  spayed: { kind: 'checkbox', label: 'Spayed' },
  checked: { kind: 'checkbox', label: 'I have checked', confirms: ['the weight'] },
  shape: {
    kind: 'choice',
    label: 'Shape',
    look: 'menu',
    options: [{ value: 'cube', label: 'Cube' }],
    initial: 'cube',
  },
  breed: { kind: 'choice', label: 'Breed', look: 'menu', options: [{ value: 'pug', label: 'Pug' }] },
  phases: { kind: 'group', label: 'Phases', fields: { g1: { kind: 'number', label: 'G1' } } },
  species: {
    kind: 'rows',
    label: 'Species',
    rowName: 'species',
    minRows: 1,
    row: { name: { kind: 'text', label: 'Name' }, count: { kind: 'number', label: 'Count', initial: 1 } },
  },
  resources: {
    kind: 'rows',
    label: 'Resources',
    rowName: 'resource',
    minRows: 2,
    row: { name: { kind: 'text', label: 'Name' }, available: { kind: 'number', label: 'Available' } },
    fixedRows: [{ name: 'Food' }, { name: 'Water' }],
  },
  readings: {
    kind: 'rows',
    label: 'Readings',
    rowName: 'reading',
    minRows: 0,
    row: { systolic: { kind: 'number', label: 'Systolic' } },
    entry: { name: 'reading', formula: 'sample-reading' },
  },
};

const LONG = 'A'.repeat(MOST_CHARACTERS_IN_BOX + 1);

describe('values that match a field', () => {
  test.each([
    ['a number as typed, readable or not', 'size', '1,5e'],
    ['a text that is as long as it may be', 'primer', 'ATGC'],
    ['a sequence', 'sequence', '>one\nATG'],
    ['a day', 'born', '2024-02-29'],
    ['no day', 'born', ''],
    ['a tick', 'spayed', true],
    ['an offered choice', 'shape', 'cube'],
    ['an unmade choice where it starts unmade', 'breed', ''],
    ['what an entry form holds', 'reading', { systolic: '120' }],
    ['part of a group', 'phases', { g1: '40' }],
    ['no reading', 'readings', []],
  ])('%s', (_, field, value) => {
    expect(sanitizedDraft(FIELDS, { [field]: value })).toEqual({ [field]: value });
  });

  test.each([
    ['a number that is none as typed', 'size', 7],
    ['a text that is too long for its box', 'primer', 'ATGCA'],
    ['a text that is held outside the page', 'sequence', { held: 'text-1', name: 'x', size: 9, unit: 'bytes' }],
    ['a text that is too long for the page', 'sequence', LONG],
    ['something else than a day', 'born', '29.02.2024'],
    ['a tick in words', 'spayed', 'true'],
    ['a confirmation', 'checked', true],
    ['a choice that is not offered', 'shape', 'pyramid'],
    ['an unmade choice where one is always made', 'shape', ''],
    ['a list for a group', 'phases', ['40']],
    ['a text for a list', 'species', 'wolf'],
    ['fewer rows than the list has at least', 'species', []],
    ['more rows than anybody enters', 'species', Array.from({ length: 1001 }, () => ({}))],
    ['another number of rows than are fixed', 'resources', [{}, {}, {}]],
    ['a field that is not declared', 'colour', 'red'],
    ['nothing', 'size', null],
  ])('not %s', (_, field, value) => {
    expect(sanitizedDraft(FIELDS, { [field]: value })).toEqual({});
  });

  test.each([[null], [undefined], ['{}'], [7], [['size']]])('%j is no filling at all', (untrusted) => {
    expect(sanitizedDraft(FIELDS, untrusted)).toEqual({});
  });

  test('only values that do not match are removed', () => {
    expect(sanitizedDraft(FIELDS, { size: '7', born: 'yesterday', phases: { g1: 1, g2: '2' } })).toEqual({
      size: '7',
      phases: {},
    });
  });

  test('a row keeps what fits and is blank for the rest', () => {
    const species = [{ name: 'wolf', count: 3 }, 'elk', { name: 5, count: '2', extra: 'x' }];
    expect(sanitizedDraft(FIELDS, { species })).toEqual({
      species: [
        { name: 'wolf', count: '1' },
        { name: '', count: '1' },
        { name: '', count: '2' },
      ],
    });
  });

  test('what is fixed in a row stays fixed', () => {
    const resources = [{ name: 'Gold', available: '9' }, {}];
    expect(sanitizedDraft(FIELDS, { resources })).toEqual({
      resources: [
        { name: 'Food', available: '9' },
        { name: 'Water', available: '' },
      ],
    });
  });

  test('only own properties count, not inherited ones', () => {
    const inherited: unknown = Object.create({ size: '7' });
    expect(sanitizedDraft(FIELDS, inherited)).toEqual({});
    expect(sanitizedDraft(FIELDS, JSON.parse('{"__proto__":{"size":"7"}}'))).toEqual({});
  });
});
