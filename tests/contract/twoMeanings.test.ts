/** One mark before exactly three digits: a tenfold dose or a harmless thousandth, on every page on toxicity and medicine. */
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { loadDefinition } from '#tests/vectorRunner/calculators.ts';

const PAGES = [
  'dog-chocolate-toxicity',
  'cat-chocolate-toxicity',
  'dog-onion-toxicity',
  'dog-raisin-toxicity',
  'dog-xylitol-toxicity',
  'pet-medicine-overdose',
  'dog-benadryl',
  'cat-benadryl',
  'dog-metacam',
  'cat-metacam',
  'dog-cephalexin',
  'cat-cephalexin',
  'dog-tramadol',
  'dog-omega3',
  'cat-fish-oil',
] as const;

/** Boxes that are there with another choice alone. */
const SHOWN_WITH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cocoaPercent: { chocolateType: 'percent' },
  customMgPerKg: { goal: 'custom' },
};

describe.each(PAGES)('%s', (id) => {
  test('refuses it in every box for a number, and reads what has one meaning', async () => {
    const definition = await loadDefinition(id);
    if (definition === undefined) throw new Error(`no ${id}`);
    const form = createFormModel(definition);
    const boxes = Object.entries(definition.fields).flatMap(([name, { kind }]) => (kind === 'number' ? [name] : []));
    expect(boxes.length).toBeGreaterThan(0);
    for (const name of boxes) {
      const read = (text: string) => {
        const draft = { ...form.blank, ...definition.example, [name]: text };
        const shown = { ...draft, ...SHOWN_WITH[name] };
        return Object.entries(form.candidate(shown) as Readonly<Record<string, unknown>>).find(
          ([key]) => key === name,
        )?.[1];
      };
      if (
        definition.fields[name]?.visibleWhen?.({ ...form.blank, ...definition.example, ...SHOWN_WITH[name] }) === false
      )
        continue;
      for (const text of ['1.000', '1,000', '12.345']) expect(read(text), `${name}: ${text}`).toBeNaN();
      for (const text of ['0.125', '1.5', '1 000']) expect(read(text), `${name}: ${text}`).not.toBeNaN();
    }
  });
});
