/** Worksheets of every calculator that offers them: five different problems with answers, decided by the seed. */
import { describe, expect, test } from 'vitest';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { makeProblems, type Problem } from '#src/engine/worksheet/makeProblems.ts';
import { offersWorksheet } from '#src/engine/worksheet/offersWorksheet.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { isSampled } from '#tests/support/sample.ts';

const OFFERING = (await everyCalculator()).filter(({ definition }) => offersWorksheet(definition));
const COUNT = 5;

function sheet(definition: AnyCalculatorDefinition, seed: number): Promise<readonly Problem[]> {
  return makeProblems(definition, exampleDraft(definition), { count: COUNT, seed }, async (draft) => {
    const outcome = await run(definition, draft);
    return outcome.outcome === 'computed' ? outcome.presentation : null;
  });
}

test('at least 75 calculators offer worksheets, and none with a warning', () => {
  expect(OFFERING.length).toBeGreaterThanOrEqual(75);
  expect(OFFERING.filter(({ definition }) => definition.warning !== undefined)).toEqual([]);
});

describe.each(OFFERING.filter(({ id }) => isSampled(id)))('$id', ({ definition }) => {
  test('five different problems with answers, the same for the same seed', async () => {
    const problems = await sheet(definition, 7);
    expect(problems).toHaveLength(COUNT);
    expect(new Set(problems.map(({ givens }) => JSON.stringify(givens))).size).toBe(COUNT);
    for (const { draft, asked, answer } of problems) {
      expect(asked).not.toBe('');
      expect(answer).not.toBe('');
      for (const [name, field] of Object.entries(definition.fields)) {
        const typed = draft[name];
        if (field.kind === 'number' && typeof typed === 'string' && field.readsAs === undefined)
          expect(readNumber(typed)).not.toBeNaN();
      }
    }
    expect(await sheet(definition, 7)).toEqual(problems);
    // The first call that needs the kernel compiles it.
  }, 30_000);
});
