/** The list of a category: what the filter leaves, sub-heads, and what is there without a script. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { catalog, findCategory, findSubcategory } from '#src/site/catalog/catalog.ts';
import { CategoryPage } from '#src/site/pages/category/CategoryPage.tsx';
import { entryGroups } from '#src/site/pages/category/entryGroups.ts';
import { filtered, linkCount, type Wanted } from '#src/site/pages/category/filtered.ts';
import { nameParts } from '#src/site/pages/category/nameParts.ts';

const BIOLOGY = findCategory('biology');
if (BIOLOGY === undefined) throw new Error('no biology');
const { subcategories } = BIOLOGY;
const ALL: Wanted = { text: '', found: [], evidence: null };

describe('the filter', () => {
  test('leaves everything while it is blank', () => {
    expect(linkCount(filtered(subcategories, { ...ALL, text: '  ' }))).toBe(72);
  });

  test('matches names and purposes, and leaves no empty group', () => {
    const left = filtered(subcategories, { ...ALL, text: 'HHHHHMM' });
    expect(left.map(({ id }) => id)).toEqual(['physiology', 'cat-health']);
    expect(left.flatMap(({ calculators }) => calculators.map(({ id }) => id))).toEqual([
      'dog-quality-life',
      'cat-quality-life',
      'cat-quality-life',
    ]);
  });

  test('adds what keywords and synonyms find', () => {
    const left = filtered(subcategories, { ...ALL, text: 'mare', found: ['horse-gestation', 'molarity'] });
    expect(left.flatMap(({ calculators }) => calculators.map(({ id }) => id))).toEqual(['horse-gestation']);
  });

  test('leaves nothing of a kind that no entry is known to be', () => {
    // Only the build knows how sure each calculator is.
    expect(filtered(subcategories, { ...ALL, evidence: 'law' })).toEqual([]);
  });
});

test('physiology has sub-heads for dogs and cats, in the order of its list', () => {
  const physiology = findSubcategory(BIOLOGY, 'physiology');
  if (physiology === undefined) throw new Error('no physiology');
  const groups = entryGroups(physiology);
  expect(groups.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    [null, 4],
    ['Dogs', 14],
    ['Cats', 9],
  ]);
  expect(groups.flatMap(({ entries }) => entries)).toEqual(physiology.calculators);
});

test('every other list is one group', () => {
  for (const { subcategories: lists } of catalog.categories)
    for (const list of lists.filter(({ id }) => id !== 'physiology'))
      expect(entryGroups(list)).toEqual([{ heading: null, entries: list.calculators }]);
});

test('a name keeps its last word for readers only', () => {
  expect(nameParts('Cell Size Calculator')).toEqual({ drawn: 'Cell Size', read: ' Calculator' });
  expect(nameParts('Length Converter')).toEqual({ drawn: 'Length Converter', read: '' });
});

test('without a script, all links and purposes are there, and no box that would do nothing', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/category/biology']}>
      <Routes>
        <Route path="/category/:categoryId" element={<CategoryPage />} />
      </Routes>
    </MemoryRouter>,
  );
  const list = markup.slice(0, markup.indexOf('Not what you are looking for?'));
  expect(list.match(/href="\/calculator\//g)).toHaveLength(72);
  for (const { purpose } of subcategories.flatMap(({ calculators }) => calculators)) expect(list).toContain(purpose);
  expect(list).not.toContain('<input');
});
