/**
 * `npm run screenshots`: takes screenshots of representative pages, at three widths and in both themes, in
 * `tests/.screenshots`, for review by people.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/setup/browser.mjs';

const FOLDER = 'tests/.screenshots';
const WIDTHS = { 360: 740, 768: 1024, 1280: 720 };
const THEMES = ['light', 'dark'] as const;

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/biology' },
  { name: 'subcategory', path: '/category/biology/genetics' },
  { name: 'blank', path: '/calculator/cell-size' },
  { name: 'result-short', path: '/calculator/ph-analysis', prepare: calculateExample },
  { name: 'result-long', path: '/calculator/blood-pressure', prepare: calculateExample },
  { name: 'result-sequence', path: '/calculator/dna-sequence', prepare: calculateExample },
  { name: 'error-banner', path: '/calculator/annealing-temperature', prepare: calculateSpoiltPrimer },
  { name: 'error-inline', path: '/calculator/cell-dilution', prepare: pressCalculate },
  { name: 'not-found', path: '/nowhere' },
];

export async function main(): Promise<number> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
  try {
    for (const subject of SUBJECTS) await take(browser, server.resolvedUrls?.local[0] ?? '', subject);
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${SUBJECTS.length * Object.keys(WIDTHS).length * THEMES.length} pictures in ${FOLDER}`);
  return 0;
}

/** One page load for all screenshots, like a visitor who rotates the phone and switches the theme. */
async function take(browser: Browser, origin: string, { name, path, prepare }: Subject): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(new URL(path, origin).href);
  if (path.startsWith('/calculator/')) await page.locator('[data-state]').waitFor();
  await prepare?.(page);
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      // Fixed elements are drawn at the scroll position.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.close();
}

async function calculateExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-state="result"]').waitFor();
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
