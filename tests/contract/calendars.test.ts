/** Contract of every calculator whose result has dates for a calendar, and of every one with a reverse calculation. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { icsFile } from '#src/engine/calendar/icsFile.ts';
import { monthsOf } from '#src/engine/calendar/monthGrid.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { host, ignoreProgress, run, runExample } from '#tests/support/calculatorRuns.ts';
import { enterZone } from '#tests/support/enterZone.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { readIcs } from '#tests/support/readIcs.ts';

const CALCULATORS = await everyCalculator();
const DATED = await Promise.all(
  CALCULATORS.flatMap(({ id, definition }) =>
    definition.calendar === undefined
      ? []
      : [definition.calendar.load().then((calendar) => ({ id, definition, calendar }))],
  ),
);
const BACKWARDS = CALCULATORS.flatMap(({ id, definition }) =>
  definition.backwards?.value === undefined ? [] : [{ id, definition, backwards: definition.backwards.value }],
);
const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney'];

test('there are such calculators', () => {
  expect(DATED.length).toBeGreaterThan(0);
  expect(BACKWARDS.length).toBeGreaterThan(0);
});

test('every calculator by the gestation formula has both', () => {
  const gestating = CALCULATORS.filter(({ definition }) => definition.formula === 'gestation').map(({ id }) => id);
  expect(DATED.map(({ id }) => id)).toEqual(expect.arrayContaining(gestating));
  expect(BACKWARDS.map(({ id }) => id)).toEqual(expect.arrayContaining(gestating));
});

describe.each(DATED)('the calendar of $id', ({ id, definition, calendar }) => {
  test('has events with words and days in order, few enough for a letter each', async () => {
    const { result, input } = await runExample(definition);
    const events = calendar(result, input);
    expect(events.length).toBeGreaterThan(0);
    expect(events.length).toBeLessThanOrEqual(26);
    expect(new Set(events.map(({ label }) => label)).size).toBe(events.length);
    for (const { label, title, description, first, last } of events) {
      expect([label, title, description].filter((text) => !/\S/.test(text))).toEqual([]);
      expect(first <= last).toBe(true);
    }
  });

  test('is titled with the name of the animal where one is given', async () => {
    const { result, input } = await runExample(definition);
    const plain = calendar(result, input);
    const named = calendar(result, input, ' Tag 0817 ');
    expect(named.every(({ title }) => title.startsWith('Tag 0817: '))).toBe(true);
    expect(calendar(result, input, ' ')).toEqual(plain);
    expect(named.map(({ title: _, ...event }) => event)).toEqual(plain.map(({ title: _, ...event }) => event));
  });

  test('opened in a calendar program it shows the days of the page, in three time zones', async () => {
    let opened = 0;
    const drafts = arbitraryDraft(definition.fields, definition.example);
    await fc.assert(
      fc.asyncProperty(drafts, fc.constantFrom(...ZONES), async (draft, zone) => {
        enterZone(zone);
        const outcome = await run(definition, { ...createFormModel(definition).blank, ...draft });
        if (outcome.outcome !== 'computed') return;
        opened += 1;
        const { result, input, presentation } = outcome;
        const events = calendar(result, input);
        const read = readIcs(icsFile(id, events, new Date('2024-03-31T00:30:00Z')));
        expect(read).toMatchObject(
          events.map(({ title, description, first, last }) => ({ title, description, first, last })),
        );
        const onPage = new Set(figuresOf(presentation).map(({ value }) => value));
        expect(read.flatMap(({ first, last }) => [first, last]).filter((day) => !onPage.has(day))).toEqual([]);
        expect(drawnDays(events)).toEqual(expect.arrayContaining(read.flatMap(({ first, last }) => [first, last])));
      }),
    );
    expect(opened).toBeGreaterThan(5);
  });

  test('of many animals is one file, with an entry for each event of each', async () => {
    const { result, input } = await runExample(definition);
    const herd = ['Bella', 'Tag 7', 'Bella', 'Ёжик; "2"'].flatMap((name) => calendar(result, input, name));
    const read = readIcs(icsFile(id, herd, new Date()));
    expect(read.map(({ title }) => title)).toEqual(herd.map(({ title }) => title));
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(herd.length);
  });
});

/** The days of the month view. */
function drawnDays(events: readonly CalendarEvent[]): readonly (string | null)[] {
  return monthsOf(events, 1).flatMap(({ weeks }) => weeks.flat());
}

describe.each(BACKWARDS)('the reverse calculation of $id', ({ definition, backwards }) => {
  const { fields, fixed, ready, formula } = backwards;
  const form = createFormModel({ fields, fixed, needs: { ready, missing: '' } });

  async function answer(draft: Values): Promise<unknown> {
    const verdict = await host.ask('validate', formula, form.candidate(draft), ignoreProgress);
    if (!verdict.ok) throw new Error(`${JSON.stringify(draft)} is refused`);
    return host.ask('compute', formula, verdict.input, ignoreProgress);
  }

  test('names a formula that exists, and no field of the calculator', async () => {
    expect((await everyFormula()).map(({ id }) => id)).toContain(formula);
    expect(Object.keys(fields).filter((name) => name in definition.fields)).toEqual([]);
  });

  test('blank, it gives no answer', () => {
    expect(form.canSubmit(form.blank)).toBe(false);
  });

  test('its answer, entered in the form, gives the wanted date', async () => {
    let answered = 0;
    const drafts = arbitraryDraft(fields, {});
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        if (!form.canSubmit({ ...form.blank, ...draft })) return;
        answered += 1;
        const result = await answer(draft);
        const { blank } = createFormModel(definition);
        const { field, value, label } = backwards.use(result, blank);
        expect(label).toMatch(/\S/);
        const forwards = await run(definition, { ...blank, [field]: value });
        if (forwards.outcome !== 'computed') throw new Error(`${field} ${String(value)} is not computed`);
        expect(Object.values(draft)).toContain(forwards.presentation.headline.value);
        const figures = backwards.figures(result);
        expect(figures[0]?.value).toBe(value);
        const mainFields = new Set(figuresOf(forwards.presentation).map((figure) => figure.field));
        expect(figures.filter((figure) => mainFields.has(figure.field))).toEqual([]);
      }),
    );
    expect(answered).toBeGreaterThan(5);
  });
});
