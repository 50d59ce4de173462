/** Ways in: the search window before anything is typed, favorites, and what Home says of what is here. */
import type { Page } from 'playwright/test';
import { openForm } from './examplePage.ts';
import { sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

const finder = (page: Page) => page.getByRole('dialog', { name: 'Find a calculator' });
const star = (page: Page) => page.getByRole('button', { name: 'Favorite', exact: true });

async function openFinder(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(finder(page).getByRole('searchbox')).toBeFocused();
}

test('a favorite is marked with one press, shown on Home and in the search window, and taken off again', async ({
  page,
}) => {
  await openForm(page, '/calculator/dog-metacam');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  const marked = page.getByRole('region', { name: 'Favorites' });
  await expect(marked.getByRole('link')).toHaveText(['Dog Metacam Calculator']);
  await openForm(page, '/calculator/molarity');
  await openFinder(page);
  await page.keyboard.press('ArrowDown');
  await expect(finder(page).getByRole('link', { name: 'Dog Metacam Calculator' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dog Metacam Calculator' })).toBeFocused();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await star(page).click();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Favorites' })).toHaveCount(0);
});

test('what was used is in the search window, but no page on poison or medicine', async ({ page }) => {
  for (const path of ['/calculator/ph-analysis', '/calculator/dog-raisin-toxicity']) {
    await openForm(page, path);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.locator('[data-state="result"]').waitFor();
  }
  await openFinder(page);
  const recent = finder(page).getByRole('region', { name: 'Recently used' });
  await expect(recent.getByRole('link')).toHaveText(['pH Analysis Calculator']);
});

test('the search window presses the buttons of the page by keyboard alone', async ({ page }) => {
  await openForm(page, '/calculator/ph-analysis');
  const press = async (name: string): Promise<void> => {
    await openFinder(page);
    await finder(page).getByRole('button', { name, exact: true }).press('Enter');
    await expect(finder(page)).toHaveCount(0);
  };
  // The window lists what can be pressed when it opens: each press waits for what it needs.
  const onPage = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await expect(onPage('Try an example')).toBeVisible();
  await press('Try an example');
  await expect(page.locator('[name="pH"]')).not.toHaveValue('');
  await expect(onPage('Calculate')).toBeEnabled();
  await press('Calculate');
  await page.locator('[data-state="result"]').waitFor();
  await expect(onPage('Copy')).toBeVisible();
  await openFinder(page);
  for (const name of ['Copy', 'Print'])
    await expect(finder(page).getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder(page)).toHaveCount(0);
  await press('Reset');
  await expect(page.locator('[name="pH"]')).toHaveValue('');
  await expect(star(page)).toBeVisible();
  await press('Add to favorites');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await press('Keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('the search window offers no Calculate where it is disabled, and changes the theme', async ({ page }) => {
  await openForm(page, '/calculator/goat-gestation');
  await openFinder(page);
  await expect(finder(page).getByRole('button', { name: 'Try an example' })).toBeVisible();
  await expect(finder(page).getByRole('button', { name: 'Calculate', exact: true })).toHaveCount(0);
  await finder(page).getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(finder(page).getByRole('button', { name: 'Dark theme' })).toHaveCount(0);
});

test('what else than names finds is fetched by the first focus of the box, and by nothing before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const wide = (): readonly string[] => asked.filter((url) => /\/wideSearch-/.test(url));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(wide()).toEqual([]);
  await page.getByRole('searchbox').focus();
  await expect.poll(wide).toHaveLength(1);
  await page.getByRole('searchbox').fill('hemocytometer');
  await expect(page.getByRole('search').getByRole('link').first()).toHaveText('Cell Dilution Calculator');
  await expect(page.getByText('By keyword or another name')).toBeVisible();
});

test('a mistaken word is answered by the word that was meant, and a missing page by what is close, each with its reason', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('searchbox');
  const search = page.getByRole('search');
  await box.fill('codon optimization');
  await expect(search.getByText('Closest matches')).toBeVisible();
  await expect(search.getByRole('status')).toHaveText(
    /^Not here yet, 2 pages are close\. DNA Sequence.*: Shares “codon”\. Protein.*: Shares “codon”$/,
  );
  await expect(search.getByText('Shares “codon”. ', { exact: true })).toHaveCount(2);
  await box.fill('nernst');
  await expect(search.getByRole('status')).toHaveText('Not here yet. Nothing here is called ‘nernst’.');
  await box.fill('stoichometry');
  await expect(search.getByText('By a similar spelling', { exact: true })).toBeVisible();
  await expect(search.getByRole('status')).toHaveText('No exact match, 1 by a similar spelling');
  await expect(search.getByText('If you meant “stoichiometry”. ')).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Stoichiometry Calculator' })).toBeFocused();
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`Home says in its first window what is here, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const ways = page.getByRole('navigation', { name: 'What brings you here' }).getByRole('link');
    await expect(ways).toHaveCount(7);
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
    await expect(ways.nth(5)).toHaveAccessibleName(/^My pet ate something/);
    await expect(ways.last()).toHaveAccessibleName(/^My animal is in trouble/);
  });
}

test('a dog leads to all that is here for dogs, and Back to where one was', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^A dog/ }).click();
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('dog');
  await expect(page.getByRole('search').getByRole('link').first()).toHaveText('Dog Age Calculator');
  await expect(page.getByRole('heading', { name: 'Categories' })).toHaveCount(0);
  await page.goBack();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
});

test('Home opens a list of all calculators, by name', async ({ page }) => {
  await page.goto('/');
  const all = page.getByRole('main').locator('details', { hasText: 'All calculators, A to Z' });
  await expect(all.getByRole('link')).toHaveCount(0);
  await all.locator('summary').press('Enter');
  const names = await all.getByRole('link').allInnerTexts();
  expect(names).toHaveLength(sitePaths().filter((path) => path.startsWith('/calculator/')).length);
  expect(names).toEqual([...names].sort());
});

test('every category shows how much it lists', async ({ page }) => {
  await page.goto('/');
  const card = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(card('Biology 72 calculators')).toBeVisible();
  await expect(card('Chemistry 15 calculators')).toBeVisible();
  await expect(card('Statistics 16 calculators in 4 subcategories')).toBeVisible();
});

test('what was used stands above the categories, in room that was kept for it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('recent-calculators', '["molarity","pka","ligation","cell-size","dog-age","cat-age"]');
    localStorage.setItem('favorite-calculators', '["molarity"]');
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recently used' });
  await expect(recent.getByRole('link')).toHaveCount(6);
  const top = async (name: string): Promise<number> =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await top('Recently used')).toBeLessThan(await top('Categories'));
  expect(await top('Favorites')).toBeLessThan(await top('Recently used'));
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});
