/** Contract of 'Uncertainty', by discovery: linear figures scale with ±, nothing is negative, and words have no holes. */
import { describe, expect, test } from 'vitest';
import { changeableInputs, type ExploredResult } from '#src/engine/exploring/exploredResult.ts';
import { propagate } from '#src/engine/exploring/propagate.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { directClient } from '#tests/support/directClient.ts';
import { everyFormula, sampledCalculators } from '#tests/support/everyCalculator.ts';
import { IS_SAMPLED } from '#tests/support/sample.ts';
import { SLOW_CALCULATORS } from '#tests/support/solvedPairs.ts';
import { answering } from '#workers/answering.ts';
import type { Doubt } from '#workers/questions.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = (await sampledCalculators()).filter(
  ({ id, definition }) =>
    definition.warning === undefined && definition.resultAfterEdit !== 'removed' && !SLOW_CALCULATORS.has(id),
);
const { signal } = new AbortController();
const known: string[] = [];

describe.each(CALCULATORS)('$id', ({ id, definition }) => {
  test('the first number of the example, ± 0.01 % and twice that', async () => {
    const draft = exampleDraft(definition);
    const example = await run(definition, draft);
    if (example.outcome !== 'computed') throw new Error('the example is refused');
    const subject: ExploredResult = { definition, draft, presentation: example.presentation };
    const input = changeableInputs(subject).find(({ own }) => own !== 0);
    if (input === undefined) return;
    const asked: (readonly (Doubt | null)[])[] = [];
    const client = {
      ask: answering(directClient.ask, 'uncertainty', async (...question) => {
        const doubts = await directClient.ask('uncertainty', ...question);
        asked.push(doubts);
        return doubts;
      }),
    };
    for (const spread of ['0.01 %', '0.02 %']) {
      const answer = await propagate(subject, { [input.path]: spread }, client, signal, () => {});
      if (answer.kind !== 'computed') throw new Error(`${spread} is ${answer.kind}`);
      expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|undefined/);
    }
    const [once = [], twice = []] = asked;
    for (const [index, doubt] of once.entries()) {
      const doubled = twice[index];
      if (doubt == null || doubled == null) continue;
      expect(doubt.standardUncertainty).toBeGreaterThanOrEqual(0);
      expect(doubt.lower).toBeLessThanOrEqual(doubt.upper);
      if (doubt.method !== 'linear' || doubled.method !== 'linear') continue;
      if (doubt.standardUncertainty > 0) known.push(id);
      // Up to the departure from the line that is allowed.
      expect(Math.abs(doubled.standardUncertainty - 2 * doubt.standardUncertainty)).toBeLessThanOrEqual(
        0.1 * doubled.standardUncertainty + 1e-12,
      );
    }
  });
});

// Of a sample the number says nothing.
if (!IS_SAMPLED)
  test('most pages have a figure that is straight near its example', () => {
    expect(new Set(known).size).toBeGreaterThan(60);
  });
