/** The guide to emergencies that are not poisonings, and what the search shows of people in distress. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Corpus } from '../distress/judgedPhrase.ts';
import { expectNoViolationsAtAnyWidth, PHONE } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { expectToFit } from './fitting.ts';
import { expect, test } from './watch.ts';

const PATH = '/calculator/animal-emergency';
const POISON_LINES = 'main a[href^="tel:"]';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function row(page: Page, title: string) {
  return page.locator('details', { has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
}

test('the list and an open row pass axe in both themes and fit', async ({ page }) => {
  await page.goto(PATH);
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
  await page.goto(`${PATH}#birth-trouble`);
  await expect(page.locator('#birth-trouble')).toBeFocused();
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const locale of ['en-US', 'en-GB', 'de-DE']) {
    test.describe(`set to ${locale}`, () => {
      test.use({ locale });

      test('whom to call and both questions are on the first screen, and no poison line is anywhere', async ({
        page,
      }) => {
        await page.goto(PATH);
        await expect(page.getByRole('link', { name: 'Find an open veterinarian near you' })).toBeInViewport({
          ratio: 1,
        });
        await expect(page.getByRole('radio', { name: 'Other' })).toBeInViewport({ ratio: 1 });
        await expect(page.getByLabel('What do you see?')).toBeInViewport({ ratio: 1 });
        await expect(page.locator(POISON_LINES)).toHaveCount(0);
        for (const details of await page.locator('main details').all())
          await details.evaluate((each: HTMLDetailsElement) => {
            each.open = true;
          });
        await expect(page.locator(POISON_LINES)).toHaveCount(0);
      });
    });
  }
});

test('a link opens its row; the animal sets the line, and its rows come first', async ({ page }) => {
  await page.goto(`${PATH}#collapse`);
  const heading = page.locator('#collapse');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveText('Emergency: go to a veterinarian now, call on the way');
  await page.getByRole('radio', { name: 'Horse, donkey' }).check();
  await expect(heading).toHaveText('Emergency: call a veterinarian to the animal now');
  await expect(
    page.getByRole('region', { name: 'What it may be' }).getByRole('heading', { level: 3 }).first(),
  ).toHaveText('Trouble breathing');
  await expect(page.getByRole('heading', { level: 3, name: 'Cannot pass urine' })).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).check();
  await expect(
    page.getByText('This list does not cover every animal. Call a veterinarian now and say what you see.'),
  ).toBeVisible();
});

test('what is seen finds its row, by keyboard alone', async ({ page }) => {
  await page.goto(PATH);
  const box = page.getByLabel('What do you see?');
  await box.fill('horse rolling');
  const titles = page.getByRole('region', { name: 'What it may be' }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Colic']);
  await box.press('Enter');
  await expect(page.locator('#horse-colic')).toBeVisible();
  await box.fill('zzzz');
  await expect(page.getByText(/^Nothing here is called that\. Call a veterinarian now/)).toBeVisible();
  await expect(titles).toHaveCount(31);
});

test('a birth goes on to the page about the animal', async ({ page }) => {
  await page.goto(`${PATH}#birth-trouble`);
  await page.getByRole('radio', { name: 'Sheep, goat' }).check();
  const pages = row(page, 'Trouble giving birth').getByRole('list', { name: 'The page about the birth' });
  await expect(pages.getByRole('link')).toHaveText(['Sheep', 'Goat']);
  await pages.getByRole('link', { name: 'Goat' }).click();
  await expect(page).toHaveURL(/goat-gestation$/);
});

test('the text for the call and the printed page hold the row, and no poison line', async ({ page }) => {
  await page.goto(`${PATH}#seizure`);
  const fit = row(page, 'Fit or seizure');
  await fit.getByRole('button', { name: 'Copy for the call' }).click();
  const text = await copiedText(page);
  expect(text).toContain('longer than 5 minutes');
  expect(text).not.toMatch(/poison|helpline|\d{3}.?\d{4}/i);
  await page.emulateMedia({ media: 'print' });
  await expect(fit.getByText('Look at the clock')).toBeVisible();
  await expect(row(page, 'Choking')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each row opens and can be read', async ({ page }) => {
    await page.goto(PATH);
    const choking = row(page, 'Choking');
    await choking.locator('summary').first().click();
    await expect(choking.getByText('If it cannot draw breath, act now')).toBeVisible();
  });
});

test('Home leads to both guides from tiles of one size, side by side, without a route change', async ({ page }) => {
  await page.goto('/');
  const tiles = [/^My pet ate something/, /^My animal is in trouble/].map((name) => page.getByRole('link', { name }));
  const [one, other] = await Promise.all(tiles.map((tile) => tile.boundingBox()));
  const size = (box: typeof one) => [box?.y, box?.width, box?.height].map((each) => Math.round(each ?? 0));
  expect(size(other)).toEqual(size(one));
  await page.evaluate(() => {
    (window as { isSame?: boolean }).isSame = true;
  });
  await tiles[1]?.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My animal is in trouble: what to do now' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
});

const { phrases, controls }: Corpus = JSON.parse(readFileSync('tests/distress/distress.json', 'utf8'));
/** Every ninth text: `npm run test:distress` runs all of them through the search's own code. */
const SAMPLE = [...phrases, ...controls].filter(({ place }, at) => place !== 'guide' && at % 9 === 0);

for (const locale of ['en-US', 'en-GB']) {
  test.describe(`people in distress, in ${locale}`, () => {
    test.use({ locale });

    test('are led where they should be, with the number of a poison line for poison alone', async ({ page }) => {
      await page.goto('/');
      const search = page.getByRole('search');
      for (const { q, first, poisonNumber } of SAMPLE) {
        await page.getByRole('searchbox').fill(q);
        await expect(search.getByRole('status').first()).not.toHaveText(/^Searching/);
        const links = search.locator('li').first().locator('a:not([href^="tel:"], [rel~="external"])').first();
        const expected = first.map((each) => {
          const [kind, id] = each.split(':');
          if (kind === 'calc') return `/calculator/${id}`;
          if (kind === 'door') return '/calculator/pet-emergency#unknown';
          return `/calculator/${kind === 'animal' ? 'animal' : 'pet'}-emergency${id === 'page' ? '' : `#${id}`}`;
        });
        await expect
          .poll(async () => expected.includes((await links.getAttribute('href')) ?? ''), { message: q })
          .toBe(true);
        const numbers = search.locator('a[href^="tel:"]');
        if (poisonNumber === 'never') await expect(numbers, q).toHaveCount(0);
        if (poisonNumber === 'must')
          await expect(search.locator('li').first().locator('a[href^="tel:"]:visible').first(), q).toBeVisible();
      }
    });
  });
}
