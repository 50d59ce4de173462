/** The page of agreement: what the build compared, one row for each calculator or section and program. */
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { expect, test } from './watch.ts';

const TABLE = { name: 'Comparisons with other programs' };
const FILTER = { name: 'Filter by calculator or program' };

test('shows our figures beside those of other programs, and why some differ', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Compared with other programs' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agreement with other programs');
  const rows = page.getByRole('table', TABLE).locator('tbody > tr');
  const all = await rows.count();
  await page.getByRole('searchbox', FILTER).fill('nls');
  await expect(page.getByRole('status').filter({ hasText: `of ${all}` })).toBeVisible();
  const row = rows.filter({ hasText: 'Enzyme Kinetics Calculator' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('4 differ, with the reason');
  await row.getByRole('button', { name: 'Show the figures of Enzyme Kinetics Calculator, R 4.2.2, nls' }).click();
  const table = page.getByRole('table', { name: 'Compared with R 4.2.2, nls' });
  await expect(table.getByRole('row').filter({ hasText: 'Km (Non-linear fit, best estimate)' }).first()).toContainText(
    '0.064121',
  );
  await expect(table.getByText(/straight line of Lineweaver and Burk/).first()).toBeVisible();
  await expectNoViolationsAtAnyWidth(page, 'main');
  await row.getByRole('link', { name: 'Enzyme Kinetics Calculator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enzyme Kinetics Calculator');
});

test('shows the figures of a section, says what rounds, and opens the section', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/agreement');
  const filter = page.getByRole('searchbox', FILTER);
  await filter.fill('other rate laws');
  await page.getByRole('button', { name: /^Show the figures of Inhibitors and other rate laws/ }).click();
  await expect(
    page.getByText('Both programs fit by iteration, and stop at different last digits.').first(),
  ).toBeVisible();
  await expect(page.getByText(/^And \d+ more figures, compared in the same way\.$/).first()).toBeVisible();
  await filter.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enzyme Kinetics Calculator');
  await expect(page.getByRole('button', { name: 'Fit the rate laws' })).toBeVisible();
});

test('is narrowed to how sure calculators are, and Escape empties the box', async ({ page }) => {
  await page.goto('/agreement');
  await page.getByRole('combobox', { name: 'Evidence' }).selectOption('Definition');
  const rows = page.getByRole('table', TABLE).locator('tbody > tr');
  await expect(rows.filter({ hasText: 'Length Converter' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Enzyme Kinetics' })).toHaveCount(0);
  const filter = page.getByRole('searchbox', FILTER);
  await filter.fill('nothing of this name');
  await expect(rows).toHaveCount(0);
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(rows.filter({ hasText: 'Length Converter' })).toHaveCount(1);
});

test('a calculator says which program agrees, and leads to its row', async ({ page }) => {
  await page.goto('/calculator/t-test');
  const fold = page.locator('details', { has: page.getByRole('heading', { name: 'Method and sources' }) });
  await expect(fold.locator('summary')).toContainText(
    'Law within its limits · 3 sources · agrees with R 4.2.2, t.test',
  );
  await fold.locator('summary').click();
  await fold.getByRole('link', { name: 'See the comparison' }).click();
  await expect(page).toHaveURL(/\/agreement#t-test$/);
  await expect(page.locator('tr#t-test')).toBeInViewport();
});
