/** What the page does around a calculation: reset, stale results, alerts, faults. */

import type { Page } from 'playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { computeExample } from './examplePage.ts';
import { heldBack } from './heldBack.ts';
import { expect, test } from './watch.ts';

test('an edit keeps the old result, marked as out of date; Reset removes it and can be undone', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  const box = page.locator('[name="pH"]');
  await box.fill('7.4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  await box.fill('7.5');
  await expect(page.getByText('Inputs changed – calculate again')).toBeVisible();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveCount(0);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(box).toHaveValue('7.5');
});

test('a stale result is dimmed, but legible', async ({ page }) => {
  await page.goto('/calculator/cell-size');
  await computeExample(page);
  await page.locator('form input[inputmode="decimal"]').first().fill('3');
  await expect(page.getByText('Inputs changed – calculate again')).toBeVisible();
  await expectNoViolations(page);
});

test('that a result is stale, or gone, is announced once; a repeated announcement changes its text', async ({
  page,
}) => {
  await page.goto('/calculator/cell-size');
  await page.locator('[data-state="editing"]').waitFor();
  const said = page.locator('[aria-labelledby="result-heading"] [role="status"]');
  const example = page.getByRole('button', { name: 'Try an example' });
  await example.click();
  const first = await said.textContent();
  await example.click();
  await expect(said).toHaveText('Example filled in.');
  expect(await said.textContent()).not.toBe(first);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(said).toContainText('olume');
  await page.locator('form input[inputmode="decimal"]').first().fill('3');
  await expect(said).toHaveText('The inputs changed: the result is out of date.');
  await page.locator('[name="shape"]').selectOption('cube');
  await expect(said).toHaveText('The other fields were cleared. The result was removed.');
});

test('on a medicine page the first edit announces that the result is gone, and later ones do not', async ({ page }) => {
  await page.goto('/calculator/dog-benadryl');
  await computeExample(page);
  const said = page.locator('[aria-labelledby="result-heading"] [role="status"]');
  await page.locator('[name="weight"]').pressSequentially('12');
  await expect(said).toHaveText('Choose its unit as well. The result was removed.');
});

test('a weight typed after Reset does not count as an edit of the example', async ({ page }) => {
  await page.goto('/calculator/dog-benadryl');
  await page.locator('[data-state="editing"]').waitFor();
  const said = page.locator('[aria-labelledby="result-heading"] [role="status"]');
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(said).toHaveText('Form cleared.');
  await page.locator('[name="weight"]').fill('12');
  await expect(said).toHaveText('');
});

test('blood pressure: a refused reading is not announced as added when others are added', async ({ page }) => {
  await page.goto('/calculator/blood-pressure');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[data-add="readings"]').click();
  await page.locator('[data-state="error"]').waitFor();
  const example = page.getByRole('button', { name: 'Try an example' });
  await example.click();
  await expect(page.locator('[data-remove]').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Example filled in.' })).toBeAttached();
  await expect(example).toBeFocused();
});

test('pH: Calculate is disabled while blank, a bad value is an alert, and the field then has the focus', async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/calculator/ph-analysis');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled();
  await page.locator('[name="pH"]').fill('15');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="error"]').waitFor();
  await expect.poll(() => alerts).toEqual(['Please enter a valid pH value between 0 and 14']);
  await expect(page.locator('[name="pH"]')).toBeFocused();
  await expect(page.locator('[name="pH"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="pH"]')).toHaveValue('15');
});

test('pH: Share copies the result and confirms it by an alert', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/calculator/ph-analysis');
  await page.locator('[name="pH"]').fill('7.4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await page.getByRole('button', { name: /Share Results/ }).click();
  await expect.poll(() => alerts).toEqual(['Results copied to clipboard!']);
  expect(await copiedText(page)).toContain('6.60');
});

test('primers: the message appears in the red banner, and nothing typed is lost', async ({ page }) => {
  await page.goto('/calculator/annealing-temperature');
  await page.locator('[name="forwardPrimer"]').fill('ATGX');
  await page.locator('[name="reversePrimer"]').fill('ATGC');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('[role="alert"][data-error="banner"]')).toHaveText(
    'Invalid sequence. Use only A, T, C, G bases',
  );
  await expect(page.locator('[name="forwardPrimer"]')).toBeFocused();
  await expect(page.locator('[name="forwardPrimer"]')).toHaveValue('ATGX');
});

test('a press on Calculate directly from an unreadable box counts, although a remark appears under that box', async ({
  page,
}) => {
  await page.goto('/calculator/horse-weight');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="heartGirth"]').fill('76');
  await page.locator('[name="bodyLength"]').fill('long');
  await page.getByRole('button', { name: 'Calculate' }).click({ position: { x: 20, y: 4 } });
  await expect(page.locator('[role="alert"][data-error="inline"]')).toHaveText('Invalid input values');
  // The typed text is beside the focused box, so a message to fill it in would not help.
  await expect(page.locator('[name="bodyLength"]')).toBeFocused();
  await expect(page.locator('[name="bodyLength"]')).toHaveAccessibleDescription(/“long” is not a number/);
  await expect(page.getByText('“long” is not a number', { exact: true })).toBeVisible();
  await expect(page.locator('[data-beside]')).toHaveCount(0);
});

