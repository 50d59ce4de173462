/** The event log as a visitor copies it: by keyboard, for the open page, and ready for replay. */

import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { pasteText } from './pasteText.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

interface CopiedLog {
  readonly calculator: string;
  readonly steps: readonly { readonly event: { readonly type: string }; readonly state: string }[];
}

async function copiedLog(page: Page): Promise<CopiedLog> {
  await page.locator('h1').click();
  await page.keyboard.press('?');
  // The dialog's code is loaded when it is opened.
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'Copy event log', 10);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Copied', { exact: true })).toBeVisible();
  const text = await copiedText(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return JSON.parse(text) as CopiedLog;
}

const typesOf = ({ steps }: CopiedLog) => steps.map(({ event }) => event.type);

test('it contains the run of the open page, and starts again with the next page', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  // If typed earlier, the value would be restored before the page knows the date.
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="pH"]').fill('7.4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  const log = await copiedLog(page);
  expect(log.calculator).toBe('ph-analysis');
  expect(typesOf(log)).toEqual(['today', 'edit', 'calculate', 'worker.accepted', 'worker.computed']);
  expect(log.steps.at(-1)?.state).toBe('result');

  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('cell size');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/calculator/cell-size');
  await page.locator('[data-state="editing"]').waitFor();
  const next = await copiedLog(page);
  expect([next.calculator, typesOf(next)]).toEqual(['cell-size', ['today']]);
});

test('Undo, and the values of a link, are separate events', async ({ page }) => {
  await page.goto('/calculator/ph-analysis');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="pH"]').fill('7.4');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
  await page.evaluate(() => {
    location.hash = '#pH=6';
  });
  await page.locator('[data-state="result"]').waitFor();
  const { steps } = await copiedLog(page);
  const events = steps.map(({ event }) => event);
  expect(events.slice(0, 6)).toMatchObject([
    { type: 'today' },
    { type: 'edit', value: '7.4' },
    { type: 'reset' },
    { type: 'undo' },
    { type: 'fill', reason: 'link', replaces: true, draft: { pH: '6' } },
    { type: 'calculate', reason: 'link' },
  ]);
});

test('a pasted genome is logged only by its length and digest', async ({ page }) => {
  await page.goto('/calculator/dna-sequence');
  await page.locator('[data-state="editing"]').waitFor();
  const genome = 'ACGGT'.repeat(20_000);
  const digest = createHash('sha256').update(genome).digest('hex');
  await pasteText(page.locator('[name="sequence"]'), genome);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  const text = JSON.stringify(await copiedLog(page));
  expect(text).toContain(`"leftOut":{"length":100000,"sha256":"${digest}"}`);
  expect(text.length).toBeLessThan(100_000);
});

test('on a medicine page it contains no amount', async ({ page }) => {
  await page.goto('/calculator/dog-metacam');
  await page.getByRole('button', { name: 'Try an example' }).click();
  for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.check();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  const text = JSON.stringify(await copiedLog(page));
  expect(text).toContain('"type":"worker.computed","result":{"withheld":true}');
});

test('pages without a calculator offer none; the window with it is accessible', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy event log' })).toHaveCount(0);
  await page.goto('/calculator/ph-analysis');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('button', { name: 'Copy event log' })).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});
