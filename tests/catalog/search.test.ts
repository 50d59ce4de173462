import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { catalog } from '#src/site/catalog/catalog.ts';
import { search } from '#src/site/catalog/search.ts';
import { fullCatalog } from './fullCatalog.ts';

const found = (text: string) => search(fullCatalog, text);
/** The names of the category with this id, or of all that list the calculator. */
const labelsOf = (wanted: string) =>
  fullCatalog.categories
    .filter(
      ({ id, subcategories }) =>
        id === wanted || subcategories.some(({ calculators }) => calculators.some((entry) => entry.id === wanted)),
    )
    .map(({ name }) => name);
const everything = fullCatalog.categories.length + fullCatalog.calculators.length;

describe('search', () => {
  it('finds nothing for a blank text', () => {
    expect(found('')).toEqual([]);
    expect(found(' \t ')).toEqual([]);
  });

  it('matches names in any letter case and ignores white space around the text', () => {
    const expected = ['cat-age'];
    expect(found('name of cat-age').map(({ id }) => id)).toEqual(expected);
    expect(found('  NAME OF Cat-Age ').map(({ id }) => id)).toEqual(expected);
  });

  it('matches descriptions', () => {
    expect(found('what molarity does').map(({ path }) => path)).toEqual(['/calculator/molarity']);
  });

  it('matches the category label, the category itself first, without a limit', () => {
    const results = found('biology');
    expect(results[0]).toMatchObject({ type: 'category', id: 'biology', path: '/category/biology' });
    const inBiology = fullCatalog.calculators.filter(({ category }) => category === 'biology');
    expect(results.filter(({ type }) => type === 'calculator')).toHaveLength(inBiology.length);
  });

  it('matches the labels of all categories that list a calculator', () => {
    const ids = search(catalog, 'chemistry').map(({ id }) => id);
    const chemistry = catalog.categories.find(({ id }) => id === 'chemistry');
    for (const { calculators } of chemistry?.subcategories ?? [])
      for (const { id } of calculators) expect(ids).toContain(id);
    expect(ids).toContain('ph-analysis');
  });

  it('shows a calculator of two categories once, with the label of the first', () => {
    expect(found('ph-analysis')).toEqual([
      {
        type: 'calculator',
        id: 'ph-analysis',
        name: 'Name of ph-analysis',
        description: 'What ph-analysis does',
        path: '/calculator/ph-analysis',
        category: 'Biology',
      },
    ]);
  });

  it('puts matches in the name before those in the description', () => {
    // 'atom' matches its name 'Name of atom'; chemistry matches 'atoms' in its description.
    const results = found('atom').map(({ id }) => id);
    expect(results).toEqual(expect.arrayContaining(['atom', 'chemistry']));
    expect(results.indexOf('atom')).toBeLessThan(results.indexOf('chemistry'));
  });

  it('puts whole words before beginnings of words, and those before parts inside of words', () => {
    const site = (text: string) => search(catalog, text).map(({ id }) => id);
    expect(site('pH')[0]).toBe('ph-analysis');
    expect(site('pH').indexOf('pka')).toBeLessThan(site('pH').indexOf('dog-cephalexin'));
    expect(site('ewe')).toEqual(['sheep-gestation', 'enzyme-kinetics']);
    expect(site('mol').slice(0, 3)).toEqual(['molecular-weight', 'molar-mass', 'molarity']);
    expect(site('rat')[0]).toBe('surface-area-volume');
  });

  it('puts what has the text in the word Calculator only behind all others', () => {
    const ids = search(catalog, 'cal').map(({ id }) => id);
    expect(ids[0]).toBe('cat-calorie');
    expect(ids.indexOf('cow-gestation')).toBeLessThan(ids.indexOf('punnett-square'));
    expect(search(catalog, 'age calculator').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['cat-age', 'dog-age']),
    );
  });

  it('takes the text literally', () => {
    expect(found('.*')).toEqual([]);
    expect(found('[')).toEqual([]);
  });
});

test('a result always contains the text; each thing is found at most once, and by its own words', () => {
  assert(
    property(constantFrom(...fullCatalog.calculators), string({ maxLength: 6 }), ({ id, name, description }, text) => {
      const results = found(text);
      expect(new Set(results.map(({ path }) => path)).size).toBe(results.length);
      expect(results.length).toBeLessThanOrEqual(everything);
      for (const result of results) {
        const words = [result.name, result.description, ...labelsOf(result.id)].join('\n').toLowerCase();
        expect(words).toContain(text.trim().toLowerCase());
      }
      expect(found(name).map((result) => result.id)).toContain(id);
      expect(found(description.toUpperCase()).map((result) => result.id)).toContain(id);
    }),
  );
});
