/** The links of the header: each leads to a page, and each page belongs to one of them or to none. */
import { describe, expect, test } from 'vitest';
import { ANIMALS, EMERGENCY, partOf } from '#src/site/app/siteLinks.ts';
import { catalog, catalogPaths } from '#src/site/catalog/catalog.ts';
import { entryGroups } from '#src/site/pages/category/entryGroups.ts';

test.each([...ANIMALS, EMERGENCY])('$name leads to a page, and to a place that is on it', ({ to }) => {
  const [path = '', place] = to.split('#');
  expect(catalogPaths()).toContain(path);
  if (place === undefined) return;
  const lists = catalog.categories.find((category) => category.path === path)?.subcategories ?? [];
  expect(lists.flatMap(entryGroups).map(({ heading }) => heading?.toLowerCase())).toContain(place);
});

describe('the part of the site', () => {
  test.each([
    ['/category/biology', 'biology'],
    ['/category/biology/genetics', 'biology'],
    ['/category/biology/cat-health', 'animals'],
    ['/category/health/pet-emergencies', 'animals'],
    ['/category/statistics/tests', 'statistics'],
    ['/calculator/dna-sequence', 'biology'],
    ['/calculator/molarity', 'chemistry'],
    ['/calculator/dog-chocolate-toxicity', 'animals'],
    ['/calculator/horse-weight', 'animals'],
    ['/calculator/alpaca-gestation', 'animals'],
    ['/calculator/pet-emergency', 'animals'],
    ['/animals', 'animals'],
    ['/calculator/percentage', 'math'],
  ])('of %s is %s', (path, part) => expect(partOf(path)).toBe(part));

  test.each(['/', '/notebook', '/404', '/category/nothing', '/calculator/nothing'])('of %s has no link', (path) => {
    expect(['biology', 'chemistry', 'animals', 'statistics']).not.toContain(partOf(path));
  });
});
