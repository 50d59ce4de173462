/** What a page on a birth gives away, on any day: the same as on every other, and no poison helpline. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { gestationCalculator } from '#src/calculators/families/gestation.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { linkedDraft } from '#src/engine/form/onDemand/linkedDraft.ts';
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { resultAsJson, resultAsText } from '#src/engine/results/exportedResult.ts';
import { resultAsCsv } from '#src/engine/tables/csv.ts';
import { CallNumbers } from '#src/site/help/CallNumbers.tsx';
import { TodayNotice } from '#src/site/pages/calculator/outcome/TodayNotice.tsx';
import { run } from '#tests/support/calculatorRuns.ts';
import { SPECIES } from '#tests/support/gestationPages.ts';
import type { IsoDate } from '#workers/contract.ts';
import { addDays } from '#workers/lib/mathematics/calendar.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';

const MATED = '2026-01-10';
/** When files are saved, which they say. */
const SAVED = new Date('2026-11-29T12:00:00Z');

afterEach(() => {
  vi.useRealTimers();
});

/** The link to a page with this day, and with a second service where the animal may have one. */
function linkTo(species: GestatingSpecies): string {
  const { fields } = gestationCalculator(species);
  const dates = { matingDate: MATED, ...('secondMating' in fields && { secondMating: '2026-01-31' }) };
  return fragmentOf(fields, { ...createFormModel(gestationCalculator(species)).blank, ...dates }) ?? '';
}

/** Everything that leaves the page of a link that is opened on a day. */
async function openedOn(species: GestatingSpecies, link: string, day: IsoDate) {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
  const definition = gestationCalculator(species);
  const { fields, formula } = definition;
  const { blank } = createFormModel(definition);
  const draft = { ...blank, ...linkedDraft(fields, blank, `#${link}`) };
  const outcome = await run(definition, draft);
  if (outcome.outcome !== 'computed') throw new Error(`${link} is not computed`);
  const { input, result, presentation } = outcome;
  const saved = {
    ...{ title: species, calculatorId: species, formula, entered: valuesInWords(fields, draft) },
    ...{ input, result, presentation, ...(definition.warning && { warning: definition.warning }) },
  };
  const calendar = await definition.calendar?.load();
  return {
    link: fragmentOf(fields, draft),
    draft,
    record: resultAsJson(saved, '/', SAVED),
    text: resultAsText(saved, '/', SAVED),
    table: resultAsCsv(presentation),
    shared: sharedText(definition, presentation),
    calendar: calendar?.(result, input, 'Bella'),
  };
}

/** Some days of a pregnancy: long before it, within it, at its end, overdue, and long after. */
function daysOf(species: GestatingSpecies): readonly IsoDate[] {
  const { callDays } = GESTATION[species];
  return [-20, 5, callDays - 5, callDays, callDays + 15, callDays + 400].map((days) => addDays(MATED, days));
}

test.each(SPECIES)('%s: a link that is opened on different days gives the same, byte for byte', async (species) => {
  const link = linkTo(species);
  const opened = [];
  for (const day of daysOf(species)) opened.push(JSON.stringify(await openedOn(species, link, day)));
  expect(new Set(opened).size).toBe(1);
  expect(opened[0]).not.toMatch(/Today is|[Aa]s of |Was due/);
  expect(link).toContain(`matingDate=${MATED}`);
});

test.each(SPECIES)(
  '%s: no poison helpline, in any country, in what is shown, printed, saved and shared',
  async (species) => {
    const definition = gestationCalculator(species);
    const { warning, today } = definition;
    if (warning === undefined || today === undefined) throw new Error('there is no warning, or no line');
    const lineOf = await today.load();
    const outcome = await run(definition, { ...createFormModel(definition).blank, matingDate: MATED });
    if (outcome.outcome !== 'computed') throw new Error('it is not computed');
    const calls = <CallNumbers call={warning.call} isFarm={warning.isFarm === true} />;
    const lines = HELPLINE_COUNTRIES.flatMap((country) => country.lines);
    expect(lines.length).toBeGreaterThan(5);
    for (const day of daysOf(species)) {
      const line = lineOf(outcome.result, outcome.input, day);
      const markup = renderToStaticMarkup(<TodayNotice line={line} asOf={day} calls={calls} />);
      expect(markup.includes('maps')).toBe(line.tone === 'alarm');
      const all = `${markup} ${renderToStaticMarkup(calls)} ${JSON.stringify(await openedOn(species, linkTo(species), day))}`;
      expect(all).not.toContain('tel:');
      // A number as short as 145 may be one of days.
      for (const { tel, printed, name } of lines)
        for (const mark of tel.length > 5 ? [tel, printed, name] : [name]) expect(all).not.toContain(mark);
    }
  },
);
