/**
 * Contract of 'Find an input' for days, by discovery: the day that is found gives the wanted day back, over leap days and ends of
 * years, and on pregnancies it is the one that 'Plan backwards' says.
 */

import { describe, expect, test } from 'vitest';
import { isExplorable, isSolvable } from '#src/engine/exploring/exploredResult.ts';
import { solvableFigures, solvableInputs } from '#src/engine/exploring/solving/solvables.ts';
import { lookFor, searchFor } from '#src/engine/exploring/solving/solveJobs.ts';
import { withTyped } from '#src/engine/form/onDemand/numberInputs.ts';
import { dayNumber } from '#src/engine/kit/isoDate.ts';
import { dayFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import { host, ignoreProgress, run } from '#tests/support/calculatorRuns.ts';
import { directClient } from '#tests/support/directClient.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { isSampled } from '#tests/support/sample.ts';
import { exploredExample } from '#tests/support/solvedPairs.ts';
import type { IsoDate } from '#workers/contract.ts';

const { signal } = new AbortController();
const CALCULATORS = (await everyCalculator()).filter(
  ({ definition }) => isSolvable(definition) && Object.values(definition.fields).some(({ kind }) => kind === 'date'),
);
const PREGNANCIES = CALCULATORS.filter(({ definition }) => definition.backwards?.value?.formula === 'breeding-date');
/** Around leap days, the end of a century that has none, and the end of a year. */
const DAYS: readonly IsoDate[] = ['2024-02-28', '2024-02-29', '2024-03-01', '2025-01-01', '2096-02-29', '2100-03-01'];
const found = new Set<string>();

describe.each(CALCULATORS.filter(({ id }) => isSampled(id)))('$id', ({ id, definition }) => {
  test('a day with the input ten days later is found again', async () => {
    const subject = await exploredExample(definition);
    const moves = await lookFor(subject, directClient, signal);
    const days = new Set(
      Object.entries(definition.fields).flatMap(([name, { kind }]) => (kind === 'date' ? [name] : [])),
    );
    for (const { figure, isDay } of solvableFigures(subject)) {
      const input = moves[figure.field]?.find((path) => days.has(path));
      if (!isDay || input === undefined) continue;
      const own = solvableInputs(subject).find(({ path }) => path === input);
      const later = own?.texts(own.own + 10)[0] ?? '';
      const moved = await run(definition, withTyped(subject.draft, input, later));
      if (moved.outcome !== 'computed') continue;
      const target = dayFigures(moved.presentation).find(({ field }) => field === figure.field)?.value;
      if (typeof target !== 'string') continue;
      const choice = { figure: figure.field, target, input };
      const solved = await searchFor(subject, choice, directClient, signal, () => {});
      if (solved.kind !== 'found') throw new Error(`${figure.field}: ${JSON.stringify(solved)}`);
      for (const { text } of solved.values) {
        const there = await run(definition, withTyped(subject.draft, input, text));
        if (there.outcome !== 'computed') throw new Error(`${text} is refused`);
        const back = dayFigures(there.presentation).find(({ field }) => field === figure.field);
        expect(back?.value, figure.field).toBe(target);
      }
      found.add(id);
    }
  });
});

describe.each(PREGNANCIES.filter(({ id }) => isSampled(id)))("$id: 'bred when, to be due on …'", ({ definition }) => {
  test.each(DAYS)('%s is what planning backwards says', async (target) => {
    const subject = await exploredExample(definition);
    const choice = { figure: 'dueDate', target, input: 'matingDate' };
    const solved = await searchFor(subject, choice, directClient, signal, () => {});
    const plan = definition.backwards?.value;
    if (plan === undefined || solved.kind !== 'found') throw new Error(JSON.stringify(solved));
    const verdict = await host.ask('validate', plan.formula, { ...plan.fixed, birthDate: target }, ignoreProgress);
    if (!verdict.ok) throw new Error('the plan is refused');
    const { breedingDate } = (await host.ask('compute', plan.formula, verdict.input, ignoreProgress)) as {
      readonly breedingDate: string;
    };
    expect(solved.values.map(({ text }) => text)).toEqual([breedingDate]);
  });
});

test('all pregnancies and the calculators of dates are among them', () => {
  expect(PREGNANCIES.length).toBeGreaterThan(10);
  expect([...found]).toEqual(
    expect.arrayContaining(
      [...PREGNANCIES.map(({ id }) => id), 'human-due-date', 'days-between-dates'].filter(isSampled),
    ),
  );
  for (const { definition } of PREGNANCIES) expect(isExplorable(definition)).toBe(false);
});

test('days are counted on the calendar: 1970-01-01 is 0, and a leap day is one more', () => {
  expect([dayNumber('1970-01-01'), dayNumber('2024-03-01') - dayNumber('2024-02-28')]).toEqual([0, 2]);
  expect(dayNumber('2100-03-01') - dayNumber('2100-02-28')).toBe(1);
});
