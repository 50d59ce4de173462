/**
 * Common items and what one of them weighs, rounded up: a preset fills in kind, amount and unit, and the visitor's own
 * label takes precedence. Baked goods count with their whole weight as the kind named, which is at or above the cocoa
 * of common recipes. Sources: `usdaFoodData` and labels of common packs; of cakes and breads, and of handfuls, the
 * dried fruit is estimated.
 */
import type { AlliumForm } from './allium.ts';
import type { ChocolateType } from './chocolate.ts';
import type { GrapeFruit } from './grapeRaisin.ts';

export interface FoodPreset<Kind> {
  readonly label: string;
  readonly kind: Kind;
  readonly gramsEach: number;
  /** Counted, where the calculator counts pieces: by weight, one large piece would count as several light ones. */
  readonly isPiece?: true;
}

/** A dark bar without its percentage counts as a strong one. */
export const CHOCOLATE_PRESETS = [
  { label: 'Foil-wrapped milk chocolate drop', kind: 'milk', gramsEach: 5 },
  { label: 'Miniature or snack-size milk bar', kind: 'milk', gramsEach: 17 },
  { label: 'Milk chocolate bar, 1.55 oz', kind: 'milk', gramsEach: 44 },
  { label: 'Milk chocolate bar, 100 g', kind: 'milk', gramsEach: 100 },
  { label: 'Dark chocolate bar, 100 g', kind: 'darkStrong', gramsEach: 100 },
  { label: 'Semisweet chips, 1 tablespoon', kind: 'dark', gramsEach: 15 },
  { label: 'Semisweet chips, 1 cup', kind: 'dark', gramsEach: 170 },
  { label: 'Unsweetened baking chocolate, 1 oz', kind: 'baking', gramsEach: 29 },
  { label: 'Cocoa powder, 1 tablespoon', kind: 'cocoaPowder', gramsEach: 6 },
  { label: 'Cocoa powder, 1 cup', kind: 'cocoaPowder', gramsEach: 86 },
  { label: 'Brownie, large square', kind: 'dark', gramsEach: 60 },
  { label: 'Chocolate cake with frosting, 1 slice', kind: 'milk', gramsEach: 100 },
  { label: 'Chocolate chip cookie, 1 large', kind: 'milk', gramsEach: 40 },
  { label: 'Chocolate nut spread, 1 tablespoon', kind: 'milk', gramsEach: 20 },
  { label: 'Hot cocoa mix, 1 packet', kind: 'milk', gramsEach: 28 },
  { label: 'Hollow chocolate figure, medium', kind: 'milk', gramsEach: 125 },
  { label: 'White chocolate bar, 100 g', kind: 'white', gramsEach: 100 },
] as const satisfies readonly FoodPreset<ChocolateType>[];

export const GRAPE_PRESETS: readonly FoodPreset<GrapeFruit>[] = [
  { label: 'Grape', kind: 'grape', gramsEach: 5, isPiece: true },
  { label: 'Mini box of raisins, 1/2 oz', kind: 'raisin', gramsEach: 14.2 },
  { label: 'Box of raisins, 1.5 oz', kind: 'raisin', gramsEach: 43 },
  { label: 'Raisins, 1 tablespoon', kind: 'raisin', gramsEach: 10 },
  { label: 'Fruit cake, 1 slice', kind: 'raisin', gramsEach: 25 },
  { label: 'Mince pie', kind: 'raisin', gramsEach: 20 },
  { label: 'Raisin bread, 1 slice', kind: 'raisin', gramsEach: 10 },
  { label: 'Hot cross bun', kind: 'raisin', gramsEach: 20 },
  { label: 'Trail mix, 1 handful', kind: 'raisin', gramsEach: 15 },
];

export const ALLIUM_PRESETS = [
  { label: 'Onion, small', kind: 'rawOnion', gramsEach: 70 },
  { label: 'Onion, medium', kind: 'rawOnion', gramsEach: 150 },
  { label: 'Onion, large', kind: 'rawOnion', gramsEach: 200 },
  { label: 'Onion ring or slice', kind: 'cookedOnion', gramsEach: 15 },
  { label: 'Leek', kind: 'leekChiveShallot', gramsEach: 90 },
  { label: 'Scallion (spring onion)', kind: 'leekChiveShallot', gramsEach: 25 },
  { label: 'Garlic clove', kind: 'garlic', gramsEach: 6 },
  { label: 'Onion powder, 1 teaspoon', kind: 'onionPowder', gramsEach: 3 },
  { label: 'Onion soup mix, 1 packet', kind: 'onionPowder', gramsEach: 40 },
  { label: 'Garlic powder, 1 teaspoon', kind: 'garlicPowder', gramsEach: 4 },
] as const satisfies readonly FoodPreset<AlliumForm>[];
