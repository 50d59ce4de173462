import { expect, test } from 'vitest';
import { ALLIUM_PRESETS, CHOCOLATE_PRESETS, GRAPE_PRESETS } from '#workers/reference/foodPresets.ts';

/** Kind and grams of each item, rounded up from household weights and labels. */
test.each([
  ['Foil-wrapped milk chocolate drop', 'milk', 5],
  ['Miniature or snack-size milk bar', 'milk', 17],
  ['Milk chocolate bar, 1.55 oz', 'milk', 44],
  ['Milk chocolate bar, 100 g', 'milk', 100],
  ['Dark chocolate bar, 100 g', 'darkStrong', 100],
  ['Semisweet chips, 1 tablespoon', 'dark', 15],
  ['Semisweet chips, 1 cup', 'dark', 170],
  ['Unsweetened baking chocolate, 1 oz', 'baking', 29],
  ['Cocoa powder, 1 tablespoon', 'cocoaPowder', 6],
  ['Cocoa powder, 1 cup', 'cocoaPowder', 86],
  ['Brownie, large square', 'dark', 60],
  ['Chocolate cake with frosting, 1 slice', 'milk', 100],
  ['Chocolate chip cookie, 1 large', 'milk', 40],
  ['Chocolate nut spread, 1 tablespoon', 'milk', 20],
  ['Hot cocoa mix, 1 packet', 'milk', 28],
  ['Hollow chocolate figure, medium', 'milk', 125],
  ['White chocolate bar, 100 g', 'white', 100],
  ['Grape', 'grape', 5],
  ['Mini box of raisins, 1/2 oz', 'raisin', 14.2],
  ['Box of raisins, 1.5 oz', 'raisin', 43],
  ['Raisins, 1 tablespoon', 'raisin', 10],
  ['Fruit cake, 1 slice', 'raisin', 25],
  ['Mince pie', 'raisin', 20],
  ['Raisin bread, 1 slice', 'raisin', 10],
  ['Hot cross bun', 'raisin', 20],
  ['Trail mix, 1 handful', 'raisin', 15],
  ['Onion, small', 'rawOnion', 70],
  ['Onion, medium', 'rawOnion', 150],
  ['Onion, large', 'rawOnion', 200],
  ['Onion ring or slice', 'cookedOnion', 15],
  ['Leek', 'leekChiveShallot', 90],
  ['Scallion (spring onion)', 'leekChiveShallot', 25],
  ['Garlic clove', 'garlic', 6],
  ['Onion powder, 1 teaspoon', 'onionPowder', 3],
  ['Onion soup mix, 1 packet', 'onionPowder', 40],
  ['Garlic powder, 1 teaspoon', 'garlicPowder', 4],
] as const)('%s counts as %s, %d g', (label, kind, gramsEach) => {
  const all = [...CHOCOLATE_PRESETS, ...GRAPE_PRESETS, ...ALLIUM_PRESETS];
  const isPiece = label === 'Grape' ? { isPiece: true } : {};
  expect(all.filter((preset) => preset.label === label)).toEqual([{ label, kind, gramsEach, ...isPiece }]);
});

test('there are no others', () => {
  expect([CHOCOLATE_PRESETS, GRAPE_PRESETS, ALLIUM_PRESETS].map((list) => list.length)).toEqual([17, 9, 10]);
});
