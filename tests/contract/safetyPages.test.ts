/** Contract of every page with a permanent warning, on poisoning or on medicine, by discovery. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutConfirmations } from '#src/engine/form/confirmations.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { exampleDraft, leavesOf, run, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { REASSURANCE } from '#tests/support/reassurance.ts';
import { replay } from '#tests/support/replay.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const SAFETY_PAGES = (await everyCalculator()).filter(({ definition }) => definition.resultAfterEdit === 'removed');

/** Pages that show a dose of a medicine only after all confirmations. */
const MEDICINE_PAGES = SAFETY_PAGES.filter(({ definition }) => confirmationsOf(definition).length > 0);

/** True for a text that reassures, which no poison or medicine page may do. */
function isReassuring(text: unknown): boolean {
  return typeof text === 'string' && REASSURANCE.some((pattern) => pattern.test(text));
}

/** Weights as typed: puppies to giants, and invalid ones. */
const ANY_WEIGHT = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 5, max: 20_000 }).map((hundredths) => String(hundredths / 100)) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '0', '-4', 'ten', '1,000', '4,5', '10 kg', '1/2') },
);

/** Matches an amount of a medicine, but not the strength on a bottle or the minimum on a label. */
const AN_AMOUNT = /\d\s*(?:mg|mL|tablets?|capsules?)\b(?!\/mL)(?! or more)/;

/** The highest dose that a page may show, from its own sources and ceilings. */
const MOST_MG_PER_KG: Readonly<Record<string, { readonly perKg: number; readonly mg: number }>> = {
  'dog-benadryl': { perKg: 3, mg: 50 },
  'cat-benadryl': { perKg: 2, mg: 10 },
  'dog-cephalexin': { perKg: 30, mg: 3000 },
  'cat-cephalexin': { perKg: 30, mg: 360 },
  'dog-tramadol': { perKg: 4, mg: 400 },
  'dog-metacam': { perKg: 0.2, mg: 20 },
  'cat-metacam': { perKg: 0.1, mg: 1.2 },
};

/** The largest dose in a result of a medicine page, mg. */
function mgShown(result: unknown): number {
  const { doseMg, doseMaxMg, deliveredMg } = result as Readonly<Record<string, number | null>>;
  return Math.max(doseMg ?? 0, doseMaxMg ?? 0, deliveredMg ?? 0);
}

function textsOf(value: unknown): readonly string[] {
  return leavesOf(value).flatMap(({ leaf }) => (typeof leaf === 'string' ? leaf : []));
}

test('all pages on poisoning have a permanent warning', () => {
  const ids = SAFETY_PAGES.map(({ id }) => id);
  for (const id of ['dog-chocolate', 'cat-chocolate', 'dog-onion', 'dog-raisin', 'dog-xylitol'])
    expect(ids).toContain(`${id}-toxicity`);
  expect(ids).toContain('pet-medicine-overdose');
});

