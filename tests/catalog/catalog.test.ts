import { describe, expect, it } from 'vitest';
import { SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { backLink } from '#src/site/app/routes.tsx';
import {
  catalog,
  catalogPaths,
  createCatalog,
  findCalculator,
  findCategory,
  findSubcategory,
} from '#src/site/catalog/catalog.ts';
import { fullCatalog, METAS } from './fullCatalog.ts';

const listed = SUBCATEGORIES.flatMap(({ calculators }) => calculators);

function entriesOf(category: string): number {
  return SUBCATEGORIES.filter((each) => each.category === category).flatMap(({ calculators }) => calculators).length;
}

describe('categories', () => {
  it('are in the specified order', () => {
    expect(fullCatalog.categories.map(({ id }) => id)).toEqual([
      'biology',
      'chemistry',
      'ecology',
      'conversion',
      'construction',
      'everyday',
      'finance',
      'math',
      'sport',
      'food',
      'health',
      'statistics',
      'other',
    ]);
  });

  it('count list entries in biology and chemistry, subcategories elsewhere', () => {
    const counts = Object.fromEntries(fullCatalog.categories.map(({ id, count }) => [id, count]));
    expect(counts).toMatchObject({ ecology: 2, conversion: 2, health: 4, other: 2 });
    // Calculators listed in two subcategories count twice.
    expect(counts).toMatchObject({ biology: entriesOf('biology'), chemistry: entriesOf('chemistry') });
    expect(entriesOf('biology')).toBeGreaterThanOrEqual(72);
    expect(entriesOf('chemistry')).toBeGreaterThanOrEqual(15);
  });

  it('list the specified subcategories', () => {
    const ids = (category: string) => findCategory(category)?.subcategories.map(({ id }) => id);
    expect(ids('biology')).toEqual([
      'cell-biology',
      'genetics',
      'physiology',
      'ecology',
      'biochemistry',
      'animal-pregnancy',
      'cat-health',
    ]);
    expect(ids('chemistry')).toEqual(['general', 'solutions', 'reactions']);
    expect(ids('ecology')).toEqual(['biodiversity', 'population']);
    expect(ids('finance')).toEqual(['money', 'animals']);
  });
});

describe('calculators', () => {
  it('appear once each, under the category that lists them first', () => {
    expect(fullCatalog.calculators.map(({ id }) => id)).toEqual([...new Set(listed)]);
    expect(fullCatalog.calculators.find(({ id }) => id === 'ph-analysis')?.category).toBe('biology');
  });

  it('without a folder are neither shown, nor counted, nor popular', () => {
    const { 'cell-size': _absent, ...others } = METAS;
    const partial = createCatalog(others);
    const biology = partial.categories[0];
    expect(biology?.count).toBe(entriesOf('biology') - 1);
    expect(biology?.subcategories[0]?.calculators.map(({ id }) => id)).not.toContain('cell-size');
    expect(partial.calculators.map(({ id }) => id)).not.toContain('cell-size');
    expect(partial.popular.map(({ id }) => id)).toEqual(['dna-sequence', 'molecular-weight']);
  });

  it('that are popular go by the names of Home', () => {
    expect(fullCatalog.popular.map(({ name, path }) => [name, path])).toEqual([
      ['Cell Size', '/calculator/cell-size'],
      ['DNA Sequence', '/calculator/dna-sequence'],
      ['Molecular Weight', '/calculator/molecular-weight'],
    ]);
  });
});

describe('look-ups', () => {
  it('find nothing under a missing or unknown id', () => {
    for (const id of [undefined, '', 'Biology', 'astrology', 'constructor', '__proto__']) {
      expect(findCategory(id)).toBeUndefined();
      expect(findCalculator(id)).toBeUndefined();
    }
  });

  it('find a subcategory only where it has a list, and only in its own category', () => {
    const [biology, chemistry, ecology] = fullCatalog.categories;
    if (biology === undefined || chemistry === undefined || ecology === undefined) throw new Error('no categories');
    expect(findSubcategory(biology, 'cat-health')?.calculators.length).toBeGreaterThanOrEqual(10);
    expect(findSubcategory(chemistry, 'solutions')?.path).toBe('/category/chemistry/solutions');
    expect(findSubcategory(chemistry, 'cat-health')).toBeUndefined();
    expect(findSubcategory(ecology, 'biodiversity')?.path).toBe('/category/ecology/biodiversity');
    const withoutList = ecology.subcategories.map((each) => ({ ...each, path: null }));
    expect(findSubcategory({ ...ecology, subcategories: withoutList }, 'biodiversity')).toBeUndefined();
    expect(findSubcategory(biology, undefined)).toBeUndefined();
  });
});

describe('addresses', () => {
  it('are Home, 13 categories, the subcategories with calculators and the calculators, each once', () => {
    const paths = catalogPaths();
    const lists = SUBCATEGORIES.filter(({ calculators }) => calculators.length > 0);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(1 + 13 + lists.length + catalog.calculators.length);
    expect(paths[0]).toBe('/');
    expect(paths).toContain('/category/biology/genetics');
    for (const { category, id, calculators } of SUBCATEGORIES)
      expect(paths.includes(`/category/${category}/${id}`)).toBe(calculators.length > 0);
  });
});

describe('back links', () => {
  it('read as specified, or name the list they lead to', () => {
    expect(backLink({ back: { to: 'biology/animal-pregnancy' } })).toEqual({
      to: '/category/biology/animal-pregnancy',
      label: 'Back to Animal Pregnancy Calculators',
    });
    expect(backLink({ back: { to: 'chemistry' } })?.label).toBe('Back to Chemistry Calculators');
    // Two categories have something called ecology.
    expect(backLink({ back: { to: 'biology/ecology' } })?.to).toBe('/category/biology/ecology');
    expect(backLink({ back: { to: 'biology', label: 'Back to the bench' } })?.label).toBe('Back to the bench');
    expect(backLink({ back: null })).toBeNull();
  });
});
