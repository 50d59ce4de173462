import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyEnergyCalculator } from '#src/calculators/families/dailyEnergy.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { asText, figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DailyEnergyInput } from '#workers/formulas/daily-energy.ts';
import { LIFE_STAGES } from '#workers/reference/petEnergy.ts';

const CAT: DailyEnergyInput = {
  species: 'cat',
  weight: 5,
  weightUnit: 'kg',
  lifeStage: 'neuteredAdult',
  mealsPerDay: 2,
};
const DOG: DailyEnergyInput = { ...CAT, species: 'dog', weight: 20 };

function presented(input: DailyEnergyInput): Presentation {
  return dailyEnergyCalculator(input.species).present(computed(formula, input), input);
}

function shownIn(presentation: Presentation): Readonly<Record<string, string>> {
  return Object.fromEntries(figuresOf(presentation).map(({ field, text }) => [field, text]));
}

function cautionsIn({ blocks }: Presentation): readonly string[] {
  return blocks.flatMap((block) => (block.kind === 'notice' && block.tone === 'caution' ? [block.text] : []));
}

describe.each(['dog', 'cat'] as const)('the page of the %s', (species) => {
  test.each([
    [1, true],
    [3, true],
    [4, true],
    [5, false],
    [9, false],
    [undefined, false],
  ])('a diet at score %s needs a veterinarian first: %s', (bcs, isSaid) => {
    const sentence = `a thin ${species} must not be put on a diet without a veterinarian.`;
    const own = { ...(species === 'cat' ? CAT : DOG), ...(bcs === undefined ? {} : { bcs }) };
    const slimming = presented({ ...own, lifeStage: 'weightLoss' });
    expect(cautionsIn(slimming)[0]?.includes(sentence)).toBe(isSaid);
    expect(slimming.status.includes(sentence)).toBe(isSaid);
    expect(asText(presented(own))).not.toContain(sentence);
  });

  const { fields, fixed } = dailyEnergyCalculator(species);

  test('offers the stages of the species and no other, none of them chosen', () => {
    const { lifeStage } = fields;
    if (lifeStage?.kind !== 'choice') throw new Error('the life stage is no choice');
    expect(lifeStage.options.map(({ value }) => value)).toEqual(Object.keys(LIFE_STAGES[species]));
    expect(lifeStage.initial).toBeUndefined();
    expect(fixed).toEqual({ species });
  });

  test('starts with kilograms and two meals, and does not guess the unit of the label', () => {
    const { blank } = createFormModel(dailyEnergyCalculator(species));
    expect(blank).toMatchObject({ weightUnit: 'kg', mealsPerDay: '2', bcs: '', foodEnergy: '', foodEnergyUnit: '' });
  });

  test('calls every result a starting point, to be checked on the scale every two weeks', () => {
    for (const lifeStage of Object.keys(LIFE_STAGES[species])) {
      const presentation = presented({ ...CAT, species, lifeStage: lifeStage as DailyEnergyInput['lifeStage'] });
      expect(cautionsIn(presentation).join(' ')).toMatch(/every two weeks/);
      expect(presentation.status).toMatch(/as a starting point\.$/);
    }
  });

  test('sends weight loss to a veterinarian, and every other stage not', () => {
    const words = (lifeStage: DailyEnergyInput['lifeStage']) =>
      cautionsIn(presented({ ...CAT, species, lifeStage })).join(' ');
    expect(words('weightLoss')).toMatch(/ideal weight.*veterinarian.*No fasting days and no crash diet/);
    expect(words('inactive')).not.toMatch(/ideal weight/);
  });

  test('draws no figure twice', () => {
    for (const input of [
      { ...CAT, species },
      { ...CAT, species, bcs: 8 },
    ]) {
      const drawn = figuresOf(presented(input)).map(({ field }) => field);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  test('asks for a score with what each means, of grown animals alone', () => {
    const { bcs } = fields;
    if (bcs?.kind !== 'number') throw new Error('the score is no number');
    expect(bcs).toMatchObject({ optional: true, min: 1, max: 9 });
    expect(bcs.scores?.meanings).toHaveLength(9);
    const unscored = Object.keys(LIFE_STAGES[species]).filter((lifeStage) => !bcs.visibleWhen?.({ lifeStage }));
    expect(unscored).toEqual(
      species === 'dog'
        ? ['puppyUnder4Months', 'puppyOver4Months', 'latePregnancy', 'nursing']
        : ['kitten', 'pregnant', 'nursing'],
    );
    expect(bcs.visibleWhen?.({ lifeStage: '' })).toBe(true);
  });

  test('with a score, shows the figures of the ideal weight and leaves the others to the working', () => {
    const presentation = presented({ ...CAT, species, weight: 14, bcs: 9 });
    expect(presentation.headline).toMatchObject({ field: 'merIdeal' });
    expect(presentation.headline.note).toMatch(/^Range \d+ to \d+ kcal\. Never less than \d+ kcal\.$/);
    const shown = shownIn(presentation);
    expect(Object.keys(shown)).toEqual(
      expect.arrayContaining(['idealWeight', 'rerIdeal', 'floorKcal', 'shownMin', 'shownMax']),
    );
    for (const field of ['rer', 'mer', 'rangeMin', 'rangeMax']) expect(shown).not.toHaveProperty(field);
    const labels = presentation.working.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['Range', 'Resting energy (RER) at the ideal weight', 'Range shown']),
    );
    const ideal = figuresOf(presentation).find(({ field }) => field === 'idealWeight');
    expect(ideal).toMatchObject({ text: '10.0', unit: 'kg', note: 'an estimate; your veterinarian sets the target.' });
  });

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [7, false],
    [8, true],
    [9, true],
  ])('at score %d a veterinarian plans the feeding: %s', (bcs, isPlanned) => {
    const presentation = presented({ ...CAT, species, bcs });
    expect(cautionsIn(presentation).includes('Have a veterinarian plan this.')).toBe(isPlanned);
    expect(presentation.status.endsWith('Have a veterinarian plan this.')).toBe(isPlanned);
  });

  test('prints one floor, and no range that begins below it, for all weights, scores and stages', () => {
    const stages = Object.keys(LIFE_STAGES[species]) as DailyEnergyInput['lifeStage'][];
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: species === 'dog' ? 120 : 15, noNaN: true }),
        fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
        fc.constantFrom(...stages),
        (weight, bcs, lifeStage) => {
          const presentation = presented({ ...CAT, species, weight, lifeStage, ...(bcs === undefined ? {} : { bcs }) });
          const shown = shownIn(presentation);
          const from = Number(shown.shownMin ?? shown.rangeMin);
          expect(from).toBeGreaterThanOrEqual(Number(shown.floorKcal));
          const floors = asText(presentation).matchAll(/(?:never less than|less than):? (\d+) kcal/gi);
          expect(new Set([...floors].map(([, kcal]) => kcal))).toEqual(new Set([shown.floorKcal]));
        },
      ),
    );
  });
});

