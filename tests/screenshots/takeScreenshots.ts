/**
 * `npm run screenshots`: pictures of the general pages and of every calculator, blank and with its example calculated, at three
 * widths and in both themes, in `tests/.screenshots`, for review by people. Names as arguments: those subjects only.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { GUIDES, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/setup/browser.mjs';

const FOLDER = 'tests/.screenshots';
const WIDTHS = { 360: 740, 768: 1024, 1280: 720 };
const THEMES = ['light', 'dark'] as const;
/** Visited at the same time. */
const PAGES_AT_ONCE = 2;

interface Subject {
  readonly name: string;
  readonly path: string;
  /** What is done one after another on the page, each pictured under the subject's name and this one. */
  readonly steps?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const GENERAL: readonly Subject[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/biology' },
  { name: 'subcategory', path: '/category/biology/genetics' },
  { name: 'error-banner', path: '/calculator/annealing-temperature', steps: { refused: calculateSpoiltPrimer } },
  { name: 'error-inline', path: '/calculator/cell-dilution', steps: { refused: pressCalculate } },
  { name: 'not-found', path: '/nowhere' },
];

const GUIDE_IDS: readonly string[] = GUIDES;

const CALCULATORS: readonly Subject[] = [...new Set(SUBCATEGORIES.flatMap(({ calculators }) => calculators))].map(
  (id) => ({
    name: id,
    path: `/calculator/${id}`,
    ...(GUIDE_IDS.includes(id) ? {} : { steps: { blank: async () => {}, result: calculateExample } }),
  }),
);

export async function main(asked: readonly string[] = []): Promise<number> {
  const subjects = [...GENERAL, ...CALCULATORS].filter(({ name }) => asked.length === 0 || asked.includes(name));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
  let pictures = 0;
  try {
    const left = [...subjects];
    const visit = async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      for (let next = left.shift(); next !== undefined; next = left.shift())
        pictures += await take(context, server.resolvedUrls?.local[0] ?? '', next);
      await context.close();
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visit));
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${pictures} pictures in ${FOLDER}`);
  return 0;
}

/** One page load for all pictures of a subject, like a visitor who rotates the phone and switches the theme. */
async function take(context: BrowserContext, origin: string, { name, path, steps }: Subject): Promise<number> {
  const page = await context.newPage();
  let pictures = 0;
  try {
    await page.goto(new URL(path, origin).href, { waitUntil: 'commit' });
    if (steps === undefined) await page.waitForLoadState();
    else await page.locator('[data-state]').waitFor();
    for (const [step, prepare] of Object.entries(steps ?? { '': async () => {} })) {
      await prepare(page);
      pictures += await picture(page, step === '' ? name : `${name}-${step}`);
    }
  } finally {
    await page.close();
  }
  return pictures;
}

/** The whole page, in a window as high as the page: what stays at the foot of a window then stands at its own place. */
async function picture(page: Page, name: string): Promise<number> {
  let pictures = 0;
  for (const [width, least] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height: least });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: Number(width), height: Math.max(height, least) });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      pictures += 1;
    }
  }
  return pictures;
}

async function calculateExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try an example' }).click();
  for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.check();
  await page.locator('form button[type="submit"]').first().click();
  await page.locator('[data-state="result"] [data-field]').first().waitFor({ state: 'attached' });
  // The drawing of a chart is loaded after the figures.
  await page.waitForLoadState('networkidle');
}

async function calculateSpoiltPrimer(page: Page): Promise<void> {
  await page.locator('[name="forwardPrimer"]').fill('ATGX');
  await page.locator('[name="reversePrimer"]').fill('ATGC');
  await pressCalculate(page);
}

async function pressCalculate(page: Page): Promise<void> {
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-state="error"]').waitFor();
}
