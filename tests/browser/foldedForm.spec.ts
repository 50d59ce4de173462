/** On a phone, the form of a shown result is one line, and the answer is at one known place. */
import { PHONE } from './accessibility.ts';
import { computeExample, openForm } from './examplePage.ts';
import { expect, test } from './watch.ts';

/** Of the folded form, in pixels from the top of the window: below the header. */
const PLACE = { least: 50, most: 75 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('Calculate folds the form to one line, at the top of the window, and Edit opens it', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    await computeExample(page);
    const form = page.locator('form:has(#inputs-heading)');
    const line = form.locator('[data-fold]');
    await expect(line).toHaveText(/^Molarity 9 g · 180\.156 g\/mol · 0\.25 L/);
    // Corrected until everything around it has its height.
    await expect(async () => {
      const box = await form.boundingBox();
      expect(box?.height).toBeLessThan(60);
      expect(box?.y).toBeGreaterThanOrEqual(PLACE.least);
      expect(box?.y).toBeLessThanOrEqual(PLACE.most);
    }).toPass();
    // Hidden, and still read by scripts.
    await expect(form.locator('[name="mass"]')).toBeHidden();
    await expect(form.locator('[name="mass"]')).toHaveValue('9');
    const edit = form.getByRole('button', { name: 'Edit the inputs' });
    await expect(edit).toBeFocused();
    await edit.click();
    await expect(line).toHaveCount(0);
    await expect(form.locator(':focus')).toHaveAttribute('name', /./);
    await form.locator('[name="mass"]').fill('18');
    await form.locator('button[type="submit"]').click();
    await expect(page.locator('data[data-field="molarity"]').first()).toHaveText('0.3997');
    await expect(line).toContainText('18 g');
  });

  test('the box last used has the focus again', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.locator('[name="volume"]').fill('0.5');
    await page.locator('[name="volume"]').press('Enter');
    await page.getByRole('button', { name: 'Edit the inputs' }).click();
    await expect(page.locator('[name="volume"]')).toBeFocused();
  });

  test('what was read as something else stays beside the line, with Undo', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.locator('[name="volume"]').fill('250 mL');
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-fold]').waitFor();
    await page.locator('form [data-line]').getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[name="volume"]')).toHaveValue('250 mL');
    await expect(page.locator('[name="volume"]')).toBeVisible();
  });

  test('a form with something to confirm is never folded', async ({ page }) => {
    await openForm(page, '/calculator/dog-metacam');
    await computeExample(page);
    await expect(page.locator('[data-fold]')).toHaveCount(0);
    await expect(page.locator('[data-confirms]').first()).toBeVisible();
  });

  test('on paper it is open', async ({ page }) => {
    await openForm(page, '/calculator/molarity');
    await computeExample(page);
    await page.locator('[data-fold]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-fold]')).toBeHidden();
    await expect(page.locator('[name="mass"]')).toBeVisible();
  });
});

test('beside a result the form stays open, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openForm(page, '/calculator/molarity');
  await computeExample(page);
  await expect(page.locator('[name="mass"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit the inputs' })).toBeHidden();
  await expect(page.locator('button[type="submit"]')).toBeFocused();
});
