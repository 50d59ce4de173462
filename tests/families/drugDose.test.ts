import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { asText, figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { exampleDraft, leavesOf, run } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import type { DrugDoseResult } from '#workers/formulas/drug-dose.ts';
import { DRUGS, type Drug, type DrugRow } from '#workers/reference/drugs.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

const PAGES = (await everyCalculator()).filter(({ definition }) => definition.formula === 'drug-dose');

/** Words that could dissuade a visitor from calling. */
const REASSURING =
  /\bsafe(?:ly)?\b|harmless|\bno risk\b|risk-free|without risk|no danger|well tolerated|no need to (?:call|worry)|do(?:n’t| not) worry|nothing to fear/i;
/** Words that would turn a limit into an instruction. */
const INSTRUCTING =
  /(?<!never |before you )\bgive\b|\badminister|\brepeat if\b|\bas needed\b|\bfor \d+ (?:days|weeks)\b|\btwice (?:a day|daily)\b/i;

test('five pages: two of diphenhydramine, two of cephalexin, and tramadol for dogs alone', () => {
  expect(PAGES.map(({ id }) => id).sort()).toEqual([
    'cat-benadryl',
    'cat-cephalexin',
    'dog-benadryl',
    'dog-cephalexin',
    'dog-tramadol',
  ]);
});

describe.each(PAGES)('$id', ({ content, definition }) => {
  const { fields, fixed, warning } = definition;
  const { confirmations, contraindications, neverWith, products }: DrugRow = DRUGS[fixed.drug as Drug];
  const blank = createFormModel(definition).blank;

  test('asks for the confirmations of its drug, in their order, and for no other', () => {
    const boxes = Object.entries(fields).filter(([, { kind }]) => kind === 'checkbox');
    expect(boxes.map(([name]) => name)).toEqual(confirmations);
    for (const [name, field] of boxes) {
      expect(field).toHaveProperty('confirms');
      expect(field).not.toHaveProperty('initial');
      expect(blank[name]).toBe(false);
    }
  });

  test('fixes no confirmation as given', () => {
    expect(Object.values(fixed)).not.toContain(true);
  });

  test('shows every warning of the table in full beside a box', () => {
    const listed = Object.values(fields).flatMap((field) => (field.kind === 'checkbox' ? (field.confirms ?? []) : []));
    expect([...listed].sort()).toEqual([...contraindications, ...neverWith].sort());
    expect(fields.noContraindications).toHaveProperty('confirms', expect.arrayContaining([...contraindications]));
  });

  test('offers every product of its drug and chooses neither product nor unit', () => {
    const { product, weightUnit } = fields;
    expect(product?.kind === 'choice' && product.options.map(({ value }) => value)).toEqual(
      products.map(({ id }) => id),
    );
    expect([product, weightUnit].map((field) => field !== undefined && 'initial' in field)).toEqual([false, false]);
    expect([blank.product, blank.weightUnit]).toEqual(['', '']);
  });

  test('shows the warnings of all medicines and its own permanently', () => {
    expect(warning?.texts.slice(0, 2)).toEqual([SAFETY_NOTES.medicineBanner, SAFETY_NOTES.overdose]);
    expect(warning?.texts).toHaveLength(3);
    expect(definition.resultAfterEdit).toBe('removed');
  });

  test('shares its title and the advice to ask, and no number', async () => {
    const example = await run(definition, exampleDraft(definition));
    if (example.outcome !== 'computed') throw new Error('the example is not computed');
    expect(sharedText(definition, example.presentation)).toBe(
      `${content.name}\nAsk your veterinarian before giving any medicine`,
    );
    expect(content.name + content.description).not.toMatch(/\d/);
  });

  test('its words hold no dose, no interval and no course', () => {
    const words = leavesOf([content, warning, fields]).map(({ leaf }) => String(leaf));
    const numbered = words.filter((text) => /\d\s*mg\s*(?:\/|per)\s*kg|\d\s*(?:h\b|hours|days|weeks)/i.test(text));
    expect(numbered).toEqual([]);
    // Beside a weight, a strength would be mistaken for a dose.
    expect(leavesOf(content).filter(({ leaf }) => /\d\s*m[gL]\b/.test(String(leaf)))).toEqual([]);
  });

  test('its words neither reassure nor instruct', () => {
    const words = leavesOf([content, warning, fields]).map(({ leaf }) => String(leaf));
    expect(words.filter((text) => REASSURING.test(text) || INSTRUCTING.test(text))).toEqual([]);
  });

  test('every result is worded as a limit, in words that neither reassure nor instruct', async () => {
    const unit = fc.constantFrom('kg', 'lb');
    const product = fc.constantFrom(...products.map(({ id }) => id));
    const weight = fc.integer({ min: 10, max: 2200 }).map((tenths) => String(tenths / 10));
    let measured = 0;
    let unmeasured = 0;
    await fc.assert(
      fc.asyncProperty(weight, unit, product, async (typed, weightUnit, id) => {
        const outcome = await run(definition, { ...exampleDraft(definition), weight: typed, weightUnit, product: id });
        if (outcome.outcome !== 'computed') return;
        const { presentation } = outcome;
        const { maxUnitsPerDose, intervalHours } = outcome.result as DrugDoseResult;
        const texts = leavesOf(presentation).map(({ leaf }) => String(leaf));
        expect(texts.filter((text) => REASSURING.test(text) || INSTRUCTING.test(text))).toEqual([]);
        if (maxUnitsPerDose === null) {
          unmeasured += 1;
          expect(presentation.status).toBe(
            'This product cannot be measured for this weight. Ask your veterinarian about another strength.',
          );
          expect(presentation.blocks[0]).toMatchObject({ kind: 'notice', tone: 'danger', text: presentation.status });
          expect(presentation.headline).toMatchObject({ field: 'maxUnitsPerDose', value: null });
          expect(presentation.headline.text).not.toMatch(/\d/);
        } else {
          measured += 1;
          expect(presentation.status).toMatch(
            new RegExp(
              `^At most ${maxUnitsPerDose} (?:tablets?|capsules?|mL) per dose, at least ${intervalHours} hours apart, if your veterinarian agrees\\.$`,
            ),
          );
          expect(presentation.headline.note).toMatch(/^at least \d+ hours apart, if your veterinarian agrees\./);
        }
        // A trailing zero is easily misread as ten times the dose.
        expect(asText(presentation)).not.toMatch(/\d\.\d*0(?!\d)/);
      }),
      // What is counted below is drawn rarely.
      { numRuns: 200 },
    );
    expect(measured).toBeGreaterThan(5);
    if (fixed.drug !== 'tramadol') expect(unmeasured).toBeGreaterThan(0);
  });

  test('draws each figure of the result once', async () => {
    const example = await run(definition, exampleDraft(definition));
    if (example.outcome !== 'computed') throw new Error('the example is not computed');
    const drawn = figuresOf(example.presentation).map(({ field }) => field);
    const common = [
      'doseMinMg',
      'doseMaxMg',
      'intervalHours',
      'maxUnitsPerDose',
      'unitLabel',
      'deliveredMg',
      'measurable',
    ];
    const own = { diphenhydramine: 'capped', cephalexin: 'labelDoseMg', tramadol: 'maxDailyMg' }[fixed.drug as Drug];
    expect([...drawn].sort()).toEqual([...common, own].sort());
  });

  test('every limit that its hint names is accepted', async () => {
    const { weight } = fields;
    const named = /From ([\d.]+) to ([\d.]+) kg \(([\d.]+) to ([\d.]+) lb\)/.exec(weight?.hint ?? '');
    const [, leastKg, mostKg, leastLb, mostLb] = named ?? [];
    for (const [typed, weightUnit] of [
      [leastKg, 'kg'],
      [mostKg, 'kg'],
      [leastLb, 'lb'],
      [mostLb, 'lb'],
    ] as const) {
      const draft = { ...exampleDraft(definition), weight: typed ?? '', weightUnit };
      expect((await run(definition, draft)).outcome, `${typed} ${weightUnit}`).toBe('computed');
    }
  });
});

describe('the label in the owner’s hand', () => {
  const MORE = 'Call the practice before you give it.';
  const SAME = 'That is no reason to change anything: what your veterinarian says counts.';
  const LESS = 'Your veterinarian may have a reason. Never give more than the label says.';

  test.each([
    ['dog-benadryl', { weight: '10', product: 'tablet25' }, ['0.5', '1', '2']],
    ['dog-cephalexin', { weight: '20', product: 'capsule500' }, ['0.5', '1', '2']],
    ['cat-cephalexin', { weight: '5', product: 'liquid25' }, ['1', '5', '7']],
    ['dog-tramadol', { weight: '25', product: 'tablet50' }, ['0.5', '1', '3']],
    ['cat-benadryl', { weight: '4', product: 'liquid2_5' }, ['0.1', '2', '4']],
    ['dog-metacam', {}, ['0.1', '0.8', '1']],
    ['cat-metacam', {}, ['0.1', '0.3', '1']],
  ] as const)('%s: less, as much and more are given in words, and no figure is added', async (id, change, labels) => {
    const definition = (await everyCalculator()).find((each) => each.id === id)?.definition;
    if (definition === undefined) throw new Error(`There is no ${id}`);
    const draft = { ...exampleDraft(definition), ...change };
    // The others have a single amount to compare with.
    const isRange = !id.endsWith('-metacam');
    const blank = await run(definition, draft);
    if (blank.outcome !== 'computed') throw new Error('not computed');
    for (const [index, labelAmount] of labels.entries()) {
      const drawn = await run(definition, { ...draft, labelAmount });
      if (drawn.outcome !== 'computed') throw new Error('not computed');
      const own = drawn.presentation.blocks.filter((block) => block.kind === 'notice' && block.title === 'Your label');
      expect(own).toHaveLength(1);
      expect(own[0]).toMatchObject({ tone: index === 2 ? 'danger' : 'caution' });
      expect(JSON.stringify(own)).toContain([LESS, SAME, MORE][index]);
      expect(JSON.stringify(own)).not.toMatch(/\d/);
      expect(JSON.stringify(own).includes('range')).toBe(isRange);
      const figure = figuresOf(drawn.presentation).find(({ field }) => field === 'labelCheck');
      expect(figure).toMatchObject({
        value: ['below', 'inside', 'above'][index],
        text: ['less', isRange ? 'within' : 'as much', 'more'][index],
      });
      // Everything else is as if nothing had been typed.
      const others = drawn.presentation.blocks.filter((block) => !JSON.stringify(block).includes('our label'));
      expect(others).toEqual(blank.presentation.blocks);
    }
  });
});

test('weak or moderate evidence is said beside the figure, for cats on diphenhydramine and dogs on tramadol', async () => {
  const saying = await Promise.all(
    PAGES.map(async ({ id, definition }) => {
      const example = await run(definition, exampleDraft(definition));
      const blocks = example.outcome === 'computed' ? example.presentation.blocks : [];
      return blocks.some((block) => block.kind === 'notice' && block.title === 'How good the evidence is') ? [id] : [];
    }),
  );
  expect(saying.flat().sort()).toEqual(['cat-benadryl', 'dog-tramadol']);
});

test.each([
  ['16', 'not reached'],
  ['17', 'lowers the highest dose'],
  ['25', 'lowers the highest dose'],
  ['26', 'lowers both doses: at this weight it lies below the range of the source'],
])('diphenhydramine for a dog of %s kg: the ceiling %s', async (weight, text) => {
  const { definition } = PAGES.find(({ id }) => id === 'dog-benadryl') ?? {};
  if (definition === undefined) throw new Error('The page is gone');
  const drawn = await run(definition, { ...exampleDraft(definition), weight, weightUnit: 'kg' });
  const figures = drawn.outcome === 'computed' ? figuresOf(drawn.presentation) : [];
  expect(figures.find(({ field }) => field === 'capped')?.text).toBe(text);
});
