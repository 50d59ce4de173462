import { expect, test } from 'vitest';
import { areaOf } from '#src/site/catalog/area.ts';
import { catalog } from '#src/site/catalog/catalog.ts';

test.each([
  ['annealing-temperature', 'bench'],
  ['molecular-weight', 'bench'],
  ['molarity', 'chemistry'],
  ['goat-gestation', 'animals'],
  ['alpaca-gestation', 'animals'],
  // Listed under Physiology first.
  ['dog-age', 'animals'],
  ['horse-weight', 'animals'],
  ['blood-pressure', 'bench'],
] as const)('%s belongs to %s', (id, area) => {
  expect(areaOf(id)).toBe(area);
});

test('a list has the area of its category, or one of its own', () => {
  const lists = catalog.categories.flatMap(({ area, subcategories }) =>
    subcategories.map((list) => [list.id, area, list.area]),
  );
  expect(lists).toContainEqual(['genetics', 'bench', 'bench']);
  expect(lists).toContainEqual(['animal-pregnancy', 'bench', 'animals']);
  expect(lists).toContainEqual(['pet-emergencies', 'animals', 'emergency']);
});
