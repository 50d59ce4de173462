import { describe, expect, test } from 'vitest';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { exampleDraft, leavesOf } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const FIELDS: AnyFields = {
  shape: { kind: 'choice', label: 'Shape', look: 'menu', options: [{ value: 'cube', label: 'A cube' }] },
  size: { kind: 'number', label: 'Size', unit: 'µm' },
  side: { kind: 'number', label: 'Side', visibleWhen: () => false },
  spayed: { kind: 'checkbox', label: 'Spayed' },
  sequence: { kind: 'sequence', label: 'Sequence' },
  phases: { kind: 'group', label: 'Phases', fields: { g1: { kind: 'number', label: 'G1', unit: 'h' } } },
  species: {
    kind: 'rows',
    label: 'Species',
    rowName: 'species',
    minRows: 1,
    row: { name: { kind: 'text', label: 'Name' }, count: { kind: 'number', label: 'Count' } },
  },
  resources: {
    kind: 'rows',
    label: 'Resources',
    rowName: 'resource',
    minRows: 1,
    row: { name: { kind: 'text', label: 'Name' }, available: { kind: 'number', label: 'Available' } },
    fixedRows: [{ name: 'Food' }],
  },
};

const BLANK = { shape: '', size: '', side: '', sequence: '', phases: { g1: '' }, species: [], resources: [] };

describe('inputs in words', () => {
  test('say what is in each box that is seen and filled, with its unit', () => {
    const values = {
      shape: 'cube',
      size: ' 1,5 ',
      side: '3',
      spayed: true,
      sequence: 'ATG',
      phases: { g1: '4' },
      species: [
        { name: 'Oak', count: '12' },
        { name: '', count: '' },
        { name: 'Ash', count: '' },
      ],
      resources: [{ name: 'Food', available: '9' }],
    };
    expect(valuesInWords(FIELDS, values)).toEqual([
      { label: 'Shape', text: 'A cube' },
      { label: 'Size (µm)', text: '1,5' },
      { label: 'Spayed', text: 'Yes' },
      { label: 'Sequence', text: 'ATG' },
      { label: 'Phases, G1 (h)', text: '4' },
      { label: 'Species 1', text: 'Name Oak, Count 12' },
      { label: 'Species 3', text: 'Name Ash' },
      { label: 'Food', text: 'Available 9' },
    ]);
  });

  test.each([
    [
      { held: 'text-1', name: 'genome.fa', size: 4_600_000, unit: 'bytes', firstLine: '>x' } as const,
      'genome.fa, 4.6 MB',
    ],
    [
      { held: 'text-1', name: 'Pasted text', size: 123_456, unit: 'characters', firstLine: '' } as const,
      'Pasted text, 123\u202f456 characters',
    ],
    ['A'.repeat(1200), `${'A'.repeat(80)}… (1200 characters)`],
  ])('name a long text by its size', (sequence, text) => {
    expect(valuesInWords(FIELDS, { ...BLANK, sequence })).toEqual([
      { label: 'Spayed', text: 'No' },
      { label: 'Sequence', text },
    ]);
  });
});

describe.each(await everyCalculator())('$id', ({ definition }) => {
  test('its example can be put into words', () => {
    const entered = valuesInWords(definition.fields, exampleDraft(definition));
    expect(entered.length).toBeGreaterThan(0);
    for (const { leaf } of leavesOf(entered)) {
      expect(leaf).toMatch(/\S/);
      expect(leaf).not.toMatch(/\[object|undefined|NaN/);
    }
  });
});
