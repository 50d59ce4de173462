import { describe, expect, test } from 'vitest';
import { dailyEnergyCalculator } from '#src/families/dailyEnergy.ts';
import { formModel } from '#src/form/formModel.ts';
import { asText, figuresOf, type Presentation } from '#src/kit/presentation.ts';
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
  const { fields, fixed } = dailyEnergyCalculator(species);

  test('offers the stages of the species and no other, none of them chosen', () => {
    const { lifeStage } = fields;
    if (lifeStage?.kind !== 'choice') throw new Error('the life stage is no choice');
    expect(lifeStage.options.map(({ value }) => value)).toEqual(Object.keys(LIFE_STAGES[species]));
    expect(lifeStage.initial).toBeUndefined();
    expect(fixed).toEqual({ species });
  });

  test('starts with kilograms and two meals, and does not guess the unit of the label', () => {
    const { blank } = formModel(dailyEnergyCalculator(species));
    expect(blank).toMatchObject({ weightUnit: 'kg', mealsPerDay: '2', foodEnergy: '', foodEnergyUnit: '' });
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
    const drawn = figuresOf(presented({ ...CAT, species })).map(({ field }) => field);
    expect(new Set(drawn).size).toBe(drawn.length);
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
    '1057.5644 × 0.1 = 106 kcal',
    '1057.5644 ÷ 360 × 100 = 294 g',
    '293.7679 ÷ 2 = 147 g',
  ]);
});

describe('a cat', () => {
  test('has the amount below which it is not fed on its page, and a dog has not', () => {
    expect(shownIn(presented(CAT))).toMatchObject({ leastEnergy: '187' });
    expect(cautionsIn(presented(CAT)).join(' ')).toMatch(
      /refuses food for a day.*Without one never feed less than.*187 kcal/,
    );
    expect(shownIn(presented(DOG))).not.toHaveProperty('leastEnergy');
    expect(asText(presented(DOG))).not.toMatch(/\bcat\b/i);
  });

  test('that is to lose weight: the lower end of the range is marked as no amount to feed', () => {
    const note = (lifeStage: DailyEnergyInput['lifeStage']) =>
      figuresOf(presented({ ...CAT, lifeStage })).find(({ field }) => field === 'rangeMin')?.note;
    expect(note('weightLoss')).toBe('Below 187 kcal only by a veterinarian’s plan.');
    expect(note('inactive')).toBeUndefined();
  });
});
