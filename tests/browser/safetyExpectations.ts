/** What every page on poisoning and on medicine must show, and what it must not, in the browser. */
import type { Locator, Page } from 'playwright/test';
import { type StandingWarning, warningSentences } from '#src/kit/defineCalculator.ts';
import { expect } from './watch.ts';

/** The figures of the result that is shown. */
export function figures(page: Page): Locator {
  return page.locator('data[data-field]');
}

/** The warning with its sentences, and a number to tap. */
export async function expectWarning(page: Page, warning: StandingWarning): Promise<void> {
  const box = page.locator('[data-warning]');
  await expect(box).toHaveCount(1);
  await expect(box.getByRole('heading', { name: warning.title })).toBeVisible();
  await expect(box.locator('a[href="tel:+18884264435"]:visible')).toHaveCount(1);
  for (const text of warningSentences(warning)) await expect(box.getByText(text, { exact: true })).toBeVisible();
}

/** No figure anywhere, no working, and in the place of the result no digit but of telephone numbers and of limits. */
export async function expectNoResult(page: Page): Promise<void> {
  await expect(figures(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Working' })).toHaveCount(0);
  const place = page.getByRole('region', { name: 'Result', exact: true });
  const words = await place.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const advice of copy.querySelectorAll('[data-refused]')) advice.remove();
    return copy.textContent;
  });
  expect(words).not.toMatch(/\d/);
}

/** No confirmation is ticked. */
export async function expectUnconfirmed(page: Page, confirmations: readonly string[]): Promise<void> {
  // Some are asked for only after another choice.
  const names = await page
    .locator('[data-confirms]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name')));
  expect(confirmations).toEqual(expect.arrayContaining(names));
  expect(names.length > 0).toBe(confirmations.length > 0);
  await expect(page.locator('[data-confirms]:checked')).toHaveCount(0);
}

/** Neither weight, nor unit, nor confirmation is filled in. */
export async function expectUntouched(page: Page, confirmations: readonly string[]): Promise<void> {
  await expectUnconfirmed(page, confirmations);
  await expect(page.locator('[name="weightUnit"]').first()).toBeAttached();
  await expect(page.locator('[name="weightUnit"]:checked')).toHaveCount(0);
  await expect(page.locator('[name="weight"]')).toHaveValue('');
}
