/**
 * `npm run measure:pages`: how long each calculator's page is and where its controls are, at 1280 × 720 and 360 × 740,
 * blank and with the example calculated. Writes `PAGES.md` beside this file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { SUBCATEGORIES } from '#src/catalog/taxonomy.ts';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from '#tests/setup/browser.mjs';

const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
] as const;

/** Lengths in CSS px from the top of the page; null where the page has no such element. */
interface Measured {
  /** Words that are visible before the result, the page's header and form included. */
  readonly words: number;
  readonly firstField: number | null;
  /** Bottom edge of the button. */
  readonly calculate: number | null;
  /** First picture of the result, below its top edge. */
  readonly picture: number | null;
  readonly copy: number | null;
  /** The whole page with the example calculated. */
  readonly height: number;
}

const COLUMNS = ['words', 'firstField', 'calculate', 'picture', 'copy', 'height'] as const;

export async function main(): Promise<number> {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const origin = server.resolvedUrls?.local[0] ?? '';
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
  const parts: string[] = [];
  try {
    for (const viewport of VIEWPORTS) {
      const rows = new Map<string, Measured>();
      for (const id of new Set(SUBCATEGORIES.flatMap(({ calculators }) => calculators))) {
        const measured = await measure(browser, `${origin}calculator/${id}`, viewport);
        if (measured !== null) rows.set(id, measured);
      }
      parts.push(section(`${viewport.width} × ${viewport.height}`, rows, viewport.height));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const head =
    '# The pages, measured\n\nWritten by `npm run measure:pages`. Lengths are CSS px from the top of the page; words are those before the result.\n';
  writeFileSync(join(import.meta.dirname, 'PAGES.md'), `${[head, ...parts].join('\n')}`);
  console.log(parts.map((part) => part.split('\n').slice(0, 8).join('\n')).join('\n'));
  return 0;
}

/** Returns null for a page without a form. */
async function measure(browser: Browser, url: string, viewport: (typeof VIEWPORTS)[number]): Promise<Measured | null> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    if ((await page.locator('[data-state]').count()) === 0) return null;
    const words = await page.evaluate(wordsBeforeResult);
    const firstField = await topOf(page, 'form :is(input, select, textarea)', 'top');
    const calculate = await topOf(page, 'form button[type="submit"]', 'bottom');
    await page.getByRole('button', { name: 'Try an example' }).click();
    for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.check();
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-state="result"]').waitFor();
    await page.locator('section[aria-labelledby="result-heading"] [data-field]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const picture = await topOf(page, '[data-picture], section[aria-labelledby="result-heading"] figure', 'top');
    const copy = await topOf(page, '[data-action="copy"]', 'top');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    return { words, firstField, calculate, picture, copy, height };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function wordsBeforeResult(): number {
  const result = document.querySelector('section[aria-labelledby="result-heading"]');
  const top = result?.getBoundingClientRect();
  if (result === null || result === undefined || top === undefined) return 0;
  let words = 0;
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || result.contains(parent) || parent.closest('option, script, noscript') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const box = parent.getBoundingClientRect();
    const isBefore = parent.closest('form') !== null || box.top < top.top;
    // Text for screen readers only is one pixel high.
    if (isBefore && box.height > 1) words += node.textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  }
  return words;
}

async function topOf(page: Page, selector: string, edge: 'top' | 'bottom'): Promise<number | null> {
  const found = page.locator(selector).filter({ visible: true }).first();
  if ((await found.count()) === 0) return null;
  return found.evaluate(
    (element, side) => Math.round(element.getBoundingClientRect()[side] + document.documentElement.scrollTop),
    edge,
  );
}

function section(title: string, rows: ReadonlyMap<string, Measured>, height: number): string {
  const all = [...rows.values()];
  const medians = COLUMNS.map((column) => median(all.flatMap((row) => row[column] ?? [])));
  const above = all.filter(({ calculate }) => (calculate ?? Number.POSITIVE_INFINITY) <= height).length;
  const line = (cells: readonly (string | number | null)[]) => `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    `Calculate is in the first screen on ${above} of ${all.length} pages; most words: ${Math.max(...all.map(({ words }) => words))}.`,
    '',
    line(['page', ...COLUMNS]),
    line(['---', ...COLUMNS.map(() => '--:')]),
    line(['**median**', ...medians]),
    ...[...rows].map(([id, row]) => line([id, ...COLUMNS.map((column) => row[column])])),
    '',
  ].join('\n');
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}
