/** The link to the phone numbers, on the landing pages. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalog } from '#src/catalog/catalog.ts';
import { petEmergencyPath } from '#src/kit/siteAddress.ts';
import { CategoryPage } from '#src/pages/category/CategoryPage.tsx';
import { HomePage } from '#src/pages/home/HomePage.tsx';
import { SubcategoryPage } from '#src/pages/subcategory/SubcategoryPage.tsx';

const markupAt = (path: string): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/category/:categoryId" element={<CategoryPage />} />
        <Route path="/category/:categoryId/:subcategoryId" element={<SubcategoryPage />} />
      </Routes>
    </StaticRouter>,
  );

const WITH_ENTRY = ['/', '/category/health', '/category/health/pet-emergencies'];

test.each(WITH_ENTRY)('%s links to it before any list', (path) => {
  const markup = markupAt(path);
  const entry = markup.indexOf('My pet ate something');
  expect(entry).toBeGreaterThan(markup.indexOf('<h1'));
  expect(markup.lastIndexOf(`href="${petEmergencyPath()}"`, entry)).toBeGreaterThan(-1);
  expect(entry).toBeLessThan(markup.indexOf('<h2'));
});

test('no other list has it', () => {
  const lists = catalog.categories.flatMap(({ path, subcategories }) => [
    path,
    ...subcategories.flatMap((each) => each.path ?? []),
  ]);
  const others = lists.filter((path) => !WITH_ENTRY.includes(path));
  expect(others.length).toBeGreaterThan(20);
  for (const path of others) expect(markupAt(path), path).not.toContain('>My pet ate something<');
});
