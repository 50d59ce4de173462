import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digits, roundedUp, scaleTable } from '#src/calculators/families/poisoning.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { asText, figuresOf, urgentFirst } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { exampleDraft, leavesOf, run, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { DOSE, REASSURANCE, TREATMENT } from '#tests/support/reassurance.ts';
import { CHOCOLATE_BANDS, FAT_NOTE } from '#workers/reference/chocolate.ts';
import { EATEN_AGO } from '#workers/reference/eatenAgo.ts';
import { POISON_URGENCY, SIGNS_OR_DOUBT, TODAY_IS_THE_LATEST } from '#workers/reference/poisoning.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

const PAGES = (await everyCalculator()).filter(({ definition }) =>
  definition.warning?.texts.includes(SAFETY_NOTES.poisonBanner),
);

/** Swallowed medicine: always a call, so it has no scale, and states the medicine in milligrams. */
const CALL_ONLY = 'pet-medicine-overdose';

test('six pages: chocolate for both animals, onion, raisins, xylitol, and medicine', () => {
  expect(PAGES.map(({ id }) => id).sort()).toEqual([
    'cat-chocolate-toxicity',
    'dog-chocolate-toxicity',
    'dog-onion-toxicity',
    'dog-raisin-toxicity',
    'dog-xylitol-toxicity',
    CALL_ONLY,
  ]);
});

describe.each(PAGES)('$id', ({ id, content, definition }) => {
  const forbidden = [...REASSURANCE, ...TREATMENT, ...(id === CALL_ONLY ? [] : [DOSE])];
  const { fields, example, warning } = definition;
  const blank = createFormModel(definition).blank;
  const drafts = arbitraryDraft(fields, example).map((draft) => ({ ...blank, ...draft }));

  /** Every text that the page or any of its results shows. */
  function scan(value: unknown): readonly string[] {
    return leavesOf(value).flatMap(({ path, leaf }) =>
      typeof leaf === 'string' && forbidden.some((pattern) => pattern.test(leaf)) ? [`${path}: ${leaf}`] : [],
    );
  }

  test('warns in the fixed words', () => {
    expect(warning).toMatchObject({
      tone: 'danger',
      texts: [SAFETY_NOTES.poisonBanner],
      never: SAFETY_NOTES.poisonDoNot,
      call: 'poison',
    });
  });

  test('no text of the page reassures or treats', () => {
    expect(scan([content, fields])).toEqual([]);
  });

  test('for any input, the result leads with what to do and never reassures', async () => {
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
        // The permanent warning says now, so 'today' is explained as the latest time.
        expect(asText(presentation).includes(TODAY_IS_THE_LATEST)).toBe(urgency === 'callForAdvice');
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
    );
    expect(seen).toContain('emergency');
  });

  test('no two figures show the same field, and every one is in the result', async () => {
    const { presentation } = await runExample(definition);
    const names = figuresOf(presentation).map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(id === CALL_ONLY ? ['urgency'] : ['urgency', 'level']));
  });

  test('what is shared is what a veterinarian asks for', async () => {
    const { presentation } = await runExample(definition);
    const shared = (sharedText(definition, presentation) ?? '').split('\n');
    expect(shared[1]).toBe(SIGNS_OR_DOUBT);
    expect(shared[2]).toMatch(/^Animal: /);
    expect(shared[3]).toContain(`Weight: ${example.weight} ${example.weightUnit}`);
    expect(shared[4]).toMatch(new RegExp(`^What: .* how many at most ${example.amount ?? example.count}\\b`));
    expect(shared.at(-1)).toBe(SAFETY_NOTES.poisonDoNot);
    for (const { label, text } of presentation.card?.known ?? []) expect(shared).toContain(`${label}: ${text}`);
  });

  test('the card for the vet contains what is known and asks for the rest', async () => {
    const { presentation } = await runExample(definition);
    const { line = '', known = [], asked = [] } = presentation.card ?? {};
    expect(presentation.status).toBe(`${line}.`);
    expect(known.map(({ label }) => label)).toEqual(['Animal', 'Weight', 'What', 'How much in all']);
    expect(known.find(({ label }) => label === 'How much in all')?.text).not.toContain('____');
    expect(asked.map(({ label }) => label)).toEqual(['When', 'Signs since', 'Already done', 'Illnesses', 'Called']);
    const keys = asked.flatMap(({ asks = [] }) => asks.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('no answer to how long ago changes anything but a sentence below the urgency, and the card', async () => {
    const before = await runExample(definition);
    for (const [ago, { label, sentence }] of Object.entries(EATEN_AGO)) {
      const after = await run(definition, { ...exampleDraft(definition), eatenAgo: ago });
      if (after.outcome !== 'computed') throw new Error('The example is not computed');
      expect(after.result).toEqual(before.result);
      const { blocks, card } = after.presentation;
      expect(blocks[1]).toMatchObject({ kind: 'notice', text: sentence });
      expect(blocks.toSpliced(1, 1)).toEqual(before.presentation.blocks);
      expect(card?.asked[0]?.text).toContain(label);
    }
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
  expect(plain).toContain(
    'Cats:\tblood damage from 5 g/kg of onion, and less can harm. Any amount: call now.\tsee the page “My pet ate something”, onion and garlic',
  );
});

test.each([
  ['20', 'under 2.5', 'Call your vet'],
  ['30', '2.5 to under 5', 'Call now'],
  ['50', '5 to under 15', 'Emergency'],
])('%s g of onion in 10 kg: one row is marked, %s', async (amount, range, word) => {
  const onion = PAGES.find(({ id }) => id === 'dog-onion-toxicity');
  if (onion === undefined) throw new Error('There is no such page');
  const drawn = await run(onion.definition, { ...onion.definition.example, form: 'rawOnion', amount });
  if (drawn.outcome !== 'computed') throw new Error('not computed');
  const { blocks, headline } = drawn.presentation;
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rows.filter((row) => row[2] === 'here').map(([first]) => first)).toEqual([range]);
  expect(headline.text).toBe(word);
});

test('much chocolate of any kind: its fat is directly under the heading, else among the remarks', async () => {
  const chocolate = PAGES.find(({ id }) => id === 'dog-chocolate-toxicity');
  if (chocolate === undefined) throw new Error('There is no such page');
  const textsOf = async (amount: string, chocolateType = 'white') => {
    const draft = { ...chocolate.definition.example, chocolateType, weight: '3', weightUnit: 'kg', amount };
    const drawn = await run(chocolate.definition, { ...draft, amountUnit: 'g' });
    if (drawn.outcome !== 'computed') throw new Error('not computed');
    return drawn.presentation.blocks.map((block) => (block.kind === 'notice' ? block.text : block.kind));
  };
  const [much, little] = [await textsOf('300'), await textsOf('10')];
  expect(much.slice(1, 4)).toEqual([FAT_NOTE, TODAY_IS_THE_LATEST, 'facts']);
  expect(little.indexOf(FAT_NOTE)).toBeGreaterThan(little.indexOf('facts'));
  for (const texts of [much, little]) {
    expect(texts.filter((text) => text === FAT_NOTE)).toHaveLength(1);
    expect(texts.join(' ')).not.toContain('older editions print');
  }
  for (const kind of ['dark', 'milk', 'baking']) expect((await textsOf('300', kind))[1]).toBe(FAT_NOTE);
  // What is said of a kind is said with that kind alone, and hulls hold hardly any fat.
  for (const kind of ['dark', 'darkStrong', 'baking'])
    expect((await textsOf('10', kind)).join(' ')).toContain('older editions print 16 and 5.4–5.7');
  expect(await textsOf('10', 'cocoaMulch')).not.toContain(FAT_NOTE);
  // It names no kinds: whoever has dark chocolate must not think that it is about another one.
  expect(FAT_NOTE).toMatch(/^Chocolate also holds fat and sugar\. /);
});

test('swallowed medicine: what to say is under the heading, and no figure indicates the danger', async () => {
  const overdose = PAGES.find(({ id }) => id === CALL_ONLY);
  if (overdose === undefined) throw new Error('There is no such page');
  const { presentation } = await runExample(overdose.definition);
  const notices = presentation.blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []));
  expect(notices.slice(1)).toEqual([
    'Say this on the telephone: Dog, 10 kg, 100.0 mg of diphenhydramine, about 10.0 mg for each kg, at ____ o’clock.',
    'This figure does not tell how dangerous it is. Age, illness and other medicines matter as much.',
    'Do not give the next dose until a veterinarian says so.',
    'Is there a second ingredient? Decongestants (-D, pseudoephedrine, phenylephrine), acetaminophen or xylitol make it an emergency: go now.',
  ]);
  const ibuprofen = await run(overdose.definition, { ...overdose.definition.example, medicine: 'ibuprofen' });
  expect(ibuprofen.outcome === 'computed' && asText(ibuprofen.presentation)).not.toContain('second ingredient');
});

