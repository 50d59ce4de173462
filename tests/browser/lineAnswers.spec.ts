/** Lines of the corpus in the search box of Home: what the card answers, opens and leaves alone. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './watch.ts';

interface Case {
  readonly ask: string;
  readonly kind: 'answer' | 'fill' | 'open' | 'choose' | 'none';
  readonly answer?: { readonly field: string };
  readonly alsoRight?: readonly { readonly field?: string }[];
  readonly orResults?: boolean;
  readonly emergency?: string;
}

const CASES = (JSON.parse(readFileSync('tests/ask/ask.json', 'utf8')) as readonly Case[]).filter(
  ({ ask }) => !ask.includes('\n'),
);
/** Every so many lines of a kind. */
const STEP = { answer: 15, fill: 6, open: 9, choose: 5, none: 7 } as const;
const SAMPLE = Object.entries(STEP).flatMap(([kind, step]) =>
  CASES.filter((each) => each.kind === kind).filter((_, place) => place % step === 0),
);
const POISONED = CASES.filter(({ kind, emergency }) => kind === 'fill' && emergency !== undefined).slice(0, 2);

const card = (page: Page) => page.locator('section[data-answer]');

async function ask(page: Page, line: string): Promise<void> {
  await page.getByRole('searchbox').fill(line);
  await expect(
    page
      .getByText(/^\d+ results?$|^Not here yet|^No exact match/)
      .or(card(page))
      .first(),
  ).toBeVisible();
}

test('a sample of the corpus is answered in the box as it says', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  for (const { ask: line, kind, answer, alsoRight = [], orResults } of SAMPLE)
    await test.step(line, async () => {
      await ask(page, line);
      if (kind === 'answer') {
        const fields = [answer?.field, ...alsoRight.map(({ field }) => field)];
        await expect(card(page).locator('[data-field]')).toHaveCount(1);
        expect(fields).toContain(await card(page).locator('[data-field]').getAttribute('data-field'));
        await expect(card(page).locator('[data-field]')).not.toBeEmpty();
      } else if (kind === 'choose') await expect(card(page).getByText(/^This can be read in [23] ways/)).toBeVisible();
      else if (kind === 'fill') await expect(card(page).getByRole('link')).toHaveText(['Open with these values']);
      if (kind === 'fill' || kind === 'none' || kind === 'open')
        await expect(card(page).locator('[data-field]')).toHaveCount(0);
      if (kind === 'none' || (kind === 'open' && orResults !== true)) await expect(card(page)).toHaveCount(0);
    });
});

test('of a poison the row with whom to call comes before the values, which open the page and give no number', async ({
  page,
}) => {
  await page.goto('/');
  for (const { ask: line } of POISONED) {
    await ask(page, line);
    await expect(card(page).getByRole('link', { name: 'Open with these values' })).toBeVisible();
    await expect(card(page).locator('[data-field]')).toHaveCount(0);
    const calls = page.locator('search li').first();
    await expect(calls.locator('a[href^="tel:"]').first()).toBeVisible();
    const [row, values] = await Promise.all([calls.boundingBox(), card(page).boundingBox()]);
    expect(row?.y ?? Number.NaN).toBeLessThan(values?.y ?? Number.NaN);
  }
});
