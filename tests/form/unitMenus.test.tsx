import { describe, expect, test } from 'vitest';
import { unitMenus } from '#src/engine/form/FieldList.tsx';
import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { isMeasured } from '#src/engine/kit/unitFields.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { formMarkup } from '#tests/support/formMarkup.tsx';

const unit = { kind: 'choice', look: 'menu', label: 'Unit', options: [{ value: 'kg', label: 'Kilograms' }] } as const;
const weight = { kind: 'number', label: 'Weight', unitIn: 'unit' } as const;
const attached = (fields: AnyFields) => [...unitMenus(fields, Object.entries(fields))];

test('a choice that follows its number is attached to it', () => {
  expect(attached({ weight, unit, height: weight })).toEqual([['weight', 'unit']]);
  expect(attached({ unit, weight })).toEqual([]);
});

test('the unit of the columns of a list is attached to no number', () => {
  const list = {
    kind: 'rows',
    label: 'Points',
    row: { mass: { kind: 'number', label: 'Mass' } },
    rowName: 'point',
    minRows: 1,
    unitsIn: { mass: ['unit'] },
  } as const;
  expect(attached({ list, weight, unit })).toEqual([]);
});

const FORMS = await everyCalculator();
await Promise.all(FORMS.map(({ definition }) => loadLazyWidgets(definition.fields)));

describe.each(FORMS)('$id', ({ definition: { fields } }) => {
  const html = formMarkup(fields);
  const inFrames = [...html.matchAll(/<div[^>]*data-unit-frame[^>]*>(.*?)<\/div>/g)].map(([, frame = '']) => frame);

  test('every unit stands in one frame with its box', () => {
    const columns = Object.values(fields).flatMap((field) =>
      field.kind === 'rows' ? Object.values(field.unitsIn ?? {}).flat() : [],
    );
    const visible = Object.entries(fields).filter(([name]) => html.includes(`id="input-${name}"`));
    for (const [name, field] of visible) {
      if (field.kind !== 'number' || (field.unit === undefined && field.unitIn === undefined)) continue;
      const frame = inFrames.find((each) => each.includes(`id="input-${name}"`));
      // Without a choice there is no unit to show; a long one is in the label.
      if (frame === undefined)
        expect(columns.includes(field.unitIn ?? '') || (field.unit ?? '').length > 16).toBe(true);
      else if (isMeasured(field)) expect(frame).toContain('<select');
      else if (field.unit !== undefined) expect(frame).toContain(field.unit);
    }
    const units = visible.flatMap(([, field]) => (field.kind === 'number' && field.unitIn ? [field.unitIn] : []));
    const own = units.filter((each) => !columns.includes(each));
    expect(own.filter((each) => !inFrames.some((frame) => frame.includes(` name="${each}"`)))).toEqual([]);
  });
});