describe.each(PAGES.filter(({ definition }) => definition.presets !== undefined))(
  '$id: common items',
  ({ definition }) => {
    const { fields, presets } = definition;
    const items = presets?.items ?? [];

    test('precede a field, have a caution, and are more than one', () => {
      expect(Object.keys(fields)).toContain(presets?.before);
      expect(fields[presets?.amountIn ?? '']).toMatchObject({ kind: 'number' });
      expect(presets?.title).toBe('Choose a common item');
      expect(presets?.notes.slice(0, 2)).toEqual([
        'Wrappers swallowed too? Say so: they can block the gut.',
        'Unsure? Take the larger item.',
      ]);
      expect(items.length).toBeGreaterThan(5);
    });

    test('each sets options that exist, in grams but for the single grape', () => {
      for (const { label, each, sets } of items) {
        expect(each, label).toBeGreaterThan(0);
        expect(sets.amountUnit, label).toBe(label === 'Grape' ? 'pieces' : 'g');
        for (const [name, value] of Object.entries(sets)) {
          const field = fields[name];
          const options = field?.kind === 'choice' ? field.options.map((option) => option.value) : [];
          expect(options, label).toContain(value);
        }
      }
    });
  },
);

test('common items are on the pages of chocolate, onion and raisins', () => {
  const ids = PAGES.filter(({ definition }) => definition.presets !== undefined).map(({ id }) => id);
  expect(ids.sort()).toEqual([
    'cat-chocolate-toxicity',
    'dog-chocolate-toxicity',
    'dog-onion-toxicity',
    'dog-raisin-toxicity',
  ]);
});

describe('figures and tables', () => {
  test('an absurd amount is shown in words that can be read', () => {
    const { written } = roundedUp('Dose', 1, 'mg');
    expect(written(Number.MAX_VALUE, null).text).toBe('more than 1000000000');
    expect(written(52.5, null).text).toBe('52.5');
  });

  test('the scale marks one band, and its bands join', () => {
    const { rows, note } = scaleTable('Scale', 'mg/kg', CHOCOLATE_BANDS, 20);
    expect(note).toBe('The larger of the exact and the printed figure decides.');
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
