/** With 'Update as I type' on, a number between two limits can be dragged. */
import type { Page } from 'playwright/test';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { openForm } from './examplePage.ts';
import { expect, test } from './watch.ts';

const PATH = '/calculator/ph-analysis';
const live = (page: Page) => page.getByRole('switch', { name: 'Update as I type' });
const slider = (page: Page, label = 'pH') => page.getByRole('slider', { name: `${label}, slider`, exact: true });
const box = (page: Page) => page.locator('[name="pH"]');
const pOH = (page: Page) => page.locator('data[data-field="pOH"]');

async function openLive(page: Page, path = PATH): Promise<void> {
  await openForm(page, path);
  await live(page).press('Space');
  await expect(live(page)).toBeChecked();
}

/** Collects what is spoken of results from now on. */
async function noteSpoken(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    const region = document.querySelector('[aria-labelledby="result-heading"] [role="status"]');
    if (region === null) throw new Error('No status line');
    const note = () => said.add(region.textContent ?? '');
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () =>
    page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said].filter((text) => text !== ''));
}

test('a drag moves number and result without a pause, and is announced once, when the hand rests', async ({ page }) => {
  await page.clock.install();
  await openLive(page);
  await box(page).fill('7');
  await expect(pOH(page)).toHaveText('7.00');
  await expect(page.getByRole('status').filter({ hasText: 'Neutral at pH 7' })).toHaveCount(1);
  const place = await slider(page).boundingBox();
  if (place === null) throw new Error('No slider');
  const y = place.y + place.height / 2;
  await page.mouse.move(place.x + place.width / 2, y);
  await page.mouse.down();
  // From here on no timer runs: nothing is calculated by the pause after the last move.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const spoken = await noteSpoken(page);
  await page.mouse.move(place.x + place.width * 0.6, y, { steps: 10 });
  await expect(box(page)).not.toHaveValue('7');
  const halfway = Number(await box(page).inputValue());
  await expect(pOH(page)).toHaveText((14 - halfway).toFixed(2));
  await page.mouse.move(place.x + place.width * 0.75, y, { steps: 15 });
  await expect(box(page)).not.toHaveValue(String(halfway));
  const dragged = Number(await box(page).inputValue());
  expect(dragged).toBeGreaterThan(9);
  await expect(pOH(page)).toHaveText((14 - dragged).toFixed(2));
  await page.mouse.up();
  await expect(page.getByText('Inputs changed – calculate again')).toHaveCount(0);
  expect(await spoken()).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(spoken).toEqual([expect.stringContaining(`Basic at pH ${dragged}`)]);
});

test('the keyboard moves it by the step of the box; a typed number moves the slider', async ({ page }) => {
  await openLive(page);
  await box(page).fill('7.4');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '7.4');
  await slider(page).press('ArrowRight');
  await expect(box(page)).toHaveValue('7.5');
  await expect(pOH(page)).toHaveText('6.50');
  await expect(slider(page)).toBeFocused();
  await slider(page).press('Home');
  await expect(box(page)).toHaveValue('0');
  await expect(pOH(page)).toHaveText('14.00');
  await slider(page).press('End');
  await expect(box(page)).toHaveValue('14');
  await expect(pOH(page)).toHaveText('0.00');
});

test('it speaks in the unit of the box and follows a change of it', async ({ page }) => {
  await openLive(page);
  const temperature = slider(page, 'Temperature');
  await page.locator('[name="temperature"]').fill('37');
  await expect(temperature).toHaveAttribute('aria-valuetext', '37 °C');
  await page.locator('[name="temperature_unit"]').selectOption('°F');
  await expect(temperature).toHaveAttribute('aria-valuetext', '37 °F');
  await temperature.press('End');
  await expect(page.locator('[name="temperature"]')).toHaveValue('212');
});

test('it comes and goes with the switch, adds no input of its own and passes axe', async ({ page }) => {
  await openForm(page, PATH);
  await expect(slider(page)).toHaveCount(0);
  await live(page).press('Space');
  await expect(page.getByRole('slider')).toHaveCount(2);
  expect(await page.locator('form input[type="range"][name]').count()).toBe(0);
  await expectNoViolationsAtAnyWidth(page);
  await live(page).press('Space');
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('only a number with both limits has one', async ({ page }) => {
  await openLive(page, '/calculator/oxygen-consumption');
  await expect(page.getByRole('slider')).toHaveCount(4);
  await expect(slider(page, 'Flow rate')).toHaveCount(0);
});

for (const path of ['/calculator/dog-chocolate-toxicity', '/calculator/dog-benadryl']) {
  test(`${path} has none, though the switch is on elsewhere`, async ({ page }) => {
    await openLive(page);
    await expect(page.getByRole('slider')).not.toHaveCount(0);
    await openForm(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
}
