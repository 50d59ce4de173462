/** Hints are on the page and associated with their controls for screen readers, on every page, by discovery. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import type { AnyField, AnyFields } from '#src/engine/kit/fields.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { formMarkup } from '#tests/support/formMarkup.tsx';

const FORMS = (await everyCalculator()).flatMap(({ id, definition: { fields, backwards } }) => [
  { form: id, fields: alwaysShown(fields) },
  ...(backwards?.value === undefined
    ? []
    : [{ form: `${id}, backwards`, fields: alwaysShown(backwards.value.fields) }]),
]);
await Promise.all(FORMS.map(({ fields }) => loadLazyWidgets(fields)));

test('hints of columns are among them', () => {
  const lists = FORMS.flatMap(({ fields }) => Object.values(fields)).filter(({ kind }) => kind === 'rows');
  expect(lists.flatMap(hintsOf)).toContain('Individuals, cover or biomass.');
});

describe.each(FORMS)('$form', ({ fields }) => {
  const html = formMarkup(fields);

  test('every hint is drawn', () => {
    const hints = Object.values(fields).flatMap(hintsOf);
    // One in the line of a label has no full stop.
    const isDrawn = (hint: string) => html.includes(renderToStaticMarkup(withDisplayNumbers(hint.replace(/\.$/, ''))));
    expect(hints.filter((hint) => !isDrawn(hint))).toEqual([]);
  });

  test('every drawn hint describes a control, and every control that has one is described by it', () => {
    const drawn = [...html.matchAll(/ id="(hint-[^"]+)"/g)].map(([, id]) => id);
    const descriptions = [...html.matchAll(/ aria-describedby="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(new Set(descriptions.filter((id) => id.startsWith('hint-')))).toEqual(new Set(drawn));
  });
});

/** The hints of a field and its nested fields. */
function hintsOf(field: AnyField): readonly string[] {
  const inner = field.kind === 'rows' ? field.row : field.kind === 'group' ? field.fields : {};
  return [...(field.hint === undefined ? [] : [field.hint]), ...Object.values(inner).flatMap(hintsOf)];
}

/** The fields, with none hidden. */
function alwaysShown(fields: AnyFields): AnyFields {
  const visibleWhen = () => true;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, AnyField] => {
      if (field.kind === 'rows') return [name, { ...field, row: alwaysShown(field.row), visibleWhen }];
      if (field.kind === 'group') return [name, { ...field, fields: alwaysShown(field.fields), visibleWhen }];
      return [name, { ...field, visibleWhen }];
    }),
  );
}
