/** The page for a pet that swallowed something, and its search results. */
import type { Page } from 'playwright/test';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';
import { expectNoViolationsAtAnyWidth, PHONE } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { expectToFit } from './fitting.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

const PATH = '/calculator/pet-emergency';
const CALL_NOW = 'Call now, before signs start';
const EMERGENCY = 'Emergency: go to a vet now, call on the way';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The heading of the answer. */
function urgency(page: Page) {
  return page.locator('#answer-heading');
}

function answer(page: Page) {
  return page.getByRole('region', { name: /Call now, before|Emergency: (?:go|call)|for advice today/ });
}

test('nothing chosen, an answer and a search pass axe in both themes and fit', async ({ page }) => {
  await page.goto(PATH);
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
  await page.locator('[name="thing"]').fill('rat');
  await expectNoViolationsAtAnyWidth(page);
  await page.goto(`${PATH}#lily`);
  await expect(urgency(page)).toHaveText(EMERGENCY);
  await page.locator('summary', { hasText: 'Sources' }).click();
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
});

for (const locale of ['en-US', 'en-GB', 'en-AU', 'de-DE']) {
  test.describe(`on a phone set to ${locale}`, () => {
    test.use({ locale, viewport: PHONE });

    test('the phone numbers are on the first screen, and again below the urgency', async ({ page }) => {
      await page.goto(PATH);
      const country = HELPLINE_COUNTRIES.find(({ code }) => locale.endsWith(code));
      const shown = page.locator('[data-call-numbers]').first();
      const whom =
        country === undefined
          ? [shown.getByText(/^No line for animals is listed for /)]
          : country.lines.map(({ tel }) => shown.locator(`a[href="tel:${tel}"]:visible`));
      for (const each of whom) {
        const box = await each.boundingBox();
        expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
      }
      await expect(shown.locator('a[href^="tel:"]:visible')).toHaveCount(country?.lines.length ?? 0);
      await expect(shown.getByRole('link', { name: 'Find an open veterinarian near you' })).toHaveCount(1);

      await page.getByRole('link', { name: 'Chocolate', exact: true }).first().click();
      await expect(urgency(page)).toBeInViewport();
      await expect(answer(page).locator('a[href^="tel:"]:visible')).toHaveCount(country?.lines.length ?? 0);
      await expect(answer(page).getByText('Call your own veterinarian')).toBeInViewport();
    });
  });
}

test.describe('in Great Britain', () => {
  test.use({ locale: 'en-GB' });

  for (const [thing, isStraight] of [
    ['snake-sting', true],
    ['chocolate', false],
  ] as const) {
    test(`${thing}: ${isStraight ? 'the open veterinarian comes before the line' : 'the line comes before the open veterinarian'}`, async ({
      page,
    }) => {
      await page.goto(`${PATH}#${thing}`);
      const whom = answer(page).locator('a[href="tel:+441202509000"]:visible, a[rel~="external"]:visible');
      await expect(whom).toHaveCount(2);
      const texts = (await whom.allTextContents()).map((text) => /^Find an open/.test(text));
      expect(texts).toEqual([isStraight, !isStraight]);
      await expect(answer(page).getByText('itself says: go straight to the vet')).toBeVisible({ visible: isStraight });
    });
  }
});

test('a thing in two steps by keyboard: the heading is focused, Back restores the focus', async ({ page }) => {
  await page.goto(PATH);
  await tabTo(page, 'animal');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Dog' })).toBeChecked();
  await tabTo(page, /^Chocolate$/);
  await page.keyboard.press('Enter');
  await expect(urgency(page)).toBeFocused();
  await expect(urgency(page)).toHaveText(CALL_NOW);
  await expect(page).toHaveURL(`${PATH}#chocolate`);
  await expect(answer(page)).toContainText('Dog: Chocolate');
  await expect(answer(page)).toContainText(SAFETY_NOTES.poisonDoNot);
  await expect(answer(page).getByRole('link', { name: 'How much? Dog: chocolate' })).toBeVisible();
  await expect(answer(page).getByRole('link', { name: 'How much? Cat: chocolate' })).toHaveCount(0);

  await page.goBack();
  await expect(urgency(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Chocolate', exact: true }).first()).toBeFocused();
  await page.goForward();
  await expect(urgency(page)).toBeFocused();
});

test('typing finds with a mistake in it, Enter opens the first, and nothing that was typed is kept', async ({
  page,
}) => {
  await page.goto(PATH);
  const box = page.locator('[name="thing"]');
  await box.fill('my dog swallowed ibuprofin');
  await expect(page.getByText('1 thing on the list')).toBeVisible();
  await box.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Ibuprofen, naproxen' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await box.press('Enter');
  await expect(urgency(page)).toHaveText(EMERGENCY);
  await expect(box).toHaveValue('');

  await box.fill('qqqqq');
  await expect(page.getByText('Not on this list')).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(`${PATH}#unknown`);
  await expect(urgency(page)).toHaveText(CALL_NOW);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toContain('qqqqq');
  expect(kept).not.toContain('ibuprofin');
});

test('the fragment opens a row, also when it changes; without an animal the stricter answer is shown', async ({
  page,
}) => {
  await page.goto(`${PATH}#xylitol`);
  await expect(urgency(page)).toHaveText(EMERGENCY);
  await expect(urgency(page)).toBeFocused();
  await expect(answer(page)).toContainText('dogs and cats differ here');
  await page.getByRole('radio', { name: 'Cat' }).check();
  await expect(urgency(page)).toHaveText('Call your vet or a poison helpline for advice today');
  await expect(page.locator('main [role="status"]', { hasText: 'for advice today' })).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = 'batteries';
  });
  await expect(urgency(page)).toHaveText(EMERGENCY);
  await page.evaluate(() => {
    location.hash = 'no-such-thing';
  });
  await expect(urgency(page)).toHaveCount(0);
});

