/** Contract of 'Find an input', by discovery: what is found gives the wanted figure back, on nearly every pair tried. */
import { describe, expect, test } from 'vitest';
import { numberInputs, withTyped } from '#src/form/onDemand/numberInputs.ts';
import { numberFigures } from '#src/kit/onDemand/numberFigures.ts';
import type { ExploredResult } from '#src/pages/calculator/onDemand/exploredResult.ts';
import { lookFor, searchFor } from '#src/pages/calculator/onDemand/solveJobs.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { directClient } from '#tests/support/directClient.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';

/** Pairs of a figure and an input tried on each page, the headline's first: each takes a scan of some 400 calculations. */
const PAIRS = 2;
/** One calculation takes 10 to 25 ms: a search would take as long as those of all other pages together. */
const SLOW = new Set(['error-propagation', 'sample-size', 't-test']);

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = (await everyCalculator()).filter(
  ({ id, definition }) => definition.warning === undefined && definition.resultAfterEdit !== 'removed' && !SLOW.has(id),
);
const { signal } = new AbortController();
const tally = { pairs: 0, found: 0 };

describe.each(CALCULATORS)('$id', ({ definition }) => {
  test('a found value gives the wanted digits back; what has no answer has none in the range either', async () => {
    const draft = exampleDraft(definition);
    const example = await run(definition, draft);
    if (example.outcome !== 'computed') throw new Error('the example is refused');
    const subject: ExploredResult = { definition, draft, presentation: example.presentation };
    const moves = await lookFor(subject, directClient, signal);
    const pairs = Object.entries(moves).flatMap(([figure, inputs]) => inputs.map((input) => ({ figure, input })));
    const boxes = numberInputs(definition.fields, draft);
    for (const { figure, input } of pairs.slice(0, PAIRS)) {
      const text = boxes.find(({ path }) => path === input)?.text ?? '';
      const target = await movedFigure(figure, input, Number(text));
      if (target === undefined) continue;
      tally.pairs += 1;
      const solved = await searchFor(subject, { figure, input, target }, directClient, signal, () => {});
      if (solved.kind !== 'found') continue;
      tally.found += 1;
      for (const { text: found } of solved.values)
        expect(Number(await figureAt(figure, input, found))).toBe(Number(target));
    }

    async function movedFigure(figure: string, input: string, present: number): Promise<string | undefined> {
      for (const by of [1.1, 0.9, 1.01]) {
        const shown = await figureAt(figure, input, String(Number((present * by).toPrecision(6))));
        if (shown !== undefined) return shown;
      }
      return undefined;
    }

    async function figureAt(figure: string, input: string, typed: string): Promise<string | undefined> {
      const moved = await run(definition, withTyped(draft, input, typed));
      if (moved.outcome !== 'computed') return undefined;
      return numberFigures(moved.presentation).find((each) => each.figure.field === figure)?.figure.text;
    }
  });
});

test('at least 95 % of the pairs are solved', () => {
  expect(tally.pairs).toBeGreaterThan(120);
  expect(tally.found / tally.pairs).toBeGreaterThanOrEqual(0.95);
});
