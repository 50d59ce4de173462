/** Contract of every number with a unit, on every page, by discovery. */
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { keptOf, withKept } from '#src/engine/form/keptDraft.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { isMeasured, type MeasuredField, typedIn, unitFieldsOf, unitName } from '#src/engine/kit/unitFields.ts';
import { exampleDraft } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = await everyCalculator();

/** Dimensionless, or of a dimension with a single unit. */
const WITHOUT_ALTERNATIVE = /^(?:%|u|CFU|codons|time units|cycles per log₁₀|0 to 10|rpm|× g|S)$/;

const FIELDS = CALCULATORS.flatMap(({ id, definition }) =>
  Object.entries(definition.fields).flatMap(([name, field]) =>
    isMeasured(field) ? [{ id, name, definition, field }] : [],
  ),
);

test('there are numbers with units', () => {
  expect(FIELDS.length).toBeGreaterThan(30);
});

describe.each(CALCULATORS)('$id', ({ definition }) => {
  const { fields, resultAfterEdit } = definition;

  test('every dimensional number may be typed in more than one unit', () => {
    const lacking = Object.entries(fields).filter(
      ([, field]) =>
        resultAfterEdit !== 'removed' &&
        field.kind === 'number' &&
        field.unit !== undefined &&
        !isMeasured(field) &&
        !WITHOUT_ALTERNATIVE.test(field.unit),
    );
    expect(lacking.map(([name]) => name)).toEqual([]);
  });

  test('pages on toxicity and medicine have one unit for a number, or one that their formula checks', () => {
    // A strength of '0.2 g' is read; an unusually small one in mg is asked about in the result.
    if (resultAfterEdit === 'removed')
      expect(Object.keys(unitFieldsOf(fields)).filter((name) => name !== 'strengthMg_unit')).toEqual([]);
    // Other texts may contain a warning about problems that only a veterinarian can treat.
    else expect(definition.warning?.call ?? 'veterinarian').toBe('veterinarian');
  });
});

describe.each(FIELDS)('$id: $name', ({ name, definition, field }) => {
  const { fields } = definition;
  const form = createFormModel(definition);
  const units = field.units.map(({ unit }) => unit);

  test('its own unit comes first, each only once', () => {
    expect(units[0]).toBe(field.unit);
    expect(new Set(units).size).toBe(units.length);
    expect(units.length).toBeGreaterThan(1);
  });

  test('a hint that says what blank counts as says it with the unit', () => {
    const [, number, unit = ''] = /\bcounts as ([\d.]*\d)\b ?([^\s.;]*)/.exec(field.hint ?? '') ?? [];
    if (number !== undefined && number !== '0') expect(units).toContain(unit);
  });

  test.each(units)('the formula sees the same number when it is typed in %s', (unit) => {
    const draft = shown({ ...exampleDraft(definition), [name]: '7.5' });
    const own = (form.candidate(draft) as Values)[name];
    const typed = { ...draft, [name]: String(typedIn(field, 7.5, unit)), [unitName(name)]: unit };
    const other = (form.candidate(typed) as Readonly<Record<string, unknown>>)[name];
    expect(own).toBe(7.5);
    expect(other).toBeCloseTo(7.5, 12);
    expect(form.candidate(typed)).not.toHaveProperty(unitName(name));
  });

  test.each(units)('a draft in %s comes back as it was, whichever unit is preferred by then', (unit) => {
    const draft = { ...form.blank, [name]: '12', [unitName(name)]: unit };
    const kept: unknown = JSON.parse(JSON.stringify(keptOf(fields, form.blank, draft)));
    for (const preferred of units) {
      const { blank, start } = createFormModel(definition, '', { [unitName(name)]: preferred });
      expect(withKept(fields, blank, start, kept, start)).toEqual(draft);
    }
  });

  test('a number typed before hydration keeps the unit that was shown', () => {
    const typed = { ...form.start, [name]: '3' };
    for (const unit of units) {
      const { form: next, draft } = form.on('2025-06-01', typed, { [unitName(name)]: unit });
      expect(draft).toMatchObject({ [name]: '3', [unitName(name)]: field.unit });
      expect(next.start[unitName(name)]).toBe(unit);
      expect(next.blank[unitName(name)]).toBe(field.unit);
    }
  });

  test.each(units)('the form starts with the same number when %s is preferred', (unit) => {
    const { start, candidate } = createFormModel(definition, '', { [unitName(name)]: unit });
    const before = (form.candidate(shown(form.blank)) as Readonly<Record<string, unknown>>)[name];
    const after = (candidate(shown(start)) as Readonly<Record<string, unknown>>)[name];
    if (typeof before === 'number') expect(after).toBeCloseTo(before, 12);
    else expect(after).toBe(before);
  });

  /** A hidden field counts as blank, so these are values that make this field visible. */
  function shown(values: Values): Values {
    return visible(field, values) ? values : (alternatives(values).find((other) => visible(field, other)) ?? values);
  }

  function alternatives(values: Values): readonly Values[] {
    return Object.entries(fields).flatMap(([key, other]) =>
      other.kind === 'choice' ? other.options.map(({ value }) => ({ ...values, [key]: value })) : [],
    );
  }
});

function visible(field: MeasuredField, values: Values): boolean {
  return field.visibleWhen === undefined || field.visibleWhen(values);
}
