/** The link to the phone numbers, on the landing pages. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { CategoryPage } from '#src/site/pages/category/CategoryPage.tsx';
import { HomePage } from '#src/site/pages/home/HomePage.tsx';
import { SubcategoryPage } from '#src/site/pages/subcategory/SubcategoryPage.tsx';

const markupAt = (path: string): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <Routes>
        <Route path="/" element={<HomePage load={async () => undefined} />} />
        <Route path="/category/:categoryId" element={<CategoryPage />} />
        <Route path="/category/:categoryId/:subcategoryId" element={<SubcategoryPage />} />
      </Routes>
    </StaticRouter>,
  );

/** By the text that begins the first list below it. */
const WITH_ENTRY = {
  // The last of six purposes, in the first window: `browser/finding.spec.ts`.
  '/': '>Categories</h2>',
  '/category/health': '<h2',
  '/category/health/pet-emergencies': '<h2',
};

test.each(Object.entries(WITH_ENTRY))('%s links to it before any list', (path, list) => {
  const markup = markupAt(path);
  const entry = markup.indexOf('My pet ate something');
  expect(entry).toBeGreaterThan(markup.indexOf('<h1'));
  expect(markup.lastIndexOf(`href="${petEmergencyPath()}"`, entry)).toBeGreaterThan(-1);
  expect(entry).toBeLessThan(markup.indexOf(list));
});

test('no other list has it', () => {
  const lists = catalog.categories.flatMap(({ path, subcategories }) => [
    path,
    ...subcategories.flatMap((each) => each.path ?? []),
  ]);
  const others = lists.filter((path) => !Object.hasOwn(WITH_ENTRY, path));
  expect(others.length).toBeGreaterThan(20);
  for (const path of others) expect(markupAt(path), path).not.toContain('>My pet ate something<');
});