test('without a label the amounts say so in words', () => {
  expect(shownIn(presented(DOG))).toMatchObject({
    mer: '1059',
    amountPerDay: 'not calculated',
    amountPerMeal: 'not calculated',
    amountUnit: 'no label given',
  });
});

test.each([
  [350, 'cup', '3.03', '1.51', 'cups'],
  [360, '100g', '294', '147', 'g'],
  [400, 'can', '2.65', '1.32', 'cans'],
] as const)('%d kcal for one %s make %s per day and %s per meal', (foodEnergy, foodEnergyUnit, day, meal, unit) => {
  const figures = figuresOf(presented({ ...DOG, foodEnergy, foodEnergyUnit }));
  const figure = (field: string) => figures.find((one) => one.field === field);
  expect(figure('amountPerDay')).toMatchObject({ text: day, unit });
  expect(figure('amountPerMeal')).toMatchObject({ text: meal, unit });
});

test('the working follows the visitor’s numbers, from pounds to the meal', () => {
  const { working } = presented({ ...DOG, weight: 44, weightUnit: 'lb', foodEnergy: 360, foodEnergyUnit: '100g' });
  expect(working.map(({ substituted, value }) => `${substituted} = ${value}`)).toEqual([
    '44 × 0.45359237 = 19.958064 kg',
    '70 × 19.958064^0.75 = 661.0 kcal',
    '660.97777 × 1.6 = 1057.6 kcal',
    '1057.5644 × 0.8 to 1057.5644 × 1.2 = 846 to 1269 kcal',
    '660.97777 × 0.8 = 529 kcal',
    '1057.5644 × 0.1 = 106 kcal',
    '1057.5644 ÷ 360 × 100 = 294 g',
    '293.7679 ÷ 2 = 147 g',
  ]);
});

