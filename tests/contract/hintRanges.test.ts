/**
 * Ranges in hints and in refusals, on every page, by discovery: both ends of a range in a hint are accepted, in the unit named, and a
 * limit that no hint says is said by the message when it is broken.
 */
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { exampleDraft, host, ignoreProgress } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = await everyCalculator();

const RANGE = /(?<from>\d+(?:\.\d+)?) to (?<to>\d+(?:\.\d+)?) (?<unit>[^\s,.;:)]+)/g;

/** Every number with a choice of units, its unit's field, and the ends of the ranges in its hint. */
const ENDS = CALCULATORS.flatMap(({ id, definition }) =>
  Object.entries(definition.fields).flatMap(([name, field]) => {
    if (field.kind !== 'number') return [];
    const unitKey = field.unitIn ?? (isMeasured(field) ? unitName(name) : undefined);
    if (unitKey === undefined) return [];
    const unitField = definition.fields[unitKey];
    const units =
      unitField?.kind === 'choice'
        ? unitField.options.map(({ value }) => value)
        : (field.units ?? []).map(({ unit }) => unit);
    return [...`${field.hint} ${field.limits}`.matchAll(RANGE)].flatMap(
      ({ groups: { from = '', to = '', unit = '' } = {} }) =>
        units.includes(unit) ? [from, to].map((end) => ({ id, name, end, unit, unitKey, field, definition })) : [],
    );
  }),
);

test('such ranges are found, in kilograms and pounds on every page that weighs a pet', () => {
  const weighed = CALCULATORS.filter(({ definition: { fields } }) =>
    [fields.weight].some((field) => field?.kind === 'number' && `${field.hint} ${field.limits}`.includes(' kg')),
  );
  expect(weighed.length).toBeGreaterThan(10);
  for (const { id } of weighed) {
    const units = ENDS.filter((end) => end.id === id && end.name === 'weight').map(({ unit }) => unit);
    expect(units.toSorted(), id).toEqual(['kg', 'kg', 'lb', 'lb']);
  }
});

describe.each(ENDS)('$id: $name of $end $unit', ({ id, name, end, unit, unitKey, field, definition }) => {
  test('is accepted, beside the example or an end of another number in that unit', async () => {
    const draft = { ...exampleDraft(definition), [name]: end, [unitKey]: unit };
    const others = ENDS.filter((other) => other.id === id && other.unit === unit && other.name !== name);
    const drafts = [draft, ...others.map((other) => ({ ...draft, [other.name]: other.end }))];
    const { candidate } = createFormModel(definition);
    const verdicts = await Promise.all(
      drafts.map((each) => host.ask('validate', definition.formula, candidate(each), ignoreProgress)),
    );
    const measured = [name, ...others.map((other) => other.name)];
    const refused = verdicts.map((verdict) => (verdict.ok ? [] : verdict.issues.map(({ path = '' }) => path)));
    expect(refused.some((paths) => !paths.some((path) => measured.includes(path)))).toBe(true);
  });

  test('lies within the declared limits', () => {
    // Where the page converts, they are declared in the first of its units.
    if (field.units !== undefined && field.units[0]?.unit !== unit) return;
    expect(Number(end)).toBeGreaterThanOrEqual(field.min ?? Number.NEGATIVE_INFINITY);
    expect(Number(end)).toBeLessThanOrEqual(field.max ?? Number.POSITIVE_INFINITY);
  });
});

/** Words that only say which numbers are accepted. */
const ONLY_A_RANGE =
  /^(?:(?:whole(?: numbers?)?|a whole number|from|up to|above|at least|at most|below|not|or|and|more|to|of|[−-]?\d[\d.]*|%)[ ,.;]*)+$/i;

test('no hint says a range alone', () => {
  const hints = CALCULATORS.flatMap(({ definition }) => Object.values(definition.fields).map(({ hint = '' }) => hint));
  expect(hints.filter((hint) => /\d/.test(hint) && ONLY_A_RANGE.test(hint))).toEqual([]);
});

/** Numbers with an upper limit and no hint. */
const LIMITED = CALCULATORS.flatMap(({ id, definition }) =>
  Object.entries(definition.fields).flatMap(([name, field]) =>
    field.kind === 'number' && field.hint === undefined && field.max !== undefined
      ? [{ id, name, max: field.max, definition }]
      : [],
  ),
);

test('a limit that no hint says is in the message that refuses a number above it', async () => {
  const said = await Promise.all(
    LIMITED.map(async ({ id, name, max, definition }) => {
      const draft = { ...exampleDraft(definition), [name]: String(max * 2) };
      const { candidate } = createFormModel(definition);
      const verdict = await host.ask('validate', definition.formula, candidate(draft), ignoreProgress);
      const messages = verdict.ok
        ? []
        : verdict.issues.filter(({ path }) => path === name).map(({ message }) => message);
      return messages.map((message) => ({ field: `${id}.${name}`, message, isNamed: /\d/.test(message) }));
    }),
  );
  const refusals = said.flat();
  expect(refusals.length).toBeGreaterThan(20);
  expect(refusals.filter(({ isNamed }) => !isNamed)).toEqual([]);
});
