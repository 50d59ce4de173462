/**
 * The ingredients of a recipe for other servings, by a factor, for what is at hand, or for another pan.
 *
 *   factor = wanted ÷ original servings, or available ÷ recipe's amount, or area of the new pan ÷ area of the old one
 *   pan, round: π·d² ÷ 4, square: a², rectangle: a·b                          cm²
 *   by volume: area and depth of the new pan ÷ those of the old one
 *
 * Source: geometry; household measures by `nistHandbook44`. By area the mixture is equally deep in both pans, by volume
 * the pans are equally full.
 *
 * Refuses: blanks, half-filled ingredients among them; servings, factor, amounts or pan sizes not above 0; negative amounts;
 * an unknown mode or shape; results beyond the range of a double.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { enteredRows } from '../lib/inputs/enteredRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

export type PanShape = 'round' | 'square' | 'rectangle';
type Mode = 'servings' | 'factor' | 'ingredient' | 'pan';

export interface RecipeIngredient {
  readonly name: string;
  /** 0 or more. */
  readonly amount: number;
  /** As in the recipe: 'g', 'cup'; may be empty. */
  readonly unit: string;
}

/** Numbers are above 0, lengths in cm. */
export interface RecipeScalerInput {
  readonly mode: Mode;
  readonly originalServings?: number;
  readonly wantedServings?: number;
  readonly factor?: number;
  /** Of the ingredient that is scarce, in any unit. */
  readonly recipeAmount?: number;
  readonly availableAmount?: number;
  readonly fromShape: PanShape;
  readonly fromDiameter?: number;
  readonly fromLength?: number;
  readonly fromWidth?: number;
  readonly fromDepth?: number;
  readonly toShape: PanShape;
  readonly toDiameter?: number;
  readonly toLength?: number;
  readonly toWidth?: number;
  readonly toDepth?: number;
  readonly ingredients: readonly RecipeIngredient[];
}

interface Scaled {
  readonly factor: number;
  readonly percent: number;
  /** Those with an amount, in the order entered. */
  readonly ingredients: readonly RecipeIngredient[];
}

export type RecipeScalerResult =
  | (Scaled & { readonly mode: 'servings' | 'factor' | 'ingredient' })
  | (Scaled & {
      readonly mode: 'pan';
      /** cm². */
      readonly fromArea: number;
      readonly toArea: number;
      /** Null without both depths. */
      readonly volumeFactor: number | null;
    });

type Size = Exclude<keyof RecipeScalerInput, 'mode' | 'fromShape' | 'toShape' | 'ingredients'>;

const NEEDED: Readonly<Record<Exclude<Mode, 'pan'>, readonly Size[]>> = {
  servings: ['originalServings', 'wantedServings'],
  factor: ['factor'],
  ingredient: ['recipeAmount', 'availableAmount'],
};
const SIDES: Readonly<Record<PanShape, { readonly from: readonly Size[]; readonly to: readonly Size[] }>> = {
  round: { from: ['fromDiameter'], to: ['toDiameter'] },
  square: { from: ['fromLength'], to: ['toLength'] },
  rectangle: { from: ['fromLength', 'fromWidth'], to: ['toLength', 'toWidth'] },
};
const NOT_POSITIVE: Readonly<Record<Mode, string>> = {
  servings: 'Servings must be greater than 0',
  factor: 'Factor must be greater than 0',
  ingredient: 'Amounts must be greater than 0',
  pan: 'Pan sizes must be greater than 0',
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'recipe-scaler': FormulaType<RecipeScalerInput, RecipeScalerResult>;
  }
}

export default {
  id: 'recipe-scaler',

  validate(candidate) {
    const { mode, fromShape, toShape } = candidate;
    if (mode === '' || !Object.hasOwn(NOT_POSITIVE, mode)) return refuse(INVALID, 'mode');
    if (fromShape === '' || !Object.hasOwn(SIDES, fromShape)) return refuse(INVALID, 'fromShape');
    if (toShape === '' || !Object.hasOwn(SIDES, toShape)) return refuse(INVALID, 'toShape');
    const isPan = mode === 'pan';
    const needed = isPan ? [...SIDES[fromShape].from, ...SIDES[toShape].to] : NEEDED[mode];
    const numbers = enteredNumbers(candidate, needed, isPan ? ['fromDepth', 'toDepth'] : []);
    if (!numbers.ok) return numbers;
    const ingredients = enteredIngredients(candidate);
    if (!ingredients.ok) return ingredients;
    const refused = firstRefusal([
      ...Object.entries(numbers.input).map(([name, value]): Rule => [!(value > 0), NOT_POSITIVE[mode], name]),
      ...ingredients.input.map(
        ({ amount, path }): Rule => [amount < 0, 'Amounts must not be negative', `${path}.amount`],
      ),
    ]);
    if (refused !== null) return refused;
    const input: RecipeScalerInput = {
      mode,
      fromShape,
      toShape,
      ...numbers.input,
      ingredients: ingredients.input.map(({ path: _, ...ingredient }) => ingredient),
    };
    return acceptFiniteResult(input, scaled(input), needed[0] ?? 'mode');
  },

  compute: scaled,
} satisfies Formula<'recipe-scaler'>;

function enteredIngredients(
  candidate: Candidate<RecipeScalerInput>,
): Verdict<readonly (RecipeIngredient & { readonly path: string })[]> {
  const rows = enteredRows(candidate.ingredients, 'ingredients', ['amount']);
  if (!rows.ok) return rows;
  return accept(
    rows.input.map(({ row, numbers, path }) => ({
      name: textOf(row.name).trim(),
      ...numbers,
      unit: textOf(row.unit).trim(),
      path,
    })),
  );
}

function scaled(input: RecipeScalerInput): RecipeScalerResult {
  const { mode, originalServings = 1, wantedServings = 1, recipeAmount = 1, availableAmount = 1 } = input;
  const { fromDiameter = 0, fromLength = 0, fromWidth = 0, toDiameter = 0, toLength = 0, toWidth = 0 } = input;
  const { fromDepth, toDepth } = input;
  const fromArea = areaOf(input.fromShape, fromDiameter, fromLength, fromWidth);
  const toArea = areaOf(input.toShape, toDiameter, toLength, toWidth);
  const factor = {
    servings: wantedServings / originalServings,
    factor: input.factor ?? 1,
    ingredient: availableAmount / recipeAmount,
    pan: toArea / fromArea,
  }[mode];
  const common = {
    factor,
    percent: 100 * factor,
    ingredients: input.ingredients.map((ingredient) => ({ ...ingredient, amount: ingredient.amount * factor })),
  };
  if (mode !== 'pan') return { mode, ...common };
  const hasDepths = fromDepth !== undefined && toDepth !== undefined;
  return { mode, ...common, fromArea, toArea, volumeFactor: hasDepths ? (factor * toDepth) / fromDepth : null };
}

/** cm². */
function areaOf(shape: PanShape, diameter: number, length: number, width: number): number {
  if (shape === 'round') return (Math.PI * diameter ** 2) / 4;
  return length * (shape === 'square' ? length : width);
}
