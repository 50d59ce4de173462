/** The command line gives the same answers as every section of every page. */
import { describe, expect, test } from 'vitest';
import { EACH_RECORD } from '#src/engine/kit/defineAnalysis.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';
import { EXIT } from '#src/tools/cli/command.ts';
import { withLists } from '#tests/support/columnLists.ts';
import { ask, everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { command, type PrintedAnswer } from '#tests/support/headless.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const PAGES = await everyCalculator();
const ALL = await everyAnalysis();
const SECTIONS = ALL.flatMap((section) => {
  const { subject, pages = [] } = section;
  const asking = [...(subject === undefined ? [] : [PAGE_OF_SUBJECT[subject]]), ...pages];
  return asking.flatMap((page) =>
    PAGES.filter(({ id }) => id === page).map((found) => ({ ...section, page, calculator: found.definition })),
  );
});

test('every section is on a page', () => {
  expect(SECTIONS.map(({ id }) => id)).toEqual(expect.arrayContaining(ALL.map(({ id }) => id)));
});

describe.each(SECTIONS)('$page --ask $id', ({ id, page, subject, definition, calculator }) => {
  const isGiven = subject !== undefined && PAGE_OF_SUBJECT[subject] === page;

  test('its example goes from the command into the command, with the answer of the section', async () => {
    const { out } = await command([page, '--ask', id, '--example']);
    const run = await command([page, '--ask', id], { '-': out });
    expect(run.code).toBe(EXIT.calculated);
    const answer = JSON.parse(run.out) as PrintedAnswer & { readonly ask: string };
    const settings = isGiven ? calculator.example : {};
    const given = isGiven ? await givenFor(subject, String(settings.sequence), settings) : undefined;
    const onPage = await ask(definition, definition.example, given);
    if (onPage.outcome === 'refused') throw new Error(JSON.stringify(onPage.issues));
    expect([answer.calculator, answer.ask]).toEqual([page, id]);
    expect(answer.result).toEqual(withLists(onPage.result));
    expect(answer.says?.[0]).toBe(onPage.presentation.status);
    expect(answer.shown).toEqual(
      asJson(
        figuresOf(onPage.presentation).map(({ field, label, text, unit, note }) => ({
          field,
          label,
          text,
          unit,
          note,
        })),
      ),
    );
  });

  test('its help names its inputs, and that of the page names it', async () => {
    const { out } = await command([page, '--ask', id, '--help']);
    const { [EACH_RECORD]: _, ...fields } = definition.fields;
    for (const name of Object.keys(fields)) expect(out).toMatch(new RegExp(`^${name} `, 'm'));
    // All records are asked by `--format csv`: here this input would be taken and have no effect.
    expect(out).not.toMatch(new RegExp(`^${EACH_RECORD} `, 'm'));
    expect((await command([page, '--help'])).out).toMatch(new RegExp(`^${id} {2}`, 'm'));
  });
});

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
