/** Phone links on every page where a visitor may have to call, for each country, in each state, and without scripts. */
import type { Page } from 'playwright/test';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';
import { HELPLINE_COUNTRIES, UNTIL_COUNTRY_IS_KNOWN } from '#workers/reference/helplines.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';
import { PHONE } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { calculatorPaths } from './sitePaths.ts';
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

const POISON_PAGES = [...(await pathsThatCall('poison')), petEmergencyPath()];
const BIRTH_PAGES = await pathsThatCall('veterinarian');
const CHOCOLATE = '/calculator/dog-chocolate-toxicity';
const GENERAL = 'Call your own veterinarian or the nearest emergency animal hospital.';
const US_LINES = ['tel:+18884264435', 'tel:+18557647661'];
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
      // Two of them share a row.
      expect(width, path).toBeGreaterThan(130);
      const isBeforeInputs = await first.evaluate((link) => {
        const box = document.querySelector('main form :is(input, select, textarea)');
        return box === null || (link.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });
      expect(isBeforeInputs, path).toBe(true);
    }
  });

  test('every page on births: a line to the signs in the first window, which say whom to call, and no poison helpline', async ({
    page,
  }) => {
    for (const path of BIRTH_PAGES) {
      await page.goto(path);
      const warning = page.locator('[data-warning]');
      await expect(warning.locator('summary').first(), path).toBeInViewport({ ratio: 1 });
      await expect(warning.getByText(GENERAL), path).toBeHidden();
      await warning.getByText('Signs at which to call a veterinarian now, day or night').click();
      await expect(warning.getByText(GENERAL), path).toBeInViewport();
      await expect(warning.getByRole('listitem').first(), path).toBeVisible();
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

    test('has the numbers of its country, or says that there are none', async ({ page }) => {
      await page.goto(CHOCOLATE, { waitUntil: 'commit' });
      const { lines = [], name } = HELPLINE_COUNTRIES.find(({ code }) => code === country) ?? {};
      const expected = lines.map(({ tel }) => `tel:${tel}`);
      await expect.poll(() => dialedIn(page)).toEqual(expected);
      await page.waitForLoadState();
      await expect(page.getByText(UNLISTED)).toBeVisible({ visible: country === null });
      await expect(page.getByText('Numbers for')).toBeVisible({ visible: country !== null });
      if (name !== undefined) await expect(page.locator(`b[data-of="${country}"]`)).toBeVisible();
      await expect(page.getByText('Which country are you in?')).toBeHidden();
    });
  });
}

test.describe('without a country', () => {
  test.use({ locale: 'en' });

  test('the country is asked for, above the two numbers of the United States with its name', async ({ page }) => {
    await page.goto(CHOCOLATE);
    await expect.poll(() => dialedIn(page)).toEqual(US_LINES);
    for (const number of await numbers(page).all()) await expect(number).toContainText('United States');
    const question = page.getByRole('group', { name: 'Which country are you in?' });
    await expect(page.getByText(UNTIL_COUNTRY_IS_KNOWN)).toBeVisible();
    await expect(question.getByRole('button')).toHaveText([
      ...HELPLINE_COUNTRIES.map(({ name }) => name),
      'Another country',
    ]);
    for (const button of await question.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByText(UNLISTED)).toBeHidden();
    await question.getByRole('button', { name: 'United Kingdom' }).click();
    expect(await dialedIn(page)).toEqual(['tel:+441202509000']);
    await expect(question).toBeHidden();
  });

  test('only whoever chose another country reads that none is listed', async ({ page }) => {
    await page.goto(CHOCOLATE);
    await page.getByRole('button', { name: 'Another country' }).click();
    expect(await dialedIn(page)).toEqual([]);
    await expect(page.getByText(UNLISTED)).toBeVisible();
  });

  test('a result asks as well, and does not say that no helpline is listed', async ({ page }) => {
    await page.goto(CHOCOLATE);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.locator('[data-state="result"]').waitFor();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.locator('a[href^="tel:"]:visible')).toHaveCount(US_LINES.length);
    await expect(result.getByRole('group', { name: 'Which country are you in?' })).toBeVisible();
    await expect(result.getByText(UNLISTED)).toBeHidden();
  });
});

