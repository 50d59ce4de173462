/**
 * Contract of every page on a medicine or a supplement, found by its permanent warning: confirmations come before any
 * amount, nothing is exported, nothing reassures and nothing instructs to give anything.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutConfirmations } from '#src/engine/form/confirmations.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { CheckboxField } from '#src/engine/kit/fields.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { exampleDraft, leavesOf, run, runExample } from '#tests/support/calculatorRuns.ts';
import { type BuiltCalculator, everyCalculator } from '#tests/support/everyCalculator.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

const PAGES = (await everyCalculator()).filter(({ definition }) =>
  definition.warning?.texts.includes(SAFETY_NOTES.medicineBanner),
);

const REASSURING =
  /\bsafe(?:ly|r|st|ty)?\b|\bharmless\b|\b(?:no|without|zero|free of) (?:risk|danger)\b|\brisk-free\b|\bno need to\b|\bnothing to worry\b|\bdo(?: not|n’t) worry\b|\bwell tolerated\b|\bwill be fine\b|\bunproblematic\b/i;
/**
 * Exception, sentences that advise against it: 'Do not give it …', 'Never give more …', 'Call the practice before you
 * give it.'
 */
const INSTRUCTING =
  /(?<!do not |never |before you )\bgive\b(?! (?:up|way))|\badminister\b|\brepeat if\b|\bif needed\b/i;
/** An amount by body weight or an amount of liquid; strengths such as 1.5 mg/mL are not amounts. */
const AMOUNT =
  /\d ?(?:mg|milligrams?) ?(?:\/|per|a) ?(?:kg|kilogram)|(?<!per )\d ?(?:mL|milliliters?)\b|every \d+ hours|\d+ hours/i;

/** Every text of a page before a calculation. */
function standingTexts({ content, definition }: BuiltCalculator): readonly string[] {
  const { fields, warning } = definition;
  return leavesOf([content, fields, warning]).flatMap(({ leaf }) => (typeof leaf === 'string' ? leaf : []));
}

function confirmationsOf({ definition }: BuiltCalculator): readonly string[] {
  return Object.entries(definition.fields).flatMap(([name, field]) =>
    field.kind === 'checkbox' && field.confirms !== undefined ? name : [],
  );
}

test('there are such pages', () => {
  expect(PAGES.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['cat-fish-oil', 'cat-metacam', 'dog-metacam', 'dog-omega3']),
  );
});

describe.each(PAGES)('$id', (page) => {
  const { content, definition } = page;
  const form = createFormModel(definition);

  test('warns in red, says what to do after too much, and an edit removes the result', () => {
    expect(definition.warning?.tone).toBe('danger');
    expect(definition.warning?.texts).toContain(SAFETY_NOTES.overdose);
    expect(definition.resultAfterEdit).toBe('removed');
  });

  test('sets neither the unit of the weight nor a confirmation beforehand', () => {
    expect(form.blank).toMatchObject({ weight: '', weightUnit: '' });
    const confirmations = confirmationsOf(page);
    expect(confirmations.length).toBeGreaterThan(0);
    for (const name of confirmations) {
      expect(form.blank[name]).toBe(false);
      expect((definition.fields[name] as CheckboxField<unknown>).initial).toBeUndefined();
    }
  });

  test('nothing is worked out while the example is filled in but not confirmed', async () => {
    const unconfirmed = { ...form.blank, ...withoutConfirmations(definition.fields, definition.example) };
    expect(await run(definition, unconfirmed)).toMatchObject({
      outcome: 'refused',
      issues: [{ path: expect.any(String) }],
    });
  });

  test('each confirmation that the example needs is needed for itself', async () => {
    const example = exampleDraft(definition);
    const needed = confirmationsOf(page).filter((name) => definition.fields[name]?.visibleWhen?.(example) !== false);
    expect(needed.length).toBeGreaterThan(0);
    for (const name of needed) {
      const refused = await run(definition, { ...example, [name]: false });
      expect(refused).toMatchObject({ outcome: 'refused', issues: [{ path: name }] });
      expect(refused).not.toHaveProperty('presentation');
    }
  });

  test('only the page’s name and a sentence can be shared or copied', async () => {
    const { presentation } = await runExample(definition);
    const text = sharedText(definition, presentation) ?? '';
    expect(text).toContain(content.name);
    expect(text).toContain('Ask your veterinarian before giving any medicine');
    expect(text.replace(content.name, '')).not.toMatch(/\d/);
  });

  test('before a calculation no text names an amount', () => {
    expect(standingTexts(page).filter((text) => AMOUNT.test(text))).toEqual([]);
  });

  test('no text of the page reassures or instructs', () => {
    const texts = standingTexts(page);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => REASSURING.test(text) || INSTRUCTING.test(text))).toEqual([]);
  });

  test('a sign of bleeding never waits for a day', () => {
    const signs = standingTexts(page).filter(
      (text) => /black stool|blood/i.test(text) && /\bcall\b|\bspeak\b/i.test(text),
    );
    for (const text of signs) expect(text).toMatch(/\bat once\b|\bnow\b|before any dose/);
    for (const text of signs) expect(text).not.toMatch(/same day|appointment/);
  });

  test('no text of any result does, and an amount always mentions the veterinarian', async () => {
    let computed = 0;
    const drafts = arbitraryDraft(definition.fields, definition.example).map((draft) => ({ ...form.blank, ...draft }));
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const outcome = await run(definition, draft);
        if (outcome.outcome !== 'computed') return;
        computed += 1;
        const { presentation } = outcome;
        const texts = leavesOf(presentation).flatMap(({ leaf }) => (typeof leaf === 'string' ? leaf : []));
        expect(texts.filter((text) => REASSURING.test(text) || INSTRUCTING.test(text))).toEqual([]);
        const { headline, status } = presentation;
        if (headline.value !== null) expect(`${headline.label} ${headline.text}`).toMatch(/at most/i);
        expect(status).toMatch(
          headline.value === null ? /ask your veterinarian/i : /at most .* if your veterinarian agrees/i,
        );
      }),
      { numRuns: 300 },
    );
    expect(computed).toBeGreaterThan(5);
  });
});

describe('the words that these pages must not have', () => {
  test.each(['A safe amount.', 'Harmless in dogs.', 'There is no risk.', 'No need to call.', 'It is well tolerated.'])(
    "'%s' reassures",
    (text) => {
      expect(text).toMatch(REASSURING);
    },
  );

  test.each(['Give two tablets.', 'Repeat if needed.', 'Administer with food.'])("'%s' instructs", (text) => {
    expect(text).toMatch(INSTRUCTING);
  });

  test.each(['At 0.2 mg/kg.', '15 mg per kg', 'draw up 1.3 mL', 'every 12 hours'])("'%s' is an amount", (text) => {
    expect(text).toMatch(AMOUNT);
  });

  test.each([
    'Strength 1.5 mg/mL',
    'a dog of 12 kg',
    'Do not give it before speaking to your veterinarian.',
    'a capsule of 1000 mg',
    '12.5 mg per 5 mL',
  ])("'%s' is neither", (text) => {
    expect(text).not.toMatch(AMOUNT);
    expect(text).not.toMatch(INSTRUCTING);
    expect(text).not.toMatch(REASSURING);
  });
});
