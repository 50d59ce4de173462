import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountFigure, digits, scaleTable } from '#src/families/poisoning.ts';
import { formModel } from '#src/form/formModel.ts';
import { asText, figuresOf, urgentFirst } from '#src/kit/presentation.ts';
import { sharedText } from '#src/kit/sharedText.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { leavesOf, run, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { REASSURANCE, TREATMENT } from '#tests/support/reassurance.ts';
import { CHOCOLATE_BANDS } from '#workers/reference/chocolate.ts';
import { POISON_URGENCY, SIGNS_OR_DOUBT } from '#workers/reference/poisoning.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

const PAGES = (await everyCalculator()).filter(({ id }) => id.endsWith('-toxicity'));

describe.each(PAGES)('$id', ({ meta, content, definition }) => {
  const { fields, example, warning } = definition;
  const blank = formModel(definition).blank;
  const drafts = arbitraryDraft(fields, example).map((draft) => ({ ...blank, ...draft }));

  /** Every text that the page or any of its results shows. */
  function scan(value: unknown): readonly string[] {
    return leavesOf(value).flatMap(({ path, leaf }) =>
      typeof leaf === 'string' && [...REASSURANCE, ...TREATMENT].some((pattern) => pattern.test(leaf))
        ? [`${path}: ${leaf}`]
        : [],
    );
  }

  test('warns in the fixed words', () => {
    expect(warning).toMatchObject({ tone: 'danger', texts: [SAFETY_NOTES.poisonBanner, SAFETY_NOTES.poisonDoNot] });
  });

  test('no text of the page reassures or treats', () => {
    expect(scan([meta, content, fields])).toEqual([]);
  });

  test('whatever is entered, the result leads with what to do and reassures nowhere', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const outcome = await run(definition, draft);
        if (outcome.outcome !== 'computed') return;
        const { presentation } = outcome;
        const { urgency } = outcome.result as { readonly urgency: keyof typeof POISON_URGENCY };
        const { word, line } = POISON_URGENCY[urgency];
        seen.add(urgency);
        const [first] = urgentFirst(presentation.blocks).urgent;
        expect(first).toEqual({ kind: 'notice', tone: 'danger', title: line, text: SIGNS_OR_DOUBT });
        expect(presentation.headline).toMatchObject({ field: 'urgency', value: urgency, text: word, tone: 'danger' });
        expect(line.startsWith(word)).toBe(true);
        expect(presentation.status).toBe(`${line}.`);
        const shared = sharedText(definition, presentation) ?? '';
        expect(shared.startsWith(line)).toBe(true);
        expect(asText(presentation).startsWith(line)).toBe(true);
        expect(
          scan({ presentation: { ...presentation, status: '' }, shared: shared.replace(SAFETY_NOTES.poisonDoNot, '') }),
        ).toEqual([]);
        for (const { value, text } of figuresOf(presentation)) {
          if (typeof value !== 'number') continue;
          expect(value).toBeGreaterThan(0);
          // '0.0' would read as no risk.
          expect(text).toMatch(/[1-9]/);
        }
      }),
      { numRuns: 400 },
    );
    expect(seen).toContain('emergency');
  });

  test('no two figures say the same field, and every one stands in the result', async () => {
    const { presentation } = await runExample(definition);
    const names = figuresOf(presentation).map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['urgency', 'level']));
  });

  test('what is shared is what a veterinarian asks for', async () => {
    const { presentation } = await runExample(definition);
    const shared = (sharedText(definition, presentation) ?? '').split('\n');
    expect(shared[1]).toBe(SIGNS_OR_DOUBT);
    expect(shared[2]).toContain(`${example.weight} ${example.weightUnit}`);
    expect(shared[2]).toContain(`${example.amount} ${example.amountUnit === 'pieces' ? 'grapes' : example.amountUnit}`);
    expect(shared.at(-1)).toBe(SAFETY_NOTES.poisonDoNot);
  });
});

test('a page for cats says that its scale is the one for dogs, with each result', async () => {
  const cat = PAGES.find(({ id }) => id === 'cat-chocolate-toxicity');
  if (cat === undefined) throw new Error('There is no such page');
  const { presentation } = await runExample(cat.definition);
  expect(asText(presentation)).toContain('The scale is the one for dogs.');
  expect(cat.content.introduction.join(' ')).toContain('The scale is the one for dogs');
});

test('the page on onions says what is weak in it, that signs come late, and that it is not for cats', async () => {
  const onion = PAGES.find(({ id }) => id === 'dog-onion-toxicity');
  if (onion === undefined) throw new Error('There is no such page');
  const resultOf = async (change: Readonly<Record<string, string | boolean>>) => {
    const outcome = await run(onion.definition, { ...onion.definition.example, ...change });
    return outcome.outcome === 'computed' ? asText(outcome.presentation) : '';
  };
  expect(await resultOf({ form: 'onionPowder' })).toContain('weak evidence');
  expect(await resultOf({ form: 'garlicPowder' })).toContain('weak evidence');
  const plain = await resultOf({});
  expect(plain).toContain('Signs can take several days. A dog that looks normal today proves nothing.');
  expect(plain).toContain('Do not use this page for cats');
  expect(plain).not.toContain('says too little here');
  expect(await resultOf({ repeated: true })).toContain('says too little here');
});

describe('figures and tables', () => {
  test('an absurd amount is shown in words that can be read', () => {
    expect(amountFigure('dose', 'Dose', Number.MAX_VALUE, 1, 'mg')).toMatchObject({
      value: Number.MAX_VALUE,
      text: 'more than 1000000000',
    });
    expect(amountFigure('dose', 'Dose', 52.5, 1, 'mg').text).toBe('52.5');
  });

  test('the scale marks one band, and its bands join', () => {
    const { rows } = scaleTable('Scale', 'mg/kg', CHOCOLATE_BANDS, 'mild');
    expect(rows.map(([range]) => range)).toEqual([
      'under 20',
      '20 to under 40',
      '40 to under 60',
      '60 to under 100',
      '100 and more',
    ]);
    expect(rows.map((row) => row[2])).toEqual(['–', 'here', '–', '–', '–']);
  });

  test.each([
    [52.49999999, '52.5'],
    [85.048569375, '85.04857'],
    [115, '115'],
    [1e-300, '1e-300'],
    [1.5e300, '1.5e+300'],
  ])('the working writes %d as %s', (value, text) => {
    expect(digits(value)).toBe(text);
  });
});
