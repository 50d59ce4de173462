/** The header and the footer of every page. */
import type { Page } from 'playwright/test';
import { LAPTOP, PHONE } from './accessibility.ts';
import { openForm } from './examplePage.ts';
import { openMenu } from './headerMenus.ts';
import { expect, test } from './watch.ts';

const header = (page: Page) => page.locator('#root > header');
const linkNames = (page: Page) => header(page).getByRole('link').allTextContents();

test.describe('a wide window', () => {
  test.use({ viewport: LAPTOP });

  for (const [path, name] of [
    ['/calculator/molarity', 'Chemistry'],
    ['/calculator/dna-sequence', 'Bench'],
    ['/calculator/t-test', 'Statistics'],
    ['/calculator/dog-age', 'Animals'],
  ] as const) {
    test(`${path} is marked as a part of ${name}`, async ({ page }) => {
      await page.goto(path);
      const marked = header(page).locator('[aria-current="true"]').filter({ visible: true });
      await expect(marked).toHaveText(name);
      await expect(marked).toHaveCSS('font-weight', '600');
    });
  }

  test('the menu of animals opens, leads on, and is closed on the next page', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    await header(page).getByText('Animals', { exact: true }).click();
    await header(page).getByRole('link', { name: 'Expecting animals' }).click();
    await expect(page).toHaveURL('/category/biology/animal-pregnancy');
    await expect(header(page).locator('details[open]')).toHaveCount(0);
  });

  test('Escape closes a menu and gives the focus back to its name', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    await openMenu(page, 'Theme');
    await page.getByRole('radio', { name: 'Dark' }).focus();
    await page.keyboard.press('Escape');
    await expect(header(page).locator('details[open]')).toHaveCount(0);
    await expect(page.locator('summary[title="Theme"]')).toBeFocused();
  });

  test('a press outside closes a menu', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    await openMenu(page, 'Theme');
    await page.getByRole('radio', { name: 'Dark' }).waitFor();
    await page.locator('h1').click();
    await expect(header(page).locator('details[open]')).toHaveCount(0);
  });

  test('favorites and what was used last are listed, then the notebook', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('favorite-calculators', '["molarity"]');
      localStorage.setItem('recent-calculators', '["t-test","molarity"]');
    });
    await openForm(page, '/calculator/cell-size');
    await openMenu(page, 'Favorites');
    const links = header(page).locator('details.favorites').getByRole('link');
    await expect(links).toHaveText(['Molarity Calculator', 't Test Calculator', 'Notebook']);
  });

  test('All calculators opens the list on Home, from Home as well', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    for (const from of ['a calculator', 'Home']) {
      await header(page).getByRole('link', { name: 'All calculators' }).click();
      const summary = page.locator('summary').filter({ hasText: 'All calculators, A to Z' });
      await expect(summary, from).toBeFocused();
      await expect(page.getByRole('link', { name: 'ANOVA Calculator' }), from).toBeInViewport();
      await summary.click();
    }
  });

  test('Home has a search of its own, and Ctrl+K still opens the window', async ({ page }) => {
    await page.goto('/');
    await expect(header(page).getByRole('button', { name: 'Find a calculator' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Find a calculator' })).toBeVisible();
  });
});

test.describe('a phone', () => {
  test.use({ viewport: PHONE });

  test('one menu has all links, the emergency first, and the theme', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    expect(await linkNames(page)).toEqual(['Pipette & Paw']);
    await openMenu(page, 'Menu');
    const names = await linkNames(page);
    expect(names.slice(0, 3)).toEqual(['Pipette & Paw', 'Pet emergency', 'Bench']);
    expect(names.at(-1)).toBe('Notebook');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('pages about animals have the call for help in the header', async ({ page }) => {
    await page.goto('/calculator/dog-age');
    await expect(header(page).getByRole('link', { name: 'Emergency', exact: true })).toBeInViewport();
  });

  test('the header scrolls away', async ({ page }) => {
    await page.goto('/calculator/molarity');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(header(page)).not.toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [viewport, menu] of [
    [LAPTOP, '.animals'],
    [PHONE, '.menu'],
  ] as const) {
    test(`links are in menus that open, in a window ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/calculator/molarity');
      await header(page).locator(`${menu} > summary`).click();
      await header(page).getByRole('link', { name: 'Cat health' }).click();
      await expect(page).toHaveURL('/category/biology/cat-health');
    });
  }
});

test('the footer leads to all categories', async ({ page }) => {
  await page.goto('/calculator/molarity');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  await expect(links.filter({ hasText: 'Statistics' })).toHaveAttribute('href', '/category/statistics');
  await expect(links).toHaveCount(13 + 5);
});
