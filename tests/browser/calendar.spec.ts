/** Dated results as a calendar file, as months on screen and on paper, and the reverse calculation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { readIcs } from '#tests/support/readIcs.ts';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { expectToFit } from './fitting.ts';
import { heldBack } from './heldBack.ts';
import { savedFile } from './savedFile.ts';
import { calculatorPaths } from './sitePaths.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watch.ts';

// A button that is still sliding to its place when it is pressed may miss the press.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The pages with a reverse calculation: those on dates. */
const DATED = calculatorPaths().filter((path) =>
  readFileSync(join(import.meta.dirname, `../../dist${path}.html`), 'utf8').includes('id="backwards-heading"'),
);

/** Days before and after the clock changes in all three zones. */
const MATING_DATES = ['2024-03-10', '2024-10-06', '2024-10-27', '2025-12-31'];

/** Where a day may begin earlier or later than at the test's own place, and how dates are written there. */
const ZONES = [
  ['America/New_York', 'en-US'],
  ['Europe/Berlin', 'de-DE'],
  ['Australia/Sydney', 'en-AU'],
] as const;

async function calculate(page: Page, matingDate: string): Promise<void> {
  await page.locator('[name="matingDate"]').fill(matingDate);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[data-state="result"]').waitFor();
  await expect(page.locator('data[data-field="matingDate"]')).toHaveAttribute('value', matingDate);
}

/** Parses the calendar file that the page offers. */
async function savedEvents(page: Page) {
  const { name, text } = await savedFile(page, () =>
    page.getByRole('button', { name: 'Add to calendar (.ics)' }).click(),
  );
  return { name, events: readIcs(text) };
}

function dayOf(page: Page, field: string): Promise<string | null> {
  return page.locator(`data[data-field="${field}"]`).getAttribute('value');
}

for (const [timezoneId, locale] of ZONES) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId, locale });

    test('the file, opened there, and the months show the days of the page', async ({ page }) => {
      const zoneBefore = process.env.TZ;
      process.env.TZ = timezoneId;
      try {
        for (const [index, path] of DATED.entries()) {
          await page.goto(path);
          await page.locator('[data-state="editing"]').waitFor();
          await calculate(page, MATING_DATES[index % MATING_DATES.length] ?? '');
          const { name, events } = await savedEvents(page);
          expect(name).toBe(`${path.split('/').at(-1)}.ics`);
          const days = (part: string) => {
            const found = events.find(({ title }) => title.endsWith(part));
            return [found?.first, found?.last];
          };
          const due = await dayOf(page, 'dueDate');
          expect(days(': due date')).toEqual([due, due]);
          expect(days(': usual days of birth')).toEqual([
            await dayOf(page, 'earlyDueDate'),
            await dayOf(page, 'lateDueDate'),
          ]);
          const marked = page.locator('td[data-marked]');
          await expect(marked.first()).toBeAttached();
          const drawn = await marked.evaluateAll((cells) =>
            cells.map((cell) => (cell as HTMLElement).dataset.day ?? ''),
          );
          for (const { first, last } of events) expect(drawn).toEqual(expect.arrayContaining([first, last]));
          expect(drawn.filter((day) => !events.some(({ first, last }) => first <= day && day <= last))).toEqual([]);
        }
      } finally {
        if (zoneBefore === undefined) delete process.env.TZ;
        else process.env.TZ = zoneBefore;
      }
    });
  });
}

test('from a wanted birth back to the breeding date and on to the result, by keyboard alone', async ({ page }) => {
  await page.goto('/calculator/sheep-gestation');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('h1').focus();
  await tabTo(page, 'birthDate', 120);
  // The browser's native control: month, day and year one after the other.
  await page.keyboard.type('03012025');
  const answer = page.locator('data[data-field="breedingDate"]');
  await expect(answer).toHaveAttribute('value', '2024-10-05');
  await expect(page.locator('[aria-live="polite"]').filter({ has: answer })).toBeAttached();
  await expect(page.locator('data[data-field="lateBirthDate"]')).toHaveAttribute('value', '2025-03-06');
  await tabTo(page, 'Calculate from this breeding date', 120);
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="matingDate"]')).toHaveValue('2024-10-05');
  await expect(page.locator('data[data-field="dueDate"]')).toHaveAttribute('value', '2025-03-01');
  await expect(page.locator(':focus')).toHaveText('Calculate');
  await expect(answer).toBeAttached();
  await expectNoViolationsAtAnyWidth(page);
  await expectToFit(page);
});

test('a wanted date that is typed before hydration is answered', async ({ page }) => {
  const release = await heldBack(page, /assets\/index-[^/]*\.js$/);
  await page.goto('/calculator/rabbit-gestation', { waitUntil: 'commit' });
  await page.locator('[name="birthDate"]').fill('2024-03-01');
  release();
  await expect(page.locator('data[data-field="breedingDate"]')).toHaveAttribute('value', '2024-01-30');
});

test('a wanted date that is out of range is reported at its box', async ({ page }) => {
  await page.goto('/calculator/sheep-gestation');
  await page.locator('[data-state="editing"]').waitFor();
  const box = page.locator('[name="birthDate"]');
  await box.fill('2101-03-01');
  const sentence = 'Enter a wanted birth date from 1901 to 2100.';
  await expect(page.locator('[aria-live="polite"]').getByText(sentence)).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(new RegExp(sentence));
  await box.fill('2100-03-01');
  await expect(page.getByText(sentence)).toHaveCount(0);
  await expect(box).not.toHaveAttribute('aria-invalid');
});

test('removing the date removes its answer', async ({ page }) => {
  await page.goto('/calculator/cat-pregnancy');
  await page.locator('[data-state="editing"]').waitFor();
  await page.locator('[name="birthDate"]').fill('2025-03-01');
  await expect(page.locator('data[data-field="breedingDate"]')).toBeVisible();
  await page.locator('[name="birthDate"]').fill('');
  await expect(page.locator('data[data-field="breedingDate"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Calculate from this mating date' })).toHaveCount(0);
});

test('there are such pages', () => {
  expect(DATED.length).toBeGreaterThan(0);
});