test('the chosen country takes precedence, on every page and at the next visit', async ({ page }) => {
  await page.goto(CHOCOLATE);
  await page.getByRole('button', { name: 'Change country' }).click();
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  expect(await dialedIn(page)).toEqual(['tel:+441202509000']);
  await page.goto('/calculator/dog-metacam');
  expect(await dialedIn(page)).toEqual(['tel:+441202509000']);
  await page.getByRole('button', { name: 'Change country' }).click();
  await page.getByRole('button', { name: 'Another country' }).click();
  await page.reload();
  expect(await dialedIn(page)).toEqual([]);
  await expect(page.getByText(UNLISTED)).toBeVisible();
});

test("the visitor's own veterinarian comes first, here and on birth pages, and never leaves the device", async ({
  page,
}) => {
  await page.goto(CHOCOLATE);
  await page.getByText("My veterinarian's telephone").first().click();
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

  // Leaving the box keeps a number as well.
  await box.fill('+1 555 010 0198');
  await box.press('Tab');
  await expect.poll(() => dialedIn(page)).toEqual(['tel:+15550100198']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a result on poisoning is the panel of the warning: one row of numbers, both texts, and the panel again after an edit', async ({
  page,
}) => {
  await page.goto(CHOCOLATE);
  const panels = page.locator('[data-warning]:visible');
  await expect(panels).toHaveCount(1);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(panels.locator('data[data-field="urgency"]')).toHaveText('Emergency');
  await expect(panels).toHaveCount(1);
  expect(await dialedIn(page)).toEqual(US_LINES);
  for (const text of [SAFETY_NOTES.poisonBanner, SAFETY_NOTES.poisonDoNot])
    await expect(panels.getByText(text)).toBeVisible();
  await page.locator('[name="amount"]').fill('4');
  await expect(panels.getByRole('heading', { name: 'Do not wait for signs: call' })).toBeVisible();
  expect(await dialedIn(page)).toEqual(US_LINES);
});

test('an overdue birth on every page: the alarm has the nearest open veterinarian, and no poison helpline of any country', async ({
  page,
}) => {
  // After the alarm of every animal, within the days of grace.
  for (const path of BIRTH_PAGES) {
    const name = path.replace(/^.*\/|-(?:gestation|pregnancy)$/g, '').replace('guinea-pig', 'guineaPig');
    const animal = name as GestatingSpecies;
    const overdue = Date.parse('2024-04-15T12:00:00') + (GESTATION[animal].callDays + 15) * 86_400_000;
    await page.clock.setFixedTime(new Date(overdue));
    await page.goto(`${path}#matingDate=2024-04-15`);
    const today = page.locator('[data-today="late"]');
    await expect(today.getByRole('alert'), path).toBeVisible();
    await expect(today.locator('a[rel~="external"]'), path).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]'), path).toHaveCount(0);
    await expect(today.getByText(/^As of /), path).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(today.getByText(/^As of /), path).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]'), path).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test.describe('near a birth', () => {
  const signs = (page: Page) => page.locator('[data-warning] details').first();

  async function calculateOn(page: Page, today: string): Promise<void> {
    await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
    await page.goto('/calculator/cow-gestation#matingDate=2024-04-15');
    await page.locator('[data-state="result"]').waitFor();
    await page.locator('[data-today]').waitFor();
  }

  for (const [today, isOpen] of [
    ['2025-01-11', false],
    ['2025-01-12', true],
    ['2025-02-11', true],
    // 60 days after the day to call no alarm is given any more.
    ['2025-03-30', false],
  ] as const)
    test(`on ${today} the signs are ${isOpen ? 'open' : 'folded'}`, async ({ page }) => {
      await calculateOn(page, today);
      await expect(signs(page)).toHaveJSProperty('open', isOpen);
    });

  test('the result leads to the signs, and paper has them', async ({ page }) => {
    await calculateOn(page, '2024-06-01');
    const sign = signs(page).getByRole('listitem').first();
    await expect(sign).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sign).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'the signs' }).click();
    await expect(sign).toBeInViewport();
    await expect(signs(page).locator('summary')).toBeFocused();
  });
});

test('there are pages of both kinds', () => {
  expect(POISON_PAGES.length).toBeGreaterThan(12);
  expect(BIRTH_PAGES.length).toBeGreaterThan(9);
});
