import { expect, test } from 'vitest';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { drawDraft } from '#src/engine/worksheet/makeProblems.ts';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';

const FIELDS: AnyFields = {
  mass: { kind: 'number', label: 'Mass', unit: 'g' },
  model: {
    kind: 'choice',
    label: 'Model',
    look: 'menu',
    options: [
      { value: 'a', label: 'First' },
      { value: 'b', label: 'Second' },
    ],
  },
  name: { kind: 'text', label: 'Name' },
  isWet: { kind: 'checkbox', label: 'Wet' },
  cell: { kind: 'group', label: 'Cell', fields: { width: { kind: 'number', label: 'Width', unit: 'mm' } } },
  counts: {
    kind: 'rows',
    label: 'Counts',
    rowName: 'species',
    minRows: 1,
    row: { count: { kind: 'number', label: 'Count', isExact: true } },
  },
};
const EXAMPLE: Values = {
  mass: '12.5',
  model: 'a',
  name: 'Salt',
  isWet: true,
  cell: { width: '3.5' },
  counts: [{ count: '40' }, { count: '7' }],
};

function drawn(seed: number): Values {
  return drawDraft(FIELDS, EXAMPLE, mulberry32(seed));
}

test('numbers and choices are drawn, also in groups and lists; texts and checkboxes stay', () => {
  const drafts = Array.from({ length: 40 }, (_, seed) => drawn(seed));
  expect(new Set(drafts.map(({ model }) => model))).toEqual(new Set(['a', 'b']));
  expect(new Set(drafts.map(({ mass }) => mass)).size).toBeGreaterThan(20);
  expect(new Set(drafts.map(({ cell }) => JSON.stringify(cell))).size).toBeGreaterThan(20);
  for (const { name, isWet, counts } of drafts) {
    expect({ name, isWet }).toEqual({ name: 'Salt', isWet: true });
    expect(JSON.stringify(counts)).toMatch(/^\[\{"count":"\d+"\},\{"count":"\d+"\}\]$/);
  }
});
