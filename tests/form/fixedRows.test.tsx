import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FieldList } from '#src/form/FieldList.tsx';
import { FormEnvironmentProvider } from '#src/form/FormEnvironment.ts';
import { blankValues } from '#src/form/fieldValues.ts';
import { loadRareWidgets } from '#src/form/rareWidgets.ts';
import type { AnyFields } from '#src/kit/fields.ts';

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

await loadRareWidgets(fields);

function markup(): string {
  const environment = {
    fault: null,
    holdText() {
      throw new Error('There is no long text here');
    },
    append() {},
    announce() {},
  };
  return renderToStaticMarkup(
    <FormEnvironmentProvider value={environment}>
      <FieldList fields={fields} values={blankValues(fields)} onEdit={() => {}} />
    </FormEnvironmentProvider>,
  );
}

test('what is fixed of a row stands at its head, and names its boxes', () => {
  expect(markup()).toMatch(/<th scope="col">Store<\/th><th scope="col">Litres<\/th><\/tr>/);
  expect(markup()).toContain('<th scope="row">Food</th>');
  expect(markup()).toContain('aria-label="Litres, Water"');
  expect(markup().match(/<input/g)).toHaveLength(2);
});

test('fixed rows can neither be added nor removed', () => {
  expect(markup()).not.toMatch(/<button|data-add|data-remove/);
});
