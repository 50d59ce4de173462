/** On the quality-of-life pages, an alarming answer is shown even if a box is still blank. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qualityOfLifeCalculator } from '#src/calculators/families/qualityOfLife.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { run } from '#tests/support/calculatorRuns.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type QualityOfLifeInput } from '#workers/formulas/quality-of-life.ts';

const ITEMS = ['hurt', 'hunger', 'hydration', 'hygiene', 'happiness', 'mobility', 'goodDays'] as const;
const BREATHING = 'Trouble breathing needs a veterinarian now, whatever the total.';
const PAIN = 'Pain that is not controlled or trouble breathing needs a veterinarian now, whatever the total.';
const NEITHER = 'An animal that neither eats nor drinks needs a veterinarian now.';
const DRY = 'An animal that does not drink or keep water down dries out within a day.';

describe.each(['dog', 'cat'] as const)('the page of the %s', (species) => {
  const definition = qualityOfLifeCalculator(species);
  const { blank } = createFormModel(definition);

  async function adviceOf(change: Values) {
    const draft = { ...blank, ...change };
    const outcome = await run(definition, draft);
    if (outcome.outcome !== 'refused') throw new Error(outcome.outcome);
    return definition.refused?.(draft, outcome.issues);
  }

  test.each([
    [{ breathingTrouble: true }, 'See a veterinarian now', [BREATHING]],
    [{ breathingTrouble: true, hurt: '1' }, 'See a veterinarian now', [BREATHING, PAIN]],
    [{ hurt: '2' }, 'See a veterinarian now', [PAIN]],
    [{ hurt: ' 1.5 ' }, 'See a veterinarian now', [PAIN]],
    [{ hydration: '0' }, 'See a veterinarian now', [DRY]],
    [{ hunger: '2', hydration: '2', mobility: 'many' }, 'See a veterinarian now', [NEITHER]],
    [{ hydration: '2' }, 'See a veterinarian today', [`${DRY} Have it seen today.`]],
    [
      { hunger: '0' },
      'See a veterinarian today',
      [
        species === 'cat'
          ? 'A cat that eats almost nothing for a day can fall ill from that alone. Have it seen today, whatever the total.'
          : 'A dog that will not eat needs to be seen today, whatever the total.',
      ],
    ],
  ])('%j says what is known, and nothing else', async (change, title, texts) => {
    expect(await adviceOf(change)).toEqual({ title, texts, isUrgent: true });
  });

  test.each([{}, { hurt: '3', hunger: '9' }, { mobility: '0' }, { hurt: 'bad' }, { hurt: '-1' }])(
    '%j says nothing in advance',
    async (change) => {
      expect(await adviceOf(change)).toBeUndefined();
    },
  );

  test('it is as urgent as the result would be at best', async () => {
    const score = fc.integer({ min: 0, max: 10 });
    const anyScores = fc.record(Object.fromEntries(ITEMS.map((item) => [item, score])));
    await fc.assert(
      fc.asyncProperty(
        anyScores,
        fc.boolean(),
        fc.constantFrom(...ITEMS),
        async (scores, breathingTrouble, missing) => {
          const typed = Object.fromEntries(Object.entries(scores).map(([item, value]) => [item, String(value)]));
          const advice = await adviceOf({ ...typed, breathingTrouble, [missing]: '' });
          const best = { ...scores, breathingTrouble, [missing]: 10 } as unknown as QualityOfLifeInput;
          const { seeVet } = computed(formula, best);
          const { headline } = definition.present(computed(formula, best), best);
          expect(advice?.title).toBe(seeVet === 'now' || seeVet === 'today' ? headline.text : undefined);
        },
      ),
    );
  });
});
