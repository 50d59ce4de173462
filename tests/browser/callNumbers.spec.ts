/** Phone links on every page where a visitor may have to call, for each country, in each state, and without scripts. */
import type { Page } from 'playwright/test';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';
import { PHONE } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { calculatorPaths, guidePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

/** Paths of the pages whose warning has numbers of one kind. */
async function pathsThatCall(call: 'poison' | 'veterinarian'): Promise<readonly string[]> {
  const paths = await Promise.all(
    calculatorPaths().map(async (path) => {
      const module = await import(`#src${path.replace('/calculator/', '/calculators/')}/calculator.ts`);
      const definition: AnyCalculatorDefinition = module.default;
      return definition.warning?.call === call ? [path] : [];
    }),
  );
  return paths.flat();
}

const POISON_PAGES = [...(await pathsThatCall('poison')), ...guidePaths()];
const BIRTH_PAGES = await pathsThatCall('veterinarian');
const CHOCOLATE = '/calculator/dog-chocolate-toxicity';
const GENERAL = 'Call your own veterinarian or the nearest emergency animal hospital.';
const UNLISTED = /No line for animals is listed for /;

function numbers(page: Page, within = 'main'): ReturnType<Page['locator']> {
  return page.locator(`${within} a[href^="tel:"]:visible`);
}

function dialedIn(page: Page): Promise<readonly string[]> {
  return numbers(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('every page on poison and medicine: a number to tap in the first window, before any input', async ({ page }) => {
    for (const path of POISON_PAGES) {
      await page.goto(path);
      const first = numbers(page).first();
      const { y, height, width } = (await first.boundingBox()) ?? { y: PHONE.height, height: 0, width: 0 };
      expect(y + height, path).toBeLessThanOrEqual(PHONE.height);
      expect(height, path).toBeGreaterThanOrEqual(48);
      expect(width, path).toBeGreaterThan(240);
      const isBeforeInputs = await first.evaluate((link) => {
        const box = document.querySelector('main form :is(input, select, textarea)');
        return box === null || (link.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });
      expect(isBeforeInputs, path).toBe(true);
    }
  });

  test('every page on births: whom to call in the first window, and no poison helpline', async ({ page }) => {
    for (const path of BIRTH_PAGES) {
      await page.goto(path);
      await expect(page.locator('[data-warning]').getByText(GENERAL), path).toBeInViewport();
      await expect(numbers(page), path).toHaveCount(0);
    }
  });

  test('from Home, two taps lead to a number', async ({ page }) => {
    await page.goto('/');
    const entry = page.getByRole('link', { name: /My pet ate something/ });
    await expect(entry).toBeInViewport({ ratio: 1 });
    await entry.click();
    await page.waitForURL('**/calculator/pet-emergency');
    await expect(numbers(page).first()).toBeInViewport({ ratio: 1 });
    expect(await numbers(page).first().getAttribute('href')).toBe('tel:+18884264435');
  });
});

for (const [locale, country] of [
  ['en-US', 'US'],
  ['en-CA', 'CA'],
  ['fr-CA', 'CA'],
  ['en-GB', 'GB'],
  ['en-AU', 'AU'],
  ['en-NZ', 'NZ'],
  ['de-CH', 'CH'],
  ['fr-FR', 'FR'],
  ['fr-BE', 'BE'],
  ['de-DE', null],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('has the numbers of its country, or the general line', async ({ page }) => {
      await page.goto(CHOCOLATE, { waitUntil: 'commit' });
      const lines = HELPLINE_COUNTRIES.find(({ code }) => code === country)?.lines ?? [];
      const expected = lines.map(({ tel }) => `tel:${tel}`);
      await expect.poll(() => dialedIn(page)).toEqual(expected);
      await page.waitForLoadState();
      await expect(page.getByText(GENERAL)).toBeVisible();
      await expect(page.getByText(UNLISTED)).toBeVisible({ visible: country === null });
      await expect(page.getByLabel('Country for helplines')).toHaveValue(country ?? 'none');
    });
  });
}

test.describe('without a country', () => {
  test.use({ locale: 'en' });

  test('all numbers are there, and the country is asked for', async ({ page }) => {
    await page.goto(CHOCOLATE);
    await expect.poll(() => dialedIn(page)).toHaveLength(HELPLINE_COUNTRIES.flatMap(({ lines }) => lines).length);
    await expect(page.getByLabel('Country for helplines')).toHaveValue('unknown');
    await expect(page.getByText(/^Choose your country to see who answers/)).toBeVisible();
    await expect(page.getByText(UNLISTED)).toBeHidden();
    await page.getByLabel('Country for helplines').selectOption('GB');
    expect(await dialedIn(page)).toEqual(['tel:+441202509000']);
  });

  test('a result has all numbers as well, and does not say that no helpline is listed', async ({ page }) => {
    await page.goto(CHOCOLATE);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.locator('[data-state="result"]').waitFor();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.locator('a[href^="tel:"]:visible')).toHaveCount(
      HELPLINE_COUNTRIES.flatMap(({ lines }) => lines).length,
    );
    await expect(result.getByText(UNLISTED)).toBeHidden();
  });
});

test('the chosen country takes precedence, on every page and at the next visit', async ({ page }) => {
  await page.goto(CHOCOLATE);
  await page.getByLabel('Country for helplines').selectOption('GB');
  expect(await dialedIn(page)).toEqual(['tel:+441202509000']);
  await page.goto('/calculator/dog-metacam');
  expect(await dialedIn(page)).toEqual(['tel:+441202509000']);
  await page.getByLabel('Country for helplines').selectOption({ label: 'Another country' });
  await page.reload();
  expect(await dialedIn(page)).toEqual([]);
  await expect(page.getByText(UNLISTED)).toBeVisible();
});

test("the visitor's own veterinarian comes first, here and on birth pages, and never leaves the device", async ({
  page,
}) => {
  await page.goto(CHOCOLATE);
  await page.getByText("My veterinarian's telephone").click();
  const box = page.locator('[name="veterinarian"]');
  await box.fill('call Bob');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That is no telephone number');
  await box.fill('+1 555 010 0199');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await dialedIn(page))[0]).toBe('tel:+15550100199');

  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.locator('[data-state="result"]').waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await copiedText(page)).not.toContain('0199');
  const shared = await page.getByRole('link', { name: /^Telegram/ }).getAttribute('href');
  expect(shared).not.toContain('0199');

  await page.goto(BIRTH_PAGES[0] ?? '');
  await expect.poll(() => dialedIn(page)).toEqual(['tel:+15550100199']);
  await page.getByText("My veterinarian's telephone").click();
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect.poll(() => dialedIn(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('veterinarian'))).toBeNull();
});

test('there are pages of both kinds', () => {
  expect(POISON_PAGES.length).toBeGreaterThan(12);
  expect(BIRTH_PAGES.length).toBeGreaterThan(9);
});
