import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { filled } from '#src/engine/kit/ready.ts';

const definition: AnyCalculatorDefinition = {
  formula: 'cell',
  fixed: { kind: 'animal' },
  fields: {
    shape: {
      kind: 'choice',
      label: 'Shape',
      look: 'radios',
      options: [
        { value: 'sphere', label: 'Sphere' },
        { value: 'rod', label: 'Rod' },
      ],
      initial: 'sphere',
      resetsOthers: true,
    },
    size: { kind: 'number', label: 'Size', initial: 10 },
    length: { kind: 'number', label: 'Length', visibleWhen: ({ shape }) => shape === 'rod' },
    phases: { kind: 'group', label: 'Phases', fields: { g1: { kind: 'number', label: 'G1' } } },
    points: {
      kind: 'rows',
      label: 'Points',
      rowName: 'point',
      addLabel: 'Add point',
      minRows: 2,
      row: { x: { kind: 'number', label: 'x' }, ok: { kind: 'checkbox', label: 'Good' } },
    },
    readings: {
      kind: 'rows',
      label: 'Readings',
      rowName: 'reading',
      addLabel: 'Add reading',
      minRows: 0,
      entry: { name: 'reading', formula: 'cell-reading' },
      row: { systolic: { kind: 'number', label: 'Systolic' }, day: { kind: 'date', label: 'Day', initial: 'today' } },
    },
    sequence: { kind: 'sequence', label: 'Sequence' },
    stores: {
      kind: 'rows',
      label: 'Stores',
      rowName: 'store',
      minRows: 2,
      fixedRows: [{ store: 'Food' }, { store: 'Water' }],
      row: { store: { kind: 'text', label: 'Store' }, litres: { kind: 'number', label: 'Litres' } },
    },
  },
  example: {},
  needs: { ready: filled('size'), missing: 'Enter a size.' },
  outputs: {},
  errorStyle: 'inline',
  present: () => ({
    headline: { field: 'x', label: 'x', value: 1, text: '1' },
    status: '',
    blocks: [],
    working: [],
  }),
  evidence: 'rule',
  sources: [],
};
const form = createFormModel(definition);

