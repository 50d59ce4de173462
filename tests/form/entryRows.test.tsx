import { expect, test } from 'vitest';
import type { Fault } from '#src/engine/form/FormEnvironment.ts';
import { blankValues } from '#src/engine/form/fieldValues.ts';
import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import { MOST_ROWS } from '#src/engine/form/sanitizedDraft.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { formMarkup } from '#tests/support/formMarkup.tsx';

const fields: AnyFields = {
  readings: {
    kind: 'rows',
    label: 'Readings',
    hint: 'One reading a day.',
    rowName: 'reading',
    minRows: 0,
    entry: { name: 'reading', formula: 'sample-reading' },
    row: {
      pressure: { kind: 'number', label: 'Pressure', hint: 'Above 0.' },
      day: { kind: 'date', label: 'Day', initial: 'today' },
      time: { kind: 'text', label: 'Time', timeOfDay: true },
    },
  },
};
const entry = { pressure: '', day: '', time: '' };

await loadLazyWidgets(fields);

test('the boxes of the row to be entered carry the name of the entry form', () => {
  const blank = formMarkup(fields, { values: { ...blankValues(fields), reading: entry } });
  for (const name of Object.keys(entry)) expect(blank).toContain(`name="reading.${name}"`);
  expect(blank).toContain('data-add="readings"');
  expect(blank).not.toContain('data-remove');
});

test('a time of day and a day have the browser’s own controls', () => {
  const blank = formMarkup(fields, { values: { ...blankValues(fields), reading: entry } });
  expect(blank).toMatch(/<input(?=[^>]*name="reading.time")[^>]*type="time"/);
  expect(blank).toMatch(/<input(?=[^>]*name="reading.day")[^>]*type="date"/);
});

test('a prerendered form has no date; once the day is known, dates that start with it are filled in', () => {
  expect(blankValues(fields.readings?.kind === 'rows' ? fields.readings.row : {})).toEqual(entry);
  expect(blankValues(fields.readings?.kind === 'rows' ? fields.readings.row : {}, '2025-06-01')).toEqual({
    ...entry,
    day: '2025-06-01',
  });
});

test('rows that were added are text, each with a button that removes it', () => {
  const row = { pressure: '120', day: '2025-06-01', time: '' };
  const filled = formMarkup(fields, { values: { readings: [row, row], reading: entry } });
  expect(filled).toContain('data-remove="readings.1"');
  expect(filled).not.toContain('name="readings.0.pressure"');
  expect(filled).toContain('2025-06-01');
});

test('a full list says so in the place of the button', () => {
  const readings = Array.from({ length: MOST_ROWS }, () => ({ pressure: '120', day: '', time: '' }));
  const full = formMarkup(fields, { values: { readings, reading: entry } });
  expect(full).toContain('There is room for 1000 rows.');
  expect(full).not.toContain('data-add=');
});

test('the reason of a refused row is shown beside its box', () => {
  const fault: Fault = {
    controls: new Set(['reading.pressure']),
    owner: 'readings',
    hasBox: true,
    beside: [{ message: 'Enter a pressure', path: 'reading.pressure' }],
  };
  const refused = formMarkup(fields, { values: { readings: [], reading: entry }, fault });
  expect(refused).toMatch(/<p data-beside="true"[^>]*>Enter a pressure<\/p>/);
  expect(refused.match(/Enter a pressure/g)).toHaveLength(1);
});

test('the hint of the list describes the list, that of a column its box: once, however many rows there are', () => {
  const row = { pressure: '120', day: '2025-06-01', time: '' };
  const filled = formMarkup(fields, { values: { readings: [row, row], reading: entry } });
  expect(filled).toMatch(/<fieldset aria-describedby="hint-readings"/);
  expect(filled).toMatch(/<p id="hint-readings"[^>]*>One reading a day</);
  expect(filled).toMatch(/<input(?=[^>]*name="reading.pressure")[^>]*aria-describedby="hint-reading.pressure"/);
  expect(filled.match(/>Above 0</g)).toHaveLength(1);
});
