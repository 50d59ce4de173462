import { expect, test } from 'vitest';
import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { formMarkup } from '#tests/support/formMarkup.tsx';

const fields: AnyFields = {
  stores: {
    kind: 'rows',
    label: 'Stores',
    rowName: 'store',
    minRows: 2,
    fixedRows: [{ store: 'Food' }, { store: 'Water' }],
    row: { store: { kind: 'text', label: 'Store' }, litres: { kind: 'number', label: 'Litres' } },
  },
};

await loadLazyWidgets(fields);

test('the fixed part of a row is its header, and names its boxes', () => {
  expect(formMarkup(fields)).toMatch(/<th scope="col">Store<\/th><th scope="col">Litres<\/th><\/tr>/);
  expect(formMarkup(fields)).toContain('<th scope="row">Food</th>');
  expect(formMarkup(fields)).toContain('aria-label="Litres, Water"');
  expect(formMarkup(fields).match(/<input/g)).toHaveLength(2);
});

test('fixed rows can neither be added nor removed', () => {
  expect(formMarkup(fields)).not.toMatch(/<button|data-add|data-remove/);
});
