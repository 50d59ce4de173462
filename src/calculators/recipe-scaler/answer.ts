import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Figure, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { RecipeScalerInput, RecipeScalerResult } from '#workers/formulas/recipe-scaler.ts';
import { kitchenAmount } from './kitchenAmount.ts';

type Key = ResultKey<RecipeScalerResult>;

const OF_PANS: readonly Key[] = ['fromArea', 'toArea', 'volumeFactor'];

/** Returns what is shown of the result. */
export function answerOf(
  result: RecipeScalerResult,
  input: RecipeScalerInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const headline = figure('factor');
  const pans = result.mode === 'pan' ? OF_PANS : [];
  return {
    headline,
    status: `Multiply every ingredient by ${headline.text}.`,
    blocks: [
      { kind: 'facts', figures: [figure('percent'), ...pans.map((key) => figure(key))] },
      ...list(result, input, figure),
      {
        kind: 'notice',
        tone: 'neutral',
        title: 'Not everything scales',
        text: 'Yeast, salt and baking powder do not scale straight, and the time in the oven follows the thickness, not the amount. Beat and weigh part of an egg: one has about 50 g.',
      },
      whyDifferent<Key>('Basis', [
        [
          'By area',
          'same thickness',
          'For cakes and bars: the mixture stands as high as in the recipe and bakes alike.',
        ],
        [
          'By volume',
          'equally full',
          'For liquids and fillings: the pan is as full as in the recipe, and a deeper one bakes longer.',
        ],
        ['By the diameter', 'too little', 'A pan of 26 cm holds 1.69 times as much as one of 20 cm, not 1.3 times.'],
      ]),
    ],
    working: [workingOf(result, input, headline)],
  };
}

function list(
  { ingredients }: RecipeScalerResult,
  input: RecipeScalerInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (ingredients.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Ingredients',
      columns: [
        { label: 'Ingredient' },
        { label: 'In the recipe', numeric: true },
        { label: 'Yours', numeric: true },
        { label: 'Unit' },
      ],
      rows: ingredients.map(({ unit }, index) => [
        figure(`ingredients.${index}.name`),
        kitchenAmount(input.ingredients[index]?.amount ?? 0, unit).text,
        figure(`ingredients.${index}.amount`),
        figure(`ingredients.${index}.unit`),
      ]),
    },
  ];
}

function workingOf(result: RecipeScalerResult, input: RecipeScalerInput, { text, written }: Figure): WorkingStep {
  const { originalServings = 1, wantedServings = 1, recipeAmount = 1, availableAmount = 1 } = input;
  switch (result.mode) {
    case 'servings':
      return {
        label: 'Factor',
        formula: 'wanted ÷ original servings',
        substituted: `${typedNumber(wantedServings)} ÷ ${typedNumber(originalServings)}`,
        value: text,
      };
    case 'ingredient':
      return {
        label: 'Factor',
        formula: 'at hand ÷ in the recipe',
        substituted: `${typedNumber(availableAmount)} ÷ ${typedNumber(recipeAmount)}`,
        value: text,
      };
    case 'factor':
      return {
        label: 'Factor',
        formula: 'as entered',
        substituted: workingNumber(result.factor, written),
        value: text,
      };
    case 'pan':
      return {
        label: 'Factor',
        formula: 'area of your pan ÷ area in the recipe',
        substituted: `${workingNumber(result.toArea, written)} ÷ ${workingNumber(result.fromArea, written)}`,
        value: text,
      };
  }
}
