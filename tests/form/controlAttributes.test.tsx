/** Attributes of controls for browsers and screen readers: hints, errors, and autocomplete off. */
import { expect, test } from 'vitest';
import { MESSAGE_ID } from '#src/engine/form/FormEnvironment.ts';
import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { formMarkup } from '#tests/support/formMarkup.tsx';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const choices: AnyFields = {
  kind: { kind: 'choice', label: 'Kind', hint: 'One of two.', look: 'radios', options },
  sort: { kind: 'choice', label: 'Sort', look: 'menu', options },
  size: { kind: 'number', label: 'Size', ...measuredIn('length', 'µm', 'nm') },
};
const species: AnyFields = {
  species: {
    kind: 'rows',
    label: 'Species',
    rowName: 'species',
    minRows: 2,
    row: {
      name: { kind: 'text', label: 'Name' },
      count: { kind: 'number', label: 'Count', hint: 'Above 0.' },
    },
  },
};

await loadLazyWidgets(species);

test('invalid radios: their group is invalid, and described by the message and the hint', () => {
  const fault = { controls: new Set(['kind']), owner: 'kind', hasBox: true, beside: [] };
  const [group = ''] = /<fieldset[^>]*>/.exec(formMarkup(choices, { fault })) ?? [];
  expect(group).toContain('role="radiogroup"');
  expect(group).toContain('aria-invalid="true"');
  expect(group).toContain(`aria-describedby="${MESSAGE_ID} hint-kind"`);
  // Otherwise the group would match instead of its options.
  expect(group).not.toContain(' name=');
  expect(formMarkup(choices)).not.toContain('aria-invalid');
});

test('no menu is filled in by the browser, that of a unit included', () => {
  const menus = formMarkup(choices).match(/<select[^>]*>/g) ?? [];
  expect(menus).toHaveLength(2);
  for (const menu of menus) expect(menu).toContain('autoComplete="off"');
});

test('phones show a keypad with a minus sign where a number may be negative', () => {
  const boxes: AnyFields = {
    size: { kind: 'number', label: 'Size', min: 0 },
    charge: { kind: 'number', label: 'Charge' },
    slope: { kind: 'number', label: 'Slope', max: 0 },
    growth: { kind: 'number', label: 'Growth', min: -100 },
  };
  const modes = [...formMarkup(boxes).matchAll(/inputMode="(\w+)"/g)].map(([, mode]) => mode);
  expect(modes).toEqual(['decimal', 'text', 'text', 'text']);
});

test('the hint of a column is at its head and describes every box below it', () => {
  const html = formMarkup(species);
  expect(html).toMatch(/<th scope="col">Count<p id="hint-species\.count"[^>]*>Above 0<\/p><\/th>/);
  for (const row of [0, 1])
    expect(html).toMatch(
      new RegExp(`<input(?=[^>]*name="species\\.${row}\\.count")[^>]*aria-describedby="hint-species\\.count"`),
    );
  expect(html).toMatch(/<th scope="col">Name<\/th>/);
});

test('a text of several lines has a box of at most four lines at first, and fits into no cell of a table', async () => {
  const data: AnyFields = { data: { kind: 'text', label: 'Values', hint: 'One a line.', lines: 7 } };
  await loadLazyWidgets(data);
  const [area = ''] = /<textarea[^>]*>/.exec(formMarkup(data)) ?? [];
  expect(area).toContain('rows="4"');
  expect(area).toContain('name="data"');
  expect(area).toContain('aria-describedby="hint-data"');
  expect(area).toContain('autoComplete="off"');
  expect(formMarkup({ data: { kind: 'text', label: 'Values' } })).not.toContain('<textarea');
});
