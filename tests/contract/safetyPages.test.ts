/** What holds for every page with a standing warning, on poisoning or on medicine, found by discovery. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formModel } from '#src/form/formModel.ts';
import { withoutConfirmations } from '#src/form/leftToVisitor.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';
import { sharedText } from '#src/kit/sharedText.ts';
import type { CalculatorEvent } from '#src/machine/calculatorMachine.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { exampleDraft, leavesOf, run, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { replay } from '#tests/support/replay.ts';

// The kernel of the sequence formulas is compiled when first loaded, which takes longer than a single test may.
await everyFormula();
const SAFETY_PAGES = (await everyCalculator()).filter(({ definition }) => definition.resultAfterEdit === 'removed');

/** Those that show a dose of a medicine only once everything is confirmed. */
const MEDICINE_PAGES = SAFETY_PAGES.filter(({ definition }) => confirmationsOf(definition).length > 0);

/** Nothing may reassure, whichever poison or medicine it is about. */
const REASSURANCE =
  /harmless|no risk|risk-free|no need to call|nothing to worry|(?:is|are) (?:perfectly |quite )?safe\b|[✓✔✅]/i;

test('all pages on poisoning have a standing warning', () => {
  const ids = SAFETY_PAGES.map(({ id }) => id);
  for (const id of ['dog-chocolate', 'cat-chocolate', 'dog-onion', 'dog-raisin'])
    expect(ids).toContain(`${id}-toxicity`);
});

describe.each(SAFETY_PAGES)('$id', ({ meta, content, definition }) => {
  const { fields, warning, resultAfterEdit } = definition;
  const form = formModel(definition);
  const confirmations = confirmationsOf(definition);

  test('its warning has a title and sentences', () => {
    expect(warning?.title).toMatch(/\S/);
    expect(warning?.texts.length).toBeGreaterThan(0);
    for (const text of warning?.texts ?? []) expect(text).toMatch(/\.$/);
  });

  test('says nothing that reassures', () => {
    const texts = leavesOf([meta, content, definition]).map(({ leaf }) => leaf);
    expect(texts.filter((text) => typeof text === 'string' && REASSURANCE.test(text))).toEqual([]);
  });

  test('no result reassures, in words or in green', async () => {
    const drafts = arbitraryDraft(fields, definition.example).map((draft) => ({ ...form.blank, ...draft }));
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const outcome = await run(definition, draft);
        if (outcome.outcome !== 'computed') return;
        const leaves = leavesOf(outcome.presentation);
        expect(leaves.filter(({ leaf }) => typeof leaf === 'string' && REASSURANCE.test(leaf))).toEqual([]);
        expect(leaves.filter(({ path, leaf }) => path.endsWith('tone') && leaf === 'good')).toEqual([]);
      }),
    );
  });

  test('removes the result with any edit', async () => {
    expect(resultAfterEdit).toBe('removed');
    const { input, result } = await runExample(definition);
    const draft = exampleDraft(definition);
    const computed: readonly CalculatorEvent[] = [
      { type: 'fill', draft },
      { type: 'calculate' },
      { type: 'worker.accepted', input },
      { type: 'worker.computed', result },
    ];
    const outcomeAfter = (...events: readonly CalculatorEvent[]) =>
      replay([...computed, ...events], { form, formula: definition.formula }).context.outcome;
    expect(outcomeAfter()).toMatchObject({ result, stale: false });
    for (const [field, value] of Object.entries(draft))
      expect(outcomeAfter({ type: 'edit', field, value }), field).toBeNull();
    expect(outcomeAfter({ type: 'fill', draft })).toBeNull();
    expect(outcomeAfter({ type: 'reset' })).toBeNull();
    expect(outcomeAfter({ type: 'calculate' })).toBeNull();
  });

  test('starts with no unit of weight and no confirmation, and an example leaves the confirmations to the visitor', () => {
    expect(form.blank.weightUnit).toBe('');
    for (const name of confirmations) {
      expect(form.blank[name], name).toBe(false);
      expect(definition.example[name], name).toBe(true);
      expect(withoutConfirmations(fields, definition.example), name).not.toHaveProperty(name);
    }
  });

  test('has a text of its own to share', async () => {
    const { presentation } = await runExample(definition);
    expect(sharedText(definition, presentation)).toMatch(/\S/);
    expect(definition.share ?? 'links').toBe('links');
  });
});

describe.each(MEDICINE_PAGES)('$id, which asks for confirmations', ({ meta, content, definition }) => {
  const { fields } = definition;
  const confirmations = confirmationsOf(definition);

  test('shares no dose, but the advice to ask a veterinarian', async () => {
    const { presentation } = await runExample(definition);
    const shared = sharedText(definition, presentation) ?? '';
    const title = content.title ?? meta.name;
    expect(shared).toContain(title);
    expect(shared).toContain('Ask your veterinarian before giving any medicine');
    expect(shared.replaceAll(title, '')).not.toMatch(/\d/);
  });

  test('leaving out any one confirmation gives its message and nothing else', async () => {
    const draft = exampleDraft(definition);
    for (const name of confirmations.filter((each) => isShown(fields, each, draft))) {
      const outcome = await run(definition, { ...draft, [name]: false });
      expect(outcome, name).toMatchObject({ outcome: 'refused', issues: [{ path: name }] });
      if (outcome.outcome !== 'refused') continue;
      expect(outcome.issues, name).toHaveLength(1);
      expect(outcome.issues[0]?.message, name).not.toMatch(/\d/);
    }
    const outcome = await run(definition, { ...draft, ...withoutTicks(confirmations) });
    expect(outcome).toMatchObject({ outcome: 'refused', issues: [{ path: confirmations[0] }] });
  });
});

function confirmationsOf({ fields }: AnyCalculatorDefinition): readonly string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'checkbox' && field.confirms !== undefined)
    .map(([name]) => name);
}

function isShown(fields: AnyFields, name: string, draft: Values): boolean {
  return fields[name]?.visibleWhen?.(draft) !== false;
}

function withoutTicks(confirmations: readonly string[]): Values {
  return Object.fromEntries(confirmations.map((name) => [name, false]));
}
