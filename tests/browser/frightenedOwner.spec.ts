/** Journeys of a pet owner on a phone: the number of taps to an answer, and the messages for impossible inputs. */
import type { Locator, Page } from 'playwright/test';
import { LAPTOP, PHONE } from './accessibility.ts';
import { copiedText } from './copiedText.ts';
import { expect, test } from './watch.ts';

const CHOCOLATE = '/calculator/dog-chocolate-toxicity';
/** Taps from Home to an answer, not counting digits. */
const MOST_PRESSES = 9;

test.use({ viewport: PHONE });

test(`from Home to 'dog, 10 kg, 100 g of dark chocolate' answered in ${MOST_PRESSES} presses`, async ({ page }) => {
  let presses = 0;
  async function press(target: Locator): Promise<void> {
    presses += 1;
    await target.click();
  }
  /** A tap into the box, and digits. */
  async function type(name: string, digits: string): Promise<void> {
    await press(page.locator(`form [name="${name}"]`));
    await page.keyboard.type(digits);
  }

  await page.goto('/');
  await press(page.getByRole('link', { name: /My pet ate something/ }));
  await press(page.getByRole('link', { name: 'Chocolate', exact: true }).first());
  await press(page.getByRole('link', { name: /^How much\? Dog/ }));
  await page.locator('[data-state="editing"]').waitFor();
  await type('weight', '10');
  await press(page.getByRole('radio', { name: 'Kilograms' }));
  await press(page.getByRole('radio', { name: 'Semisweet, or dark up to 60 %' }));
  await type('amount', '100');
  await press(page.getByRole('radio', { name: 'Grams', exact: true }));
  await press(page.getByRole('button', { name: 'Calculate', exact: true }));

  await expect(page.locator('data[data-field="urgency"]')).toHaveText('Emergency');
  await expect(page.locator('[data-vet-card]')).toContainText('10 kg (weighed on');
  await expect(page.locator('[data-vet-card]')).toContainText('how many at most 100 g');
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test('a common item fills in kind, amount and unit, as often as it was eaten', async ({ page }) => {
  await page.goto(CHOCOLATE);
  const items = page.getByRole('group', { name: 'Choose a common item' });
  await items.getByRole('button', { name: 'Choose a common item' }).click();
  const brownie = items.getByRole('button', { name: 'Brownie, large square' });
  await brownie.click();
  await expect(page.locator('[name="amount"]')).toHaveValue('60');
  await expect(page.locator('[name="chocolateType"][value="dark"]')).toBeChecked();
  await expect(page.locator('[name="amountUnit"][value="g"]')).toBeChecked();
  await expect(brownie).toHaveAttribute('aria-pressed', 'true');
  await items.getByLabel('How many?').fill('3');
  await expect(page.locator('[name="amount"]')).toHaveValue('180');
  // Filled-in values remain editable.
  await page.locator('[name="amount"]').fill('50');
  await expect(brownie).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[name="weight"]')).toHaveValue('');
});

for (const [weight, unit, sentence] of [
  ['0.3', 'kg', 'Very small animals are harmed by very little. Treat it as an emergency.'],
  ['150', 'kg', 'Check the unit: was it pounds? Call in any case.'],
] as const) {
  test(`${weight} ${unit}: the urgency and a number first, then the limits, and no figure`, async ({ page }) => {
    await fillChocolate(page, { weight, unit });
    const heading = page.getByRole('heading', { name: 'Call now: no figure is shown for this weight' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const advice = page.locator('[data-refused]');
    await expect(advice.locator('a[href^="tel:"]:visible').first()).toBeInViewport();
    await expect(advice).toContainText(sentence);
    await expect(advice).toContainText('Weight of the dog: 0.5 to 120 kg');
    await expect(page.locator('[data-error]')).toHaveText('Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)');
    await expect(page.locator('data[data-field]')).toHaveCount(0);
  });
}

test('a missing unit is named, after the phone numbers', async ({ page }) => {
  await fillChocolate(page, { weight: '10', unit: null });
  await expect(page.getByRole('heading', { name: 'Call now, before signs start' })).toBeFocused();
  await expect(page.locator('[data-refused]')).toContainText('Unit of the weight: choose one.');
});

test('the owner’s notes for the vet survive an edit and are copied, and Reset clears them', async ({ page }) => {
  await fillChocolate(page, { weight: '10', unit: 'kg' });
  const card = page.locator('[data-vet-card]');
  await card.getByLabel('Eaten at').fill('10:30');
  await card.getByLabel('Signs since').fill('vomited twice');
  await page.getByRole('button', { name: 'Edit the inputs' }).click();
  await page.locator('[name="amount"]').fill('200');
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(card.getByLabel('Signs since')).toHaveValue('vomited twice');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await copiedText(page);
  expect(copied).toMatch(/^Emergency: go to a vet now, call on the way\./);
  for (const part of [
    'Animal: Dog, ',
    'Weight: 10 kg (weighed on',
    'What: semisweet chocolate, or dark up to 60 %; ',
    'how many at most 200 g; ',
    'Signs since: vomited twice',
    '(888) 426-4435',
  ])
    expect(copied).toContain(part);
  expect(copied).toContain('When: 10:30 ');

  await page.getByRole('button', { name: 'Edit the inputs' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await fillChocolate(page, { weight: '10', unit: 'kg' }, false);
  await expect(card.getByLabel('Signs since')).toHaveValue('');
});

for (const size of [PHONE, LAPTOP]) {
  test(`${size.width} px: the message of a refusal covers no control`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/calculator/dog-benadryl');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.locator('[data-state="error"]').waitFor();
    await expect(page.locator('[data-error]')).toBeVisible();
    for (const control of await page.locator('form :is(input, select, button):visible').all()) {
      await control.scrollIntoViewIfNeeded();
      const isClear = await control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there?.closest('[data-error]') === null && document.querySelector('form')?.contains(there) === true;
      });
      expect(isClear, (await control.getAttribute('name')) ?? (await control.innerText())).toBe(true);
    }
  });
}

/** 100 g of dark chocolate, calculated. */
async function fillChocolate(
  page: Page,
  { weight, unit }: { readonly weight: string; readonly unit: string | null },
  opens = true,
): Promise<void> {
  if (opens) await page.goto(CHOCOLATE);
  await page.locator('[name="weight"]').fill(weight);
  if (unit !== null) await page.locator(`[name="weightUnit"][value="${unit}"]`).check();
  await page.locator('[name="chocolateType"][value="dark"]').check();
  await page.locator('[name="amount"]').fill('100');
  await page.locator('[name="amountUnit"][value="g"]').check();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
}
