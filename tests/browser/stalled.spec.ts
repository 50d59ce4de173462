/**
 * Pages whose scripts do not load or do not run: each shows a message that needs no script. It appears after a fixed
 * delay, so the pages wait in parallel.
 */
import type { BrowserContext, ConsoleMessage, Locator, Page, Route } from 'playwright/test';
import { expectNoViolationsAtAnyWidth, PHONE } from './accessibility.ts';
import { heldBack } from './heldBack.ts';
import { sitePaths } from './sitePaths.ts';
import { expect, test } from './watch.ts';

const SMALLEST_PHONE = { width: 320, height: 568 } as const;
const PH = '/calculator/ph-analysis';
const SENTENCE =
  'Calculate does not work yet: part of this page has not loaded or cannot run in this browser. If this message stays, reload the page, which empties the boxes, or use a newer browser.';
const BROKEN = 'broken on purpose';
/** Timeout for the message, with a margin for a busy machine. */
const WITHIN = { timeout: 300_000 } as const;

/** The browser's own console messages about a script that it cannot load or parse. */
const OF_THE_BROWSER =
  /Failed to load (?:resource|module script)|Loading (?:failed|module) |error loading dynamically imported module|dynamically imported module|SyntaxError|Unexpected |Invalid or unexpected|illegal character|not understood/;

const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' });
const aborted = (route: Route) => route.abort();
const unanswered = () => {};
async function cut(route: Route): Promise<void> {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
}
async function withLine(route: Route, line: string): Promise<void> {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: 'text/javascript', body: `${line}\n${text}` });
}
const ofTomorrow = (route: Route) => withLine(route, 'const later = async |> await;');
const throwing = (route: Route) => withLine(route, `throw new Error('${BROKEN}');`);

const ENTRY = /\/assets\/index-[^/]*\.js$/;
const LIBRARIES = /\/assets\/libraries-[^/]*\.js$/;
const KIT = /\/assets\/kit-[^/]*\.js$/;
const FORM = /\/assets\/form-[^/]*\.js$/;
const OWN = /\/assets\/ph-analysis-calculator-[^/]*\.js$/;
const START = /\/start\.js$/;

const FAULTS = [
  { fault: 'start.js is missing', file: START, answer: missing },
  { fault: 'start.js is blocked', file: START, answer: aborted },
  { fault: 'the entry is missing', file: ENTRY, answer: missing },
  { fault: 'the entry never arrives', file: ENTRY, answer: unanswered },
  { fault: 'the entry throws', file: ENTRY, answer: throwing },
  { fault: 'the libraries are missing', file: LIBRARIES, answer: missing },
  { fault: 'the libraries are cut off', file: LIBRARIES, answer: cut },
  { fault: 'the libraries are written for newer browsers', file: LIBRARIES, answer: ofTomorrow },
  { fault: 'the vocabulary is missing', file: KIT, answer: missing },
  { fault: 'the form is missing', file: FORM, answer: missing },
  { fault: 'the page’s own part is blocked', file: OWN, answer: aborted },
  { fault: 'the page’s own part is written for newer browsers', file: OWN, answer: ofTomorrow },
];

function noticeOf(page: Page): Locator {
  return page.locator('#stalled');
}

/** Opens a new page that records errors other than the browser's messages about a script that failed to load. */
async function stalledPage(context: BrowserContext, path: string, file: RegExp, answer: (route: Route) => unknown) {
  const page = await context.newPage();
  const heard: string[] = [];
  const hear = (text: string) => OF_THE_BROWSER.test(text) || text.includes(BROKEN) || heard.push(text);
  page.on('console', (message: ConsoleMessage) => message.type() === 'error' && hear(message.text()));
  page.on('pageerror', (error) => hear(String(error)));
  // A closed page accepts no response.
  await page.route(file, async (route) => Promise.resolve(answer(route)).catch(() => {}));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, heard };
}

test('a calculator that cannot hydrate for any reason says so, and typed input stays', async ({ context }) => {
  await Promise.all(
    FAULTS.map(async ({ fault, file, answer }) => {
      const { page, heard } = await stalledPage(context, PH, file, answer);
      await page.locator('[name="pH"]').fill('7.4');
      const notice = noticeOf(page);
      const delays = await notice.evaluate((element) =>
        element.getAnimations().map(({ effect }) => effect?.getTiming().delay),
      );
      expect(delays, fault).toEqual([8000]);
      await expect(notice, fault).toBeVisible(WITHIN);
      await expect(page.getByRole('alert'), fault).toHaveText(SENTENCE);
      await expect(notice, fault).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[name="pH"]'), fault).toHaveValue('7.4');
      await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText('pH Analysis Calculator');
      expect(heard, fault).toEqual([]);
    }),
  );
});

const CALLS = [
  {
    path: '/calculator/dog-chocolate-toxicity',
    advice: 'If your pet may be in danger, do not wait for this page: call now.',
  },
  { path: '/calculator/dog-metacam', advice: 'If your pet may be in danger, do not wait for this page: call now.' },
  { path: '/calculator/dog-pregnancy', advice: 'If there is trouble at birth, do not wait for this page: call now.' },
  { path: '/calculator/pet-emergency', advice: 'Do not wait for this page: call now.' },
];