test('for any other animal the answer is to call now', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('radio', { name: 'Other animal' }).check();
  await expect(urgency(page)).toHaveText(CALL_NOW);
  await expect(page.getByRole('radio', { name: 'Other animal' })).toBeFocused();
  await page.getByRole('link', { name: 'Antifreeze (ethylene glycol)' }).click();
  await expect(urgency(page)).toHaveText(CALL_NOW);
  await expect(answer(page).locator('details')).toHaveCount(0);
});

test('the text for the call has urgency and numbers, never the visitor’s own', async ({ page }) => {
  await page.goto(PATH);
  await page.evaluate(() => localStorage.setItem('veterinarian', '030 123 4567'));
  await page.goto('/');
  await page.goto(`${PATH}#antifreeze`);
  await expect(answer(page).locator('a[href="tel:0301234567"]')).toBeVisible();
  await page.getByRole('button', { name: 'Copy for the call' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await copiedText(page);
  expect(text.split('\n')[0]).toBe(EMERGENCY);
  expect(text).toContain('(888) 426-4435');
  expect(text).not.toContain('4567');
});

test('a page for a dose is told the animal and the medicine, and nothing else', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('radio', { name: 'Dog' }).check();
  await page.locator('[name="thing"]').fill('advil');
  await page.getByRole('link', { name: 'Ibuprofen, naproxen' }).click();
  await page.getByRole('link', { name: /^How much\?/ }).click();
  const line = page.getByText('From the list: Dog, Ibuprofen (Advil, Motrin). Change it below if that is wrong.');
  await expect(line).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ibuprofen (Advil, Motrin)' })).toBeChecked();
  for (const name of ['weight', 'strengthMg', 'count'])
    await expect(page.locator(`form [name="${name}"]`)).toHaveValue('');
  await expect(page.locator('form [type="checkbox"]:checked')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Aspirin' }).check();
  await expect(line).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

test('a horse has a list of its own: an open veterinarian before the poison line, and no page for a dose', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.getByRole('radio', { name: 'Horse or farm animal' }).check();
  await page.getByRole('radio', { name: 'Horse', exact: true }).check();
  await page.getByRole('link', { name: 'Yew', exact: true }).click();
  await expect(urgency(page)).toHaveText('Emergency: call a veterinarian to the animal now');
  const whom = answer(page).locator('a[href^="tel:"]:visible, a[rel~="external"]:visible');
  await expect(whom.first()).toHaveText(/^Find an open veterinarian/);
  await expect(answer(page).getByRole('link', { name: /^How much/ })).toHaveCount(0);
  // On a page of its own: the horse is still chosen on this one.
  await page.goto('/');
  await page.goto(`${PATH}#farm-copper`);
  await expect(answer(page)).toContainText('Sheep, goat, llama, alpaca: Copper');
});

test('how long ago changes a sentence, never the urgency', async ({ page }) => {
  await page.goto(`${PATH}#batteries`);
  await expect(urgency(page)).toHaveText(EMERGENCY);
  await page.getByRole('radio', { name: 'Less than 2 hours' }).check();
  await expect(answer(page)).toContainText('Less than 2 hours ago: minutes matter. Go or call at once.');
  await expect(urgency(page)).toHaveText(EMERGENCY);
  await expect(page.locator('[data-vet-card]')).toContainText('Batteries');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await expect(page.getByText('Picture saved')).toBeVisible();
});

test('two presses lead from Home to the answer, and Enter opens the first row', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('searchbox').first();
  await box.fill('dog ate grapes');
  const search = page.getByRole('search');
  await expect(search.locator('a[href="tel:+18884264435"]:visible')).toHaveCount(1);
  const rows = search.locator('a:not([href^="tel:"], [rel~="external"])');
  await expect(rows.first()).toHaveText('My pet ate: Grapes, raisins, currants, sultanas');
  await expect(rows.nth(1)).toHaveText('Open with these values');
  await expect(rows.nth(2)).toHaveText('Dog Raisin Toxicity Calculator');
  await box.press('Enter');
  await expect(page).toHaveURL(`${PATH}#grapes-raisins`);
  await expect(urgency(page)).toBeFocused();
  await expect(urgency(page)).toBeInViewport();
});

test('a pet with which search finds nothing gets the nearest open veterinarian, and no poison helpline', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a calculator' });
  await dialog.getByRole('searchbox').fill('my cat is strange');
  await expect(dialog.getByRole('link', { name: 'Pet ate something? Call first' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Find an open veterinarian near you' })).toBeVisible();
  await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(dialog.getByText('No results')).toHaveCount(0);
  // The link to a map is not one of the site's.
  for (const name of ['My animal is in trouble', 'Pet ate something? Call first', 'Pet ate something? Call first']) {
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link', { name })).toBeFocused();
  }
});