describe.each(SAFETY_PAGES)('$id', ({ id, content, definition }) => {
  const { fields, warning, resultAfterEdit } = definition;
  const form = createFormModel(definition);
  const confirmations = confirmationsOf(definition);

  test('its warning has a title and sentences', () => {
    expect(warning?.title).toMatch(/\S/);
    expect(warning?.texts.length).toBeGreaterThan(0);
    for (const text of warning?.texts ?? []) expect(text).toMatch(/\.$/);
  });

  test('says nothing that reassures', () => {
    const texts = leavesOf([content, definition]).map(({ leaf }) => leaf);
    expect(texts.filter(isReassuring)).toEqual([]);
  });

  test('no result reassures, in words or in green', async () => {
    const drafts = arbitraryDraft(fields, definition.example).map((draft) => ({ ...form.blank, ...draft }));
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const outcome = await run(definition, draft);
        if (outcome.outcome !== 'computed') return;
        const leaves = leavesOf(outcome.presentation);
        expect(leaves.filter(({ leaf }) => isReassuring(leaf))).toEqual([]);
        expect(leaves.filter(({ path, leaf }) => path.endsWith('tone') && leaf === 'good')).toEqual([]);
      }),
    );
  });

  test('from 0.05 to 200 kg, blank or unreadable: nothing reassures, and no refused input shows an amount', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        arbitraryDraft(fields, definition.example),
        ANY_WEIGHT,
        fc.constantFrom('kg', 'lb', ''),
        fc.boolean(),
        async (others, weight, weightUnit, isExample) => {
          const rest = isExample ? definition.example : others;
          const draft = { ...form.blank, ...rest, weight, weightUnit };
          const outcome = await run(definition, draft);
          kinds.add(outcome.outcome);
          if (outcome.outcome === 'computed') {
            const said = textsOf([outcome.presentation, sharedText(definition, outcome.presentation)]);
            expect(said.filter(isReassuring)).toEqual([]);
            expect(leavesOf(outcome.presentation).filter(({ leaf }) => leaf === 'good')).toEqual([]);
            const most = MOST_MG_PER_KG[id];
            if (most !== undefined) {
              const kilograms = Number(weight.replace(',', '.')) * (weightUnit === 'lb' ? 0.45359237 : 1);
              expect(mgShown(outcome.result)).toBeLessThanOrEqual(Math.min(most.perKg * kilograms, most.mg) + 1e-6);
            }
          }
          if (outcome.outcome !== 'refused') return;
          const advice = definition.refused?.(draft, outcome.issues);
          expect(advice?.title).toMatch(/\S/);
          expect(advice?.texts.length).toBeGreaterThan(0);
          const said = textsOf(advice);
          expect(said.filter(isReassuring)).toEqual([]);
          expect(said.filter((text) => AN_AMOUNT.test(text))).toEqual([]);
          // On poisoning pages the urgency is shown with any invalid input; on medicine pages only with an impossible
          // weight.
          expect(advice?.title).toMatch(
            confirmations.length > 0 ? /^(?:Call now: no figure|No amount is)/ : /^(?:Call now|Emergency)/,
          );
          expect(advice?.isUrgent).toBe(advice?.title !== 'No amount is shown yet');
        },
      ),
      { numRuns: 300 },
    );
    expect([...kinds].sort()).toEqual(['computed', 'refused']);
  });

  test('a weight that no such animal has is reported as urgent, with or without blank boxes', async () => {
    for (const [weight, weightUnit] of [
      ['0.05', 'kg'],
      ['0.3', 'kg'],
      ['1', 'lb'],
      ['121', 'kg'],
      ['200', 'kg'],
      ['300', 'lb'],
    ] as const)
      for (const rest of [form.blank, exampleDraft(definition)]) {
        const draft = { ...rest, weight, weightUnit };
        const outcome = await run(definition, draft);
        if (outcome.outcome !== 'refused') throw new Error(`${weight} ${weightUnit} is ${outcome.outcome}`);
        expect(definition.refused?.(draft, outcome.issues)).toMatchObject({
          title: 'Call now: no figure is shown for this weight',
          isUrgent: true,
        });
      }
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

test('a strength or product to choose is said to be printed on what it is in, and who doubts a copied dose asks the clinic', () => {
  for (const { id, definition } of MEDICINE_PAGES) {
    const { product, concentration, prescribedMgPerKg } = definition.fields;
    for (const field of [product, concentration])
      if (field !== undefined) expect(field.hint, id).toMatch(/printed on the (?:package|bottle)/i);
    if (prescribedMgPerKg !== undefined) expect(prescribedMgPerKg.hint, id).toContain('if in doubt, ask the clinic');
  }
});

test.each(['dog-benadryl', 'cat-benadryl', 'dog-metacam', 'cat-metacam'])(
  '%s names the page for a pet that swallowed medicine',
  (id) => {
    const { faq, notes } = SAFETY_PAGES.find((page) => page.id === id)?.content ?? { faq: [], notes: [] };
    expect(JSON.stringify([faq, notes])).toContain('“My Pet Swallowed Medicine”');
  },
);

describe.each(MEDICINE_PAGES)('$id, which asks for confirmations', ({ content, definition }) => {
  const { fields } = definition;
  const confirmations = confirmationsOf(definition);

  test('shares no dose, but the advice to ask a veterinarian', async () => {
    const { presentation } = await runExample(definition);
    const shared = sharedText(definition, presentation) ?? '';
    const title = content.title ?? content.name;
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
