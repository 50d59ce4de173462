/** The list of a category: narrowed while one types, opened by Enter, whole without a script. */
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { expect, test } from './watch.ts';

const FILTER = { name: 'Filter Biology' };

test('the filter leaves what matches by name, purpose or synonym', async ({ page }) => {
  await page.goto('/category/biology');
  await expect(page.getByText('72 calculators available')).toBeVisible();
  const filter = page.getByRole('searchbox', FILTER);
  const links = page.getByRole('main').locator('section li a');
  await filter.fill('HHHHHMM');
  await expect(page.getByRole('search', FILTER).getByRole('status')).toHaveText('3 of 72');
  await expect(links).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Genetics' })).toHaveCount(0);
  // A synonym, which is fetched once the box has the focus.
  await filter.fill('mare');
  await expect(page.getByRole('link', { name: 'Horse Gestation Calculator', exact: true }).first()).toBeVisible();
  await filter.fill('no such thing at all');
  await expect(page.getByText('Nothing in Biology matches.')).toBeVisible();
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(links).toHaveCount(72);
  await expect(page.getByRole('search', FILTER).getByRole('status')).toHaveText('');
});

test('how sure calculators are narrows the list as well', async ({ page }) => {
  await page.goto('/category/chemistry');
  await page.getByRole('combobox', { name: 'Evidence' }).selectOption('Rule of thumb or practice');
  await expect(page.getByRole('search', { name: 'Filter Chemistry' }).getByRole('status')).toHaveText('1 of 15');
  await expect(page.getByRole('link', { name: 'Effective Nuclear Charge Calculator' })).toBeVisible();
});

test('Enter opens the first, and not while nothing was typed', async ({ page }) => {
  await page.goto('/category/statistics');
  const filter = page.getByRole('searchbox', { name: 'Filter Statistics' });
  await filter.press('Enter');
  await expect(page).toHaveURL('/category/statistics');
  await filter.fill('kaplan');
  await filter.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaplan-Meier Survival Calculator');
});

test('a cell is pressed anywhere, and holds no violation', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/category/biology');
  await expect(page.getByRole('heading', { level: 3, name: 'Dogs' })).toBeVisible();
  await expectNoViolationsAtAnyWidth(page, 'main');
  // The link covers its cell.
  await page.getByText('seven scores, HHHHHMM').first().click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dog Quality of Life Calculator');
});

test('a card of a subcategory is pressed anywhere', async ({ page }) => {
  await page.goto('/category/statistics/tests');
  await page.getByText(/^Compares two means, paired or not/).click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('t Test Calculator');
});

test('the address of the list of all calculators opens it', async ({ page }) => {
  await page.goto('/category/statistics');
  await page.getByRole('main').getByRole('link', { name: 'All calculators, A to Z' }).click();
  await expect(
    page.getByRole('main').locator('#all').getByRole('link', { name: 'Age Calculator' }).first(),
  ).toBeVisible();
});