test('the working of a score goes over the points to the ideal weight', () => {
  const { working } = presented({ ...CAT, weight: 8, bcs: 9, lifeStage: 'weightLoss' });
  expect(working.map(({ label, substituted, value }) => `${label}: ${substituted} = ${value}`)).toEqual([
    'Resting energy (RER): 70 × 8^0.75 = 333.0 kcal',
    'Energy need (MER): 332.97799 × 0.8 = 266.4 kcal',
    'Range: 266.38239 × 0.8 to 266.38239 × 1.2 = 213 to 320 kcal',
    'Points from the ideal scores: 9 − 5 = 4',
    'Ideal weight: 8 ÷ (1 + 0.1·4) = 5.7 kg',
    'Resting energy (RER) at the ideal weight: 70 × 5.7142857^0.75 = 258.7 kcal',
    'Energy need (MER) at the ideal weight: 258.71375 × 0.8 = 207.0 kcal',
    'Never less than: 258.71375 × 0.8 = 207 kcal',
    'Range shown: 206.971 × 0.8 to 206.971 × 1.2 = 207 to 248 kcal',
    'Treats, at most: 206.971 × 0.1 = 21 kcal',
  ]);
});

test('an ideal weight is given in pounds as well where pounds were entered', () => {
  const figures = figuresOf(presented({ ...DOG, weight: 70, weightUnit: 'lb', bcs: 9 }));
  expect(figures.find(({ field }) => field === 'idealWeight')).toMatchObject({
    text: '22.7',
    note: '50.0 lb: an estimate; your veterinarian sets the target.',
  });
});

describe('a cat', () => {
  test('that does not eat comes before everything else, for any score and stage', () => {
    for (const change of [{}, { bcs: 9 }, { lifeStage: 'weightLoss' }, { lifeStage: 'nursing' }] as const) {
      const input: DailyEnergyInput = { ...CAT, ...change };
      const [first] = presented(input).blocks;
      expect(first).toMatchObject({ kind: 'notice', tone: 'caution', title: 'A cat that does not eat' });
    }
    expect(cautionsIn(presented(CAT))[0]).toBe(
      'A cat that refuses food for a day needs a veterinarian, an overweight one above all: its liver can turn fatty. Never feed it less than 187 kcal per day without one.',
    );
    expect(asText(presented(DOG))).not.toMatch(/\bcat\b/i);
  });

  test('that is to lose weight: the range begins at the floor, and its width is in the working', () => {
    const slimming = presented({ ...CAT, lifeStage: 'weightLoss' });
    expect(shownIn(slimming)).toMatchObject({ shownMin: '187', rangeMax: '225', floorKcal: '187' });
    expect(shownIn(slimming)).not.toHaveProperty('rangeMin');
    expect(slimming.working.find(({ label }) => label === 'Range')?.value).toBe('150 to 225 kcal');
    expect(slimming.working.find(({ label }) => label === 'Range shown')?.value).toBe('187 to 225 kcal');
    expect(shownIn(presented(CAT))).toHaveProperty('rangeMin');
  });
});
