import { amountBars } from '#src/families/amountBars.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { fixed } from '#src/kit/format.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, Figure, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { RecipeScalerInput, RecipeScalerResult } from '#workers/formulas/recipe-scaler.ts';
import { kitchenAmount } from './kitchenAmount.ts';

type Key = ResultKey<RecipeScalerResult>;

/** Returns what is shown of the result. */
export function answerOf(result: RecipeScalerResult, input: RecipeScalerInput): Presentation<Key> {
  const factor = fixed(result.factor, 3);
  return {
    headline: { field: 'factor', label: 'Multiply everything by', value: result.factor, text: factor },
    status: `Multiply every ingredient by ${factor}.`,
    blocks: [
      { kind: 'facts', figures: [percent(result), ...pans(result)] },
      ...list(result, input),
      picture(result),
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
    working: [workingOf(result, input)],
  };
}

function percent({ percent: value }: RecipeScalerResult): Figure<Key> {
  return { field: 'percent', label: 'Of the recipe', value, text: fixed(value, 1), unit: '%' };
}

function pans(result: RecipeScalerResult): readonly Figure<Key>[] {
  if (result.mode !== 'pan') return [];
  const { fromArea, toArea, volumeFactor } = result;
  return [
    { field: 'fromArea', label: 'Area in the recipe', value: fromArea, text: fixed(fromArea, 1), unit: 'cm²' },
    { field: 'toArea', label: 'Area of your pan', value: toArea, text: fixed(toArea, 1), unit: 'cm²' },
    volumeFactor === null
      ? { field: 'volumeFactor', label: 'By volume', value: null, text: '–', note: 'Needs both depths.' }
      : {
          field: 'volumeFactor',
          label: 'By volume',
          value: volumeFactor,
          text: fixed(volumeFactor, 3),
          note: 'If the pan is to be equally full.',
        },
  ];
}

function list({ ingredients }: RecipeScalerResult, input: RecipeScalerInput): readonly Block<Key>[] {
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
      rows: ingredients.map(({ name, amount, unit }, index) => {
        const shown = name === '' ? `Ingredient ${index + 1}` : name;
        return [
          { field: `ingredients.${index}.name`, label: 'Ingredient', value: name, text: shown },
          kitchenAmount(input.ingredients[index]?.amount ?? 0, unit),
          {
            field: `ingredients.${index}.amount`,
            label: `${shown}, amount`,
            value: amount,
            text: kitchenAmount(amount, unit),
          },
          { field: `ingredients.${index}.unit`, label: `${shown}, unit`, value: unit, text: unit === '' ? '–' : unit },
        ];
      }),
    },
  ];
}

function picture(result: RecipeScalerResult): Block<Key> {
  if (result.mode !== 'pan')
    return amountBars(
      'The recipe and yours',
      `Yours is ${fixed(result.percent, 1)} % of the recipe.`,
      'Batch',
      { label: 'Amount', unit: '%', decimals: 1 },
      [
        ['Recipe', 100],
        ['Yours', result.percent],
      ],
    );
  return amountBars(
    'Areas of the pans',
    `Your pan has ${fixed(result.percent, 1)} % of the area.`,
    'Pan',
    { label: 'Area', unit: 'cm²', decimals: 1 },
    [
      ['Recipe', result.fromArea],
      ['Yours', result.toArea],
    ],
  );
}

function workingOf(result: RecipeScalerResult, input: RecipeScalerInput): WorkingStep {
  const value = fixed(result.factor, 3);
  const { originalServings = 1, wantedServings = 1, recipeAmount = 1, availableAmount = 1 } = input;
  switch (result.mode) {
    case 'servings':
      return {
        label: 'Factor',
        formula: 'wanted ÷ original servings',
        substituted: `${typedNumber(wantedServings)} ÷ ${typedNumber(originalServings)}`,
        value,
      };
    case 'ingredient':
      return {
        label: 'Factor',
        formula: 'at hand ÷ in the recipe',
        substituted: `${typedNumber(availableAmount)} ÷ ${typedNumber(recipeAmount)}`,
        value,
      };
    case 'factor':
      return { label: 'Factor', formula: 'as entered', substituted: workingNumber(result.factor, value), value };
    case 'pan':
      return {
        label: 'Factor',
        formula: 'area of your pan ÷ area in the recipe',
        substituted: `${workingNumber(result.toArea, value)} ÷ ${workingNumber(result.fromArea, value)}`,
        value,
      };
  }
}
