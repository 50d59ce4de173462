import { expect, test } from 'vitest';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { withUnitFields } from '#src/engine/kit/unitFields.ts';
import { changedInputs } from '#src/engine/results/changedInputs.ts';

const fields: AnyFields = withUnitFields({
  volume: { kind: 'number', label: 'Volume', ...measuredIn('volume', 'L', 'mL') },
  count: { kind: 'number', label: 'Count' },
  shape: {
    kind: 'choice',
    label: 'Shape',
    look: 'menu',
    options: [
      { value: 'rod', label: 'Rod' },
      { value: '2', label: 'Two' },
    ],
  },
  fresh: { kind: 'checkbox', label: 'Fresh' },
  phases: { kind: 'group', label: 'Phases', fields: { g1: { kind: 'number', label: 'G1', unit: '%' } } },
  rows: { kind: 'rows', label: 'Rows', rowName: 'row', minRows: 1, row: { n: { kind: 'number', label: 'N' } } },
});
const input = { volume: 0.25, count: null, shape: 'rod', fresh: false, phases: { g1: 40 }, rows: [{ n: 1 }] };

test('every input that differs, in the words of the form and in its own unit', () => {
  const other = { volume: 0.5, count: 3, shape: 2, fresh: true, phases: { g1: 50 }, rows: [{ n: 2 }] };
  expect(changedInputs(fields, input, other)).toEqual([
    { label: 'Volume', before: '0.25 L', now: '0.5 L' },
    { label: 'Count', before: 'blank', now: '3' },
    { label: 'Shape', before: 'Rod', now: 'Two' },
    { label: 'Fresh', before: 'No', now: 'Yes' },
    { label: 'G1', before: '40 %', now: '50 %' },
    { label: 'Rows', before: null, now: null },
  ]);
});

test('no unchanged inputs, and blank is blank in any representation', () => {
  expect(changedInputs(fields, input, structuredClone(input))).toEqual([]);
  const { count: _, ...without } = input;
  expect(changedInputs(fields, input, without)).toEqual([]);
});