test('where a visitor may have to call, the advice comes first and links to the phone numbers', async ({ context }) => {
  await Promise.all(
    CALLS.map(async ({ path, advice }) => {
      const { page, heard } = await stalledPage(context, path, START, aborted);
      await page.setViewportSize(SMALLEST_PHONE);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const alert = page.getByRole('alert');
      await expect(alert, path).toBeVisible(WITHIN);
      await expect(alert.locator('p').first(), path).toHaveText(`${advice} Whom to call`);
      await expect(alert, path).toContainText('not work yet');
      await expect(alert, path).toBeInViewport({ ratio: 1 });
      await alert.getByRole('link', { name: 'Whom to call' }).click();
      await expect(page.locator('[data-warning] h2'), path).toBeInViewport({ ratio: 1 });
      // The signs at a birth open without a script.
      for (const line of await page.locator('[data-strip] summary').first().all()) await line.click();
      await page.locator('[data-call-numbers]').first().scrollIntoViewIfNeeded();
      await expect(page.locator('[data-call-numbers] a:visible').first(), path).toBeInViewport();
      expect(heard, path).toEqual([]);
    }),
  );
});

test('on pages with links only, the notice is about search', async ({ context }) => {
  await Promise.all(
    ['/', '/category/biology', '/category/biology/genetics', '/nowhere'].map(async (path) => {
      const { page } = await stalledPage(context, path, LIBRARIES, cut);
      await expect(page.getByRole('alert'), path).toContainText('Search does not work yet', WITHIN);
      await expect(page.getByRole('alert'), path).toBeVisible(WITHIN);
      await page.locator('footer').getByRole('link', { name: 'Chemistry' }).click();
      await expect(page).toHaveURL(/\/category\/chemistry$/);
    }),
  );
});

test('an error during hydration: the error view, and on a page on poison the advice to call', async ({
  page,
  noise,
}) => {
  noise.allow(BROKEN);
  const body = `const fields = {};
    export const definition = new Proxy({ fields }, { get: (of, key) => {
      if (key === 'frame') throw new Error('${BROKEN}');
      return of[key];
    } });
    export const meta = { back: null }, opening = { keywords: [] }, loadContent = () => new Promise(() => {});`;
  await page.route(/dog-chocolate-toxicity-calculator-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/calculator/dog-chocolate-toxicity', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused(WITHIN);
  await expect(page.getByRole('alert')).toContainText('call now', WITHIN);
});

test('on a slow network the notice appears and disappears, and the page works', async ({ page }) => {
  const release = await heldBack(page, LIBRARIES);
  await page.goto(PH, { waitUntil: 'domcontentloaded' });
  await page.locator('[name="pH"]').fill('7.4');
  await expect(page.getByRole('alert')).toHaveText(SENTENCE, WITHIN);
  await expectFocusClear(page);
  await expectNoViolationsAtAnyWidth(page);
  release();
  await expect(noticeOf(page)).toHaveCount(0, WITHIN);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  // What is left is the room of the bar with Calculate.
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '112px');
});

/** On the smallest phone, the focused element and the end of the page are visible beside the notice. */
async function expectFocusClear(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(SMALLEST_PHONE);
  await page.locator('[name="pH"]').focus();
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusBehindNotice)).toBeNull();
  }
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const [footer, notice] = await Promise.all([page.locator('footer').boundingBox(), noticeOf(page).boundingBox()]);
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((notice?.y ?? 0) + 1);
  if (size !== null) await page.setViewportSize(size);
}

/** Runs in the page: returns the text of the focused element where the notice covers any of it, else null. */
function focusBehindNotice(): string | null {
  const focused = document.activeElement;
  const notice = document.getElementById('stalled');
  if (focused === null || notice === null || notice.contains(focused)) return null;
  const { bottom, top } = focused.getBoundingClientRect();
  const covering = notice.getBoundingClientRect();
  return bottom > covering.top && top < covering.bottom ? focused.outerHTML : null;
}

test.describe('before that', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('it takes no space, and reduced motion does not show it sooner', async ({ page, noise }) => {
    noise.allow('Failed to load resource');
    noise.allow('404');
    await page.route(START, aborted);
    await page.goto('/nowhere', { waitUntil: 'load' });
    await expect(noticeOf(page)).toBeHidden();
    expect(await noticeOf(page).evaluate((element) => element.getAnimations()[0]?.playState)).toBe('running');
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });
});

test('a hydrated page has nothing left of it, and early.js is not needed for that', async ({ page, noise }) => {
  noise.allow('Failed to load resource');
  await page.route(/\/early\.js$/, missing);
  await page.goto(PH);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('every served page contains it', async ({ request }) => {
  for (const path of sitePaths()) {
    const html = await (await request.get(path)).text();
    expect(html.match(/id="stalled" role="alert"/g), path).toHaveLength(1);
    // The phone numbers come from a warning, which is only on its own page.
    expect(html.includes('href="#warning-heading"'), path).toBe(html.includes('id="warning-heading"'));
  }
});