describe('a form model', () => {
  test('starts with the initial values, lists at their smallest, entry forms beside them', () => {
    expect(form.blank).toEqual({
      shape: 'sphere',
      size: '10',
      length: '',
      phases: { g1: '' },
      points: [
        { x: '', ok: false },
        { x: '', ok: false },
      ],
      readings: [],
      reading: { systolic: '', day: '' },
      sequence: '',
      stores: [
        { store: 'Food', litres: '' },
        { store: 'Water', litres: '' },
      ],
    });
  });

  test('gives the formula exactly the fixed rows, whatever the draft holds of them', () => {
    const stores = [
      { store: 'Gold', litres: '3' },
      { store: 'Water', litres: '4' },
      { store: 'Air', litres: '5' },
    ];
    expect(form.candidate({ ...form.blank, stores })).toMatchObject({
      stores: [
        { store: 'Food', litres: 3 },
        { store: 'Water', litres: 4 },
      ],
    });
    expect(form.candidate({ ...form.blank, stores: [] })).toMatchObject({
      stores: [
        { store: 'Food', litres: null },
        { store: 'Water', litres: null },
      ],
    });
  });

  test('reads numbers into the candidate, adds what is fixed and leaves the entry form out', () => {
    const draft = { ...form.blank, size: '0,5', phases: { g1: 'x' }, points: [{ x: '', ok: true }] };
    expect(form.candidate(draft)).toEqual({
      kind: 'animal',
      shape: 'sphere',
      size: 0.5,
      length: null,
      phases: { g1: Number.NaN },
      points: [{ x: null, ok: true }],
      readings: [],
      sequence: '',
      stores: [
        { store: 'Food', litres: null },
        { store: 'Water', litres: null },
      ],
    });
  });

  test('takes a hidden field for blank, and reads it again when it is shown', () => {
    const draft = { ...form.blank, length: '4' };
    expect(form.candidate(draft)).toMatchObject({ length: null });
    expect(form.candidate({ ...draft, shape: 'rod' })).toMatchObject({ length: 4 });
  });

  test('passes a held text on as it is', () => {
    const sequence = { held: 'text-1', name: 'Pasted text', size: 9, unit: 'characters', firstLine: 'ACGT' } as const;
    expect(form.candidate({ ...form.blank, sequence })).toMatchObject({ sequence });
  });

  test('an edit replaces one field; a choice that resets the others empties them', () => {
    const draft = form.edit(form.blank, 'size', '12');
    expect(draft).toEqual({ ...form.blank, size: '12' });
    expect(form.edit(draft, 'shape', 'rod')).toEqual({ ...form.blank, shape: 'rod' });
  });

  test('clears a confirmation when its subject changes or it is no longer shown', () => {
    const form = createFormModel({
      fixed: {},
      fields: {
        dose: { kind: 'number', label: 'Dose' },
        goal: { kind: 'text', label: 'Goal' },
        approved: {
          kind: 'checkbox',
          label: 'This dose is approved',
          confirms: [],
          about: ['dose'],
          visibleWhen: ({ goal }) => goal === 'own',
        },
        read: { kind: 'checkbox', label: 'I have read it', confirms: [] },
      },
    });
    const draft = { dose: '80', goal: 'own', approved: true, read: true };
    expect(form.edit(draft, 'dose', '200')).toEqual({ ...draft, dose: '200', approved: false });
    expect(form.edit(draft, 'dose', '80')).toEqual(draft);
    expect(form.edit(draft, 'read', false)).toEqual({ ...draft, read: false });
    const hidden = form.edit(draft, 'goal', 'general');
    expect(form.edit(hidden, 'goal', 'own')).toEqual({ ...draft, approved: false });
  });

  test('keeps the result stale after an edit, and removes it after a reset or where the page asks for it', () => {
    expect(form.resultAfterEdit('size')).toBe('stale');
    expect(form.resultAfterEdit('shape')).toBe('removed');
    expect(createFormModel({ ...definition, resultAfterEdit: 'removed' }).resultAfterEdit('size')).toBe('removed');
  });

  test('can be submitted when what it needs is there, or when it needs nothing', () => {
    expect(form.canSubmit(form.blank)).toBe(true);
    expect(form.canSubmit({ ...form.blank, size: ' ' })).toBe(false);
    const { needs: _, ...needless } = definition;
    expect(createFormModel(needless).canSubmit({ ...form.blank, size: '' })).toBe(true);
  });

  test('checks the entry form by its own formula, and adds the row as entered', () => {
    const reading = { systolic: '120', day: '2025-06-01' };
    const draft = { ...form.blank, reading };
    const candidate = { systolic: 120, day: '2025-06-01' };
    expect(form.entryJob(draft, 'readings')).toEqual({ formula: 'cell-reading', candidate });
    expect(form.appendRow(draft, 'readings')).toEqual({ ...form.blank, readings: [reading] });
    expect(() => form.entryJob(draft, 'points')).toThrow("'points' has no entry form");
  });

  test('counts what is still in an entry form as the last row of its list, and adds it when asked to', () => {
    const readings = [{ systolic: '118', day: '2025-06-01' }];
    const draft = { ...form.blank, readings, reading: { systolic: '120', day: '' } };
    expect(form.candidate(draft)).toMatchObject({ readings: [{ systolic: 118 }, { systolic: 120 }] });
    expect(form.entered(draft)).toEqual({ ...form.blank, readings: [...readings, draft.reading] });
  });

  test('a box that starts with a value is no entry by itself', () => {
    const draft = { ...form.blank, reading: { systolic: '', day: '2025-06-02' } };
    expect(form.candidate(draft)).toMatchObject({ readings: [] });
    expect(form.entered(draft)).toEqual(draft);
  });

  test('on a day, dates that start with it hold it: in the draft, and in every entry form from then on', () => {
    const { form: dated, draft } = form.on('2025-06-01', { ...form.blank, size: '12' });
    expect(draft).toEqual({ ...form.blank, size: '12', reading: { systolic: '', day: '2025-06-01' } });
    expect(dated.blank).toEqual({ ...draft, size: '10' });
    expect(dated.appendRow(draft, 'readings').reading).toEqual({ systolic: '', day: '2025-06-01' });
  });

  test('edits never touch the draft that they start from', () => {
    const draft = Object.freeze({ ...form.blank });
    fc.assert(
      fc.property(fc.constantFrom('size', 'length', 'shape'), fc.string(), (field, value) => {
        const next = form.edit(draft, field, value);
        expect(next[field]).toBe(value);
        expect(draft).toEqual(form.blank);
      }),
    );
  });
});
