import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalog } from '#src/site/catalog/catalog.ts';
import { isGuide } from '#src/site/catalog/isGuide.ts';
import { CategoryPage } from '#src/site/pages/category/CategoryPage.tsx';

/** The line below the heading of a category's page. */
function countOn(id: string): string | undefined {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/category/${id}`]}>
      <Routes>
        <Route path="/category/:categoryId" element={<CategoryPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return />(\d+ calculators? available)</.exec(markup)?.[1];
}

test('biology and chemistry keep the specified counts', () => {
  expect(countOn('biology')).toBe('72 calculators available');
  expect(countOn('chemistry')).toBe('15 calculators available');
});

test('every other category says how many calculators it lists', () => {
  for (const { id, subcategories, counts } of catalog.categories.filter((each) => each.counts === 'subcategories')) {
    const listed = new Set(subcategories.flatMap(({ calculators }) => calculators.map((each) => each.id)));
    const calculators = [...listed].filter((each) => !isGuide(each)).length;
    expect(countOn(id), `${id}, ${counts}`).toBe(
      `${calculators} ${calculators === 1 ? 'calculator' : 'calculators'} available`,
    );
  }
  expect(countOn('construction')).toBe('4 calculators available');
  expect(countOn('statistics')).toBe('17 calculators available');
});
