/** Assertions for every page on poisoning and on medicine in the browser. */
import type { Locator, Page } from 'playwright/test';
import { type StandingWarning, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import { expect } from './watch.ts';

/** The figures of the displayed result. */
export function figures(page: Page): Locator {
  return page.locator('data[data-field]');
}

/** The only panel that is seen: the warning, or the result in it, whose head takes the place of the title; with its sentences and a phone link. Checked in a single call, because it runs hundreds of times. */
export async function expectWarning(page: Page, warning: StandingWarning): Promise<void> {
  // What is said in some countries only is not said in that of the tests.
  const { local: _, ...everywhere } = warning;
  const sentences = [warning.title, ...warningSentences(everywhere)];
  const missing = () =>
    page.evaluate((wanted) => {
      const [box, ...others] = [...document.querySelectorAll('[data-warning]')].filter((each) =>
        each.checkVisibility(),
      );
      if (box === undefined || others.length > 0) return ['one warning'];
      const [title = '', ...sentences] = wanted;
      const isResult = box.querySelector('data[data-field="urgency"]') !== null;
      const seen = [...box.querySelectorAll<HTMLElement>('h2, p, li, a')].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const words = seen.map((element) => element.textContent);
      const numbers = seen.filter((element) => element.getAttribute('href') === 'tel:+18884264435');
      return [
        ...(isResult ? sentences : [title, ...sentences]).filter((text) => !words.includes(text)),
        ...(numbers.length === 1 ? [] : ['a number']),
      ];
    }, sentences);
  await expect.poll(missing, 'what the warning lacks').toEqual([]);
}

/**
 * Asserts that there is no figure, no working, and in place of the result no digit except in phone numbers and limits.
 */
export async function expectNoResult(page: Page): Promise<void> {
  const shown = () =>
    page.evaluate(() => {
      const place = document.querySelector('[aria-labelledby="result-heading"]')?.cloneNode(true) as HTMLElement;
      for (const advice of place.querySelectorAll('[data-refused]')) advice.remove();
      return {
        figures: document.querySelectorAll('data[data-field]').length,
        working: document.querySelectorAll('#working-heading').length,
        digits: place.textContent.match(/\d/g) ?? [],
      };
    });
  await expect.poll(shown).toEqual({ figures: 0, working: 0, digits: [] });
}

/** No confirmation is ticked. */
export async function expectUnconfirmed(page: Page, confirmations: readonly string[]): Promise<void> {
  // Some appear only after another choice.
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