test('an unreadable number is reported beside its box, a missing one is requested', async ({ page }) => {
  await page.goto('/calculator/molarity');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="molarMass"]').fill('58.44');
  await page.locator('[name="mass"]').fill('heavy');
  await page.keyboard.press('Enter');
  await page.locator('[data-state="error"]').waitFor();
  await expect(page.getByText('“heavy” is not a number', { exact: true })).toBeVisible();
  await expect(page.locator('[data-beside]')).toHaveCount(0);
  await page.locator('[name="mass"]').fill('');
  await page.keyboard.press('Enter');
  await page.locator('[data-state="error"]').waitFor();
  await expect(page.locator('[data-beside]')).toHaveText('Please fill in all required fields');
});

test('in a list, an unreadable number is reported as well', async ({ page }) => {
  await page.goto('/calculator/qpcr-efficiency');
  await computeExample(page);
  await page.locator('[name="points.1.ct"]').fill('Undetermined');
  await page.keyboard.press('Enter');
  await page.locator('[data-state="error"]').waitFor();
  await expect(page.getByText(/^“Undetermined” stands for a missing value, not a number/)).toBeVisible();
  await expect(page.locator('#calculator-message')).toContainText('Ct, dilution point 2: “Undetermined”');
  await expect(page.locator('[data-beside]')).toHaveCount(0);
});

test('that a box is unreadable is shown and announced on blur', async ({ page }) => {
  await page.goto('/calculator/horse-weight');
  await page.locator('[data-state="editing"]').waitFor();
  const said = page.getByRole('status').filter({ hasText: 'Body length: “long” is not a number' });
  await page.locator('[name="bodyLength"]').fill('long');
  await expect(page.getByText('“long” is not a number')).toHaveCount(0);
  await page.locator('[name="bodyLength"]').press('Tab');
  await expect(said).toBeAttached();
  await expect(page.getByText('“long” is not a number', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(said).toHaveCount(0);
});

test('goat: Calculate is disabled without a date', async ({ page }) => {
  await page.goto('/calculator/goat-gestation');
  const calculate = page.getByRole('button', { name: 'Calculate' });
  await expect(calculate).toBeDisabled();
  await page.locator('[name="matingDate"]').fill('2024-04-15');
  await calculate.click();
  await expect(page.locator('data[data-field="dueDate"]')).toHaveAttribute('value', '2024-09-12');
});

test('a formula that does not load gives a message, and the next try works', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  const formula = /assets\/ph-analysis-(?!calculator|content|meta)[^/]*\.js$/;
  await page.route(formula, (route) => route.abort());
  await page.goto('/calculator/ph-analysis');
  await page.locator('[name="pH"]').fill('7.4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="error"]').waitFor();
  await expect(page.locator('[role="alert"][data-error="inline"]')).toContainText('Your inputs are kept');
  await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
  await page.unroute(formula);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
});

test('a further calculation that is opened before hydration is there after it', async ({ page }) => {
  const release = await heldBack(page, /assets\/.*\.js$/);
  await page.goto('/calculator/hardy-weinberg', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Carriers and risk from how often a disease occurs' }).click();
  release();
  await expect(page.locator('[name^="carrier-frequency."]').first()).toBeVisible();
});

test('input typed before hydration is kept', async ({ page }) => {
  const release = await heldBack(page, /assets\/index-[^/]*\.js$/);
  await page.goto('/calculator/ph-analysis', { waitUntil: 'commit' });
  await page.locator('[name="pH"]').fill('7.4');
  release();
  await page.locator('[data-state="editing"]').waitFor();
  await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
});

test('Ctrl+K and the example pressed before hydration are carried out after it', async ({ page }) => {
  const release = await heldBack(page, /assets\/.*\.js$/);
  await page.goto('/calculator/ph-analysis', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Find a calculator' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[name="pH"]')).not.toHaveValue('');
});

test('alleles: a blank symbol is reported in the red banner', async ({ page }) => {
  await page.goto('/calculator/allele-frequency');
  await page.locator('[name="dominantSymbol"]').fill('');
  await page.locator('[name="heterozygous"]').fill('3');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('[role="alert"][data-error="banner"]')).toHaveText('Invalid input values');
  await expect(page.locator('[name="dominantSymbol"]')).toBeFocused();
});

/**
 * Calculates again with the same inputs, and returns whether the result stayed on the page meanwhile. What the page does after a tenth of a
 * second without a result, as on a busy machine, waits until the result is there.
 */
function staysWhileComputed(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const { setTimeout: own } = window;
        window.setTimeout = ((act: TimerHandler, wait = 0) => own(act, wait < 100 ? wait : 600_000)) as typeof own;
        const bench = document.querySelector<HTMLElement>('[data-state]');
        const figure = document.querySelector('data[data-field]');
        let stays = figure !== null;
        const look = (): void => {
          stays &&= figure?.isConnected === true;
          if (bench?.dataset.state !== 'result') return;
          window.setTimeout = own;
          resolve(stays);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLElement>('button[type="submit"]')?.click();
      }),
  );
}

test('a short calculation leaves the last result on the page until its own is there, and what was opened open', async ({
  page,
}) => {
  await page.goto('/calculator/cell-size');
  await computeExample(page);
  await page.getByText('All steps').click();
  const value = page.locator('data[data-field]').first();
  const before = await value.textContent();
  expect(await staysWhileComputed(page)).toBe(true);
  await expect(value).toHaveText(before ?? '');
  await page.locator('form input[inputmode="decimal"]').first().fill('3');
  expect(await staysWhileComputed(page)).toBe(true);
  await expect(value).not.toHaveText(before ?? '');
  await expect(page.locator('details[open] > summary', { hasText: 'All steps' })).toBeVisible();
});

test('on a medicine page the last result is gone while the next one is computed', async ({ page }) => {
  await page.goto('/calculator/dog-benadryl');
  await computeExample(page);
  expect(await staysWhileComputed(page)).toBe(false);
});
