/**
 * On a slow phone, Calculate ends with the answer in view. `ANSWER_RUNS=20` repeats each case; what is wrong is a race, and one run in
 * three may show it.
 */
import type { Locator, Page } from 'playwright/test';
import { PHONE } from './accessibility.ts';
import { heldBack } from './heldBack.ts';
import { expect, test } from './watch.ts';

const RUNS = Number(process.env.ANSWER_RUNS ?? 1);

/** Of a cheap phone, compared with a desktop computer. */
const SLOWDOWN = 6;

const PAGES = ['dog-chocolate-toxicity', 'cat-age', 't-test', 'enzyme-kinetics', 'dna-sequence'];

const SCRIPTS = /\/assets\/[^/]+\.js$/;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, isAlone: true });

for (const id of PAGES) {
  test(`${id}: the answer is in view, ${RUNS} times`, async ({ page }) => {
    await slowDown(page);
    const ends: Place[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(`/calculator/${id}`);
      await page.locator('[data-state="editing"]').waitFor();
      await fillExample(page);
      await calculate(page);
      ends.push(await placeOfAnswer(page));
    }
    expectInView(ends);
  });

  test(`${id}: presses made before any script ran are carried out, ${RUNS} times`, async ({ page }) => {
    await slowDown(page);
    const ends: Place[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const release = await heldBack(page, SCRIPTS);
      await page.goto(`/calculator/${id}`, { waitUntil: 'commit' });
      await fillExample(page);
      // A button that says that it cannot be pressed yet loses nothing.
      if (await page.locator('button[type="submit"]').isDisabled()) release();
      await calculate(page);
      release();
      ends.push(await placeOfAnswer(page));
      await page.unroute(SCRIPTS);
    }
    expectInView(ends);
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function fillExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try an example' }).tap();
  for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.tap();
}

async function calculate(page: Page): Promise<void> {
  await page.locator('button[type="submit"]').tap();
}

/** Where the headline is in the window, once the page has loaded what belongs to the result and no longer moves. */
async function placeOfAnswer(page: Page): Promise<Place> {
  await page.locator('[data-state="result"]').waitFor();
  const headline = page.getByRole('region', { name: 'Result', exact: true }).locator('[data-field]').first();
  await headline.waitFor();
  await page.waitForLoadState('networkidle');
  let before = await restingPlace(headline);
  let now = await restingPlace(headline);
  while (now.top !== before.top) {
    before = now;
    now = await restingPlace(headline);
  }
  return now;
}

interface Place {
  /** In pixels from the top of the window. */
  readonly top: number;
  readonly bottom: number;
}

/** Read after an idle period, before which the page has been drawn. */
async function restingPlace(element: Locator): Promise<Place> {
  return element.evaluate(async (found) => {
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    const { top, bottom } = found.getBoundingClientRect();
    return { top, bottom };
  });
}

/** Between the header and the bar of actions. */
function expectInView(places: readonly Place[]): void {
  expect(places.filter(({ top, bottom }) => top < 64 || bottom > PHONE.height - 64)).toEqual([]);
}
