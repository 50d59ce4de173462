/** Any two results of a calculator can be compared in words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { headlineFigures } from '#src/engine/kit/onDemand/twoValues.ts';
import { changedInputs } from '#src/engine/results/changedInputs.ts';
import { comparedFigures } from '#src/engine/results/compareResults.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { run, runExample } from '#tests/support/calculatorRuns.ts';
import { everyFormula, sampledCalculators } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const COMPARED = (await sampledCalculators()).filter(({ definition }) => definition.resultAfterEdit !== 'removed');

describe.each(COMPARED)('$id', ({ definition }) => {
  const { fields, example } = definition;
  const form = createFormModel(definition);

  test('a result does not differ from itself', async () => {
    const { presentation, input } = await runExample(definition);
    const figures = comparedFigures(presentation, presentation);
    expect(figures[0]?.label).toBe(headlineFigures(presentation)[0]?.label);
    expect(figures.filter(({ isSame }) => !isSame)).toEqual([]);
    expect(changedInputs(fields, input, input)).toEqual([]);
  });

  test('two results: every figure of either, once, with both values and a difference that can be read', async () => {
    const { presentation: before } = await runExample(definition);
    let compared = 0;
    const drafts = arbitraryDraft(fields, example).map((draft) => ({ ...form.blank, ...draft }));
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const other = await run(definition, draft);
        if (other.outcome !== 'computed') return;
        compared += 1;
        const figures = comparedFigures(before, other.presentation);
        const names = figures.map(({ field }) => field);
        expect(new Set(names).size).toBe(names.length);
        const known = new Set([...figuresOf(before), ...figuresOf(other.presentation)].map(({ field }) => field));
        expect(names.filter((name) => !known.has(name))).toEqual([]);
        // One assertion for all figures: each by itself takes longer than the calculation.
        const unreadable = figures.filter(
          ({ label, difference }) =>
            label.trim() === '' || !/\S/.test(difference) || /NaN|undefined|Infinity|null/.test(difference),
        );
        expect(unreadable).toEqual([]);
      }),
      // The seed is fixed, so a failure is reproducible.
    );
    expect(compared).toBeGreaterThan(0);
  });
});
