import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { search } from '#src/catalog/search.ts';
import { fullCatalog } from './fullCatalog.ts';

const found = (text: string) => search(fullCatalog, text);
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
        const words = [result.name, result.description, result.category].join('\n').toLowerCase();
        expect(words).toContain(text.trim().toLowerCase());
      }
      expect(found(name).map((result) => result.id)).toContain(id);
      expect(found(description.toUpperCase()).map((result) => result.id)).toContain(id);
    }),
  );
});
