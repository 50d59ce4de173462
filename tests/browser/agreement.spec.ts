/** The page of agreement: what the build compared, folded by calculator. */
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { expect, test } from './watch.ts';

test('shows our figures beside those of other programs, and why some differ', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Compared with other programs' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agreement with other programs');
  await page
    .getByRole('heading', { name: /^Enzyme Kinetics Calculator: \d+ figures, 4 with a reason to differ$/ })
    .click();
  const table = page.getByRole('table', { name: 'Compared with R 4.2.2, nls' });
  await expect(table.getByRole('row').filter({ hasText: 'Km (Non-linear fit, best estimate)' }).first()).toContainText(
    '0.064121',
  );
  await expect(table.getByText(/straight line of Lineweaver and Burk/).first()).toBeVisible();
  // The page around it, which is long, is looked at in `everyPage.spec.ts`.
  await expectNoViolationsAtAnyWidth(page, 'details[open]');
  await page.getByRole('link', { name: 'Open Enzyme Kinetics Calculator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enzyme Kinetics Calculator');
});

test('shows the figures of a section, says what rounds, and opens the section', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/agreement');
  await page.getByRole('heading', { name: /^Inhibitors and other rate laws: \d+ figures$/ }).click();
  await expect(
    page
      .getByText('Both programs fit by iteration, and stop at different last digits.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByText(/^And \d+ more figures, compared in the same way\.$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectNoViolationsAtAnyWidth(page, 'details[open]');
  await page.getByRole('link', { name: 'Open Inhibitors and other rate laws' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enzyme Kinetics Calculator');
  await expect(page.getByRole('button', { name: 'Fit the rate laws' })).toBeVisible();
});
