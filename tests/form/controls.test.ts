import { describe, expect, test } from 'vitest';
import { controlAtFault, controlsOf, withValueAt } from '#src/engine/form/controls.ts';
import { blankValues } from '#src/engine/form/fieldValues.ts';
import { editsOnPage } from '#src/engine/form/inputBeforeHydration.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';

const fields: AnyFields = {
  shape: {
    kind: 'choice',
    label: 'Shape',
    look: 'menu',
    options: [
      { value: 'sphere', label: 'Sphere' },
      { value: 'cube', label: 'Cube' },
    ],
    initial: 'sphere',
    resetsOthers: true,
  },
  diameter: { kind: 'number', label: 'Diameter', visibleWhen: ({ shape }) => shape === 'sphere' },
  note: { kind: 'text', label: 'Note', optional: true, letterCase: 'upper' },
  size: { kind: 'group', label: 'Size', fields: { width: { kind: 'number', label: 'Width' } } },
  species: {
    kind: 'rows',
    label: 'Species',
    rowName: 'species',
    addLabel: 'Add species',
    minRows: 1,
    row: { name: { kind: 'text', label: 'Name' }, count: { kind: 'number', label: 'Count' } },
  },
  readings: {
    kind: 'rows',
    label: 'Readings',
    rowName: 'reading',
    addLabel: 'Add reading',
    minRows: 0,
    entry: { name: 'reading', formula: 'reading' },
    row: { systolic: { kind: 'number', label: 'Systolic' } },
  },
  fasting: { kind: 'checkbox', label: 'Fasting' },
};
const blank: Values = { ...blankValues(fields), reading: { systolic: '' } };

describe('controlsOf', () => {
  test('names every control as on the page, without hidden ones and added readings', () => {
    const values = withValueAt({ ...blank, readings: [{ systolic: '120' }] }, 'shape', 'cube');
    expect(controlsOf(fields, values).map(({ name, owner }) => `${name} of ${owner}`)).toEqual([
      'shape of shape',
      'note of note',
      'size.width of size',
      'species.0.name of species',
      'species.0.count of species',
      'reading.systolic of readings',
      'fasting of fasting',
    ]);
  });

  test('leaves out what is fixed of a row', () => {
    const stores: AnyFields = {
      stores: {
        kind: 'rows',
        label: 'Stores',
        rowName: 'store',
        minRows: 2,
        fixedRows: [{ store: 'Food' }, { store: 'Water' }],
        row: { store: { kind: 'text', label: 'Store' }, litres: { kind: 'number', label: 'Litres' } },
      },
    };
    expect(controlsOf(stores, blankValues(stores)).map(({ name }) => name)).toEqual([
      'stores.0.litres',
      'stores.1.litres',
    ]);
  });
});

describe('controlAtFault', () => {
  const filled: Values = {
    ...blank,
    diameter: '10',
    size: { width: '3' },
    species: [
      { name: 'Fox', count: '3' },
      { name: 'Hare', count: 'many' },
    ],
    reading: { systolic: '120' },
  };

  test.each([
    ['the control itself', 'species.1.name', 'species.1.name'],
    ['the unreadable number in a list', 'species', 'species.1.count'],
    ['the first control of a row that is filled', 'species.0', 'species.0.name'],
    ['the control of a group', 'size', 'size.width'],
    ['the box of an entry form, named by its own formula', 'systolic', 'reading.systolic'],
    ['the entry form of a list that is empty', 'readings', 'reading.systolic'],
    ['the entry form, where its row counts as the last of the list', 'readings.0.systolic', 'reading.systolic'],
    ['what has to be filled and is not, when nothing is named', undefined, 'species.1.count'],
  ])('finds %s', (_, path, name) => {
    expect(controlAtFault(fields, filled, path)?.name).toBe(name);
  });

  test('finds nothing for a name that is not on the page, or when all is filled', () => {
    expect(controlAtFault(fields, filled, 'wingspan')).toBeNull();
    const complete = withValueAt(filled, 'species.1.count', '12');
    expect(controlAtFault(fields, complete, undefined)).toBeNull();
  });

  test('does not ask for what is optional', () => {
    const onlyNote: AnyFields = { note: { kind: 'text', label: 'Note', optional: true } };
    expect(controlAtFault(onlyNote, { note: '' }, undefined)).toBeNull();
  });
});

describe('withValueAt', () => {
  test('replaces one value and shares the rest', () => {
    const next = withValueAt(blank, 'species.0.count', '7');
    expect(next.species).toEqual([{ name: '', count: '7' }]);
    expect(next.size).toBe(blank.size);
    expect(blank.species).toEqual([{ name: '', count: '' }]);
  });
});

describe('editsOnPage', () => {
  const page = (held: Readonly<Record<string, string | boolean>>) => (name: string) => held[name];

  test('is empty for a page as it was rendered', () => {
    const rendered = Object.fromEntries(controlsOf(fields, blank).map(({ name, value }) => [name, value as string]));
    expect(editsOnPage(fields, blank, page(rendered))).toEqual([]);
    expect(editsOnPage(fields, blank, page({}))).toEqual([]);
  });

  test('gives one edit for each field, the choice that empties the others first', () => {
    const held = { 'species.0.name': 'Fox', 'species.0.count': '3', note: 'ab', fasting: true, shape: 'cube' };
    expect(editsOnPage(fields, blank, page(held))).toEqual([
      { field: 'shape', value: 'cube' },
      { field: 'note', value: 'AB' },
      { field: 'species', value: [{ name: 'Fox', count: '3' }] },
      { field: 'fasting', value: true },
    ]);
  });

  test('finds what was typed into groups and entry forms', () => {
    expect(editsOnPage(fields, blank, page({ 'size.width': '2', 'reading.systolic': '120' }))).toEqual([
      { field: 'size', value: { width: '2' } },
      { field: 'reading', value: { systolic: '120' } },
    ]);
  });
});
