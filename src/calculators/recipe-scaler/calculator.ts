import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type recipeScaler from '#workers/formulas/recipe-scaler.ts';
import type { PanShape, RecipeIngredient, RecipeScalerInput } from '#workers/formulas/recipe-scaler.ts';
import { answerOf } from './answer.ts';
import { kitchenAmount } from './kitchenAmount.ts';

interface Shown {
  readonly mode: RecipeScalerInput['mode'] | '';
  readonly fromShape: PanShape | '';
  readonly toShape: PanShape | '';
}

const shown = visibleFor<'mode', RecipeScalerInput['mode']>('mode');
const pan = (end: 'fromShape' | 'toShape', ...shapes: readonly PanShape[]) => ({
  visibleWhen: ({ mode, ...chosen }: Shown) => {
    const shape = chosen[end];
    return mode === 'pan' && shape !== '' && shapes.includes(shape);
  },
});
const SHAPES = [
  { value: 'round', label: 'Round' },
  { value: 'square', label: 'Square' },
  { value: 'rectangle', label: 'Rectangular' },
] as const;
const shape = { kind: 'choice', look: 'radios', options: SHAPES, initial: 'round', ...shown('pan') } as const;
const size = { kind: 'number', ...measuredIn('length', 'cm', 'in'), min: 0 } as const;

const MODES: Readonly<Record<RecipeScalerInput['mode'], string>> = {
  servings: 'Servings',
  factor: 'A factor',
  ingredient: 'What is at hand',
  pan: 'The size of the pan',
};

export default defineCalculator<typeof recipeScaler>()({
  formula: 'recipe-scaler',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'Scale by',
      look: 'menu',
      options: (Object.keys(MODES) as RecipeScalerInput['mode'][]).map((value) => ({ value, label: MODES[value] })),
      initial: 'servings',
    },
    originalServings: { kind: 'number', label: 'Servings of the recipe', min: 0, ...shown('servings') },
    wantedServings: { kind: 'number', label: 'Servings that you want', min: 0, ...shown('servings') },
    factor: { kind: 'number', label: 'Factor', hint: '0.5 halves, 2 doubles.', min: 0, step: 0.5, ...shown('factor') },
    recipeAmount: {
      kind: 'number',
      label: 'Amount in the recipe',
      hint: 'Of the ingredient that is scarce.',
      min: 0,
      ...shown('ingredient'),
    },
    availableAmount: {
      kind: 'number',
      label: 'Amount at hand',
      hint: 'In the same unit.',
      min: 0,
      ...shown('ingredient'),
    },
    fromShape: { ...shape, label: 'Pan of the recipe' },
    fromDiameter: { ...size, label: 'Diameter in the recipe', ...pan('fromShape', 'round') },
    fromLength: { ...size, label: 'Length in the recipe', ...pan('fromShape', 'square', 'rectangle') },
    fromWidth: { ...size, label: 'Width in the recipe', ...pan('fromShape', 'rectangle') },
    fromDepth: { ...size, label: 'Depth in the recipe', optional: true, ...shown('pan') },
    toShape: { ...shape, label: 'Your pan' },
    toDiameter: { ...size, label: 'Diameter of your pan', ...pan('toShape', 'round') },
    toLength: { ...size, label: 'Length of your pan', ...pan('toShape', 'square', 'rectangle') },
    toWidth: { ...size, label: 'Width of your pan', ...pan('toShape', 'rectangle') },
    toDepth: { ...size, label: 'Depth of your pan', optional: true, ...shown('pan') },
    ingredients: {
      kind: 'rows',
      label: 'Ingredients',
      hint: 'Any unit. Cups and spoons are shown as fractions.',
      rowName: 'ingredient',
      minRows: 1,
      optional: true,
      row: {
        name: { kind: 'text', label: 'Ingredient', maxLength: 40, optional: true },
        amount: { kind: 'number', label: 'Amount', min: 0, optional: true },
        unit: { kind: 'text', label: 'Unit', maxLength: 12, optional: true },
      },
    },
  },
  example: {
    mode: 'pan',
    originalServings: '',
    wantedServings: '',
    factor: '',
    recipeAmount: '',
    availableAmount: '',
    fromShape: 'round',
    fromDiameter: '20',
    fromLength: '',
    fromWidth: '',
    fromDepth: '6',
    toShape: 'round',
    toDiameter: '26',
    toLength: '',
    toWidth: '',
    toDepth: '5',
    ingredients: [
      { name: 'Oat flour', amount: '250', unit: 'g' },
      { name: 'Pumpkin', amount: '0.5', unit: 'cup' },
      { name: 'Eggs', amount: '2', unit: '' },
    ],
  },
  errorStyle: 'inline',
  outputs: {
    mode: { kind: 'words', label: 'Scaled by', words: MODES },
    factor: { kind: 'number', label: 'Multiply everything by', written: decimals(3) },
    percent: { kind: 'number', label: 'Of the recipe', unit: '%', written: decimals(1) },
    fromArea: { kind: 'number', label: 'Area in the recipe', unit: 'cm²', written: decimals(1) },
    toArea: { kind: 'number', label: 'Area of your pan', unit: 'cm²', written: decimals(1) },
    volumeFactor: {
      kind: 'number',
      label: 'By volume',
      written: decimals(3),
      note: 'If the pan is to be equally full.',
      missingNote: 'Needs both depths.',
    },
    ingredients: {
      kind: 'rows',
      label: 'Ingredients',
      row: {
        name: { kind: 'words', label: 'Ingredient', words: (_, { row, at }) => ingredientName(row, at) },
        amount: {
          kind: 'number',
          label: ({ row, at }) => `${ingredientName(row, at)}, amount`,
          written: (amount, { row }) => kitchenAmount(amount, row.unit),
        },
        unit: {
          kind: 'words',
          label: ({ row, at }) => `${ingredientName(row, at)}, unit`,
          words: (unit) => (unit === '' ? '–' : unit),
        },
      },
    },
  },
  present: answerOf,
  evidence: 'rule',
  sources: ['kingArthur', 'nistHandbook44'],
});

function ingredientName({ name }: RecipeIngredient, at: string): string {
  return name === '' ? `Ingredient ${Number(at) + 1}` : name;
}
