import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FieldList } from '#src/form/FieldList.tsx';
import { type Fault, FormEnvironmentProvider } from '#src/form/FormEnvironment.ts';
import { blankValues } from '#src/form/fieldValues.ts';
import { loadRareWidgets } from '#src/form/rareWidgets.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';

const fields: AnyFields = {
  readings: {
    kind: 'rows',
    label: 'Readings',
    rowName: 'reading',
    minRows: 0,
    entry: { name: 'reading', formula: 'sample-reading' },
    row: {
      pressure: { kind: 'number', label: 'Pressure' },
      day: { kind: 'date', label: 'Day', initial: 'today' },
      time: { kind: 'text', label: 'Time', timeOfDay: true },
    },
  },
};
const entry = { pressure: '', day: '', time: '' };

await loadRareWidgets(fields);

function markup(values: Values, fault: Fault | null = null): string {
  const environment = {
    fault,
    holdText: () => {
      throw new Error('There is no long text here');
    },
    append() {},
    announce() {},
  };
  return renderToStaticMarkup(
    <FormEnvironmentProvider value={environment}>
      <FieldList fields={fields} values={values} onEdit={() => {}} />
    </FormEnvironmentProvider>,
  );
}

test('the boxes of the row to be entered carry the name of the entry form', () => {
  const blank = markup({ ...blankValues(fields), reading: entry });
  for (const name of Object.keys(entry)) expect(blank).toContain(`name="reading.${name}"`);
  expect(blank).toContain('data-add="readings"');
  expect(blank).not.toContain('data-remove');
});

test('a time of day and a day have the browser’s own controls', () => {
  const blank = markup({ ...blankValues(fields), reading: entry });
  expect(blank).toMatch(/<input(?=[^>]*name="reading.time")[^>]*type="time"/);
  expect(blank).toMatch(/<input(?=[^>]*name="reading.day")[^>]*type="date"/);
});

test('prerendered, no day stands in the form; on a day, dates that start with it do', () => {
  expect(blankValues(fields.readings?.kind === 'rows' ? fields.readings.row : {})).toEqual(entry);
  expect(blankValues(fields.readings?.kind === 'rows' ? fields.readings.row : {}, '2025-06-01')).toEqual({
    ...entry,
    day: '2025-06-01',
  });
});

test('rows that were added are text, each with a button that removes it', () => {
  const row = { pressure: '120', day: '2025-06-01', time: '' };
  const filled = markup({ readings: [row, row], reading: entry });
  expect(filled).toContain('data-remove="readings.1"');
  expect(filled).not.toContain('name="readings.0.pressure"');
  expect(filled).toContain('2025-06-01');
});

test('why a row was refused stands above its boxes as well, for those who see it', () => {
  const fault: Fault = {
    controls: new Set(['reading.pressure']),
    owner: 'readings',
    beside: [],
    sentence: 'Enter a pressure',
  };
  expect(markup({ readings: [], reading: entry }, fault)).toMatch(/<p aria-hidden="true"[^>]*>Enter a pressure<\/p>/);
});
