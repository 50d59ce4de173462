/**
 * `node tests/setup/runTypeScript.mjs tests/bench/manyAtOnce.ts [rows]` after a build: measures the cost of a table on
 * the built page, step by step, with the longest time in which the page was unresponsive, the share of that time spent
 * in its own work, and the peak memory of the renderer.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { watchTasks } from './busiestTask.ts';
import { launch } from './pageRuns.ts';
import { watchMemory } from './rendererMemory.ts';

const ROWS = Number(process.argv[3] ?? 100_000);

/** Tables with distinct rows, of which one in a hundred is refused. */
const TABLES: readonly { readonly path: string; readonly header: string; readonly row: (place: number) => string }[] = [
  { path: 'ph-analysis', header: 'Sample,pH', row: (place) => `s${place},${isBad(place) ? 15 : (place % 1400) / 100}` },
  {
    path: 'annealing-temperature',
    header: 'Pair,Forward primer,Reverse primer',
    row: (place) => `p${place},${isBad(place) ? 'X' : letters(place, 20)},${letters(place + 7919, 22)}`,
  },
  {
    path: 'goat-gestation',
    header: 'Tag,Breeding date',
    row: (place) =>
      `goat ${place},${isBad(place) ? '1.5.2024' : `20${two(10 + (place % 20))}-${two(1 + (place % 12))}-15`}`,
  },
];

interface Step {
  /** Milliseconds until the step was painted. */
  readonly time: number;
  /** Milliseconds. */
  readonly gap: number;
}

export async function main(): Promise<number> {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const browser = await launch();
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  try {
    console.log(`${ROWS} rows; times in seconds, longest gap of the event loop in milliseconds`);
    for (const { path, header, row } of TABLES) {
      const page = await browser.newPage();
      await page.goto(new URL(`/calculator/${path}`, server.resolvedUrls?.local[0]).href);
      await page.locator('[data-state]').waitFor();
      await page.evaluate(installSteps);
      await page.getByRole('link', { name: 'Table of many', exact: true }).click();
      await page.locator('[data-batch="empty"]').waitFor();
      const text = `${header}\n${Array.from({ length: ROWS }, (_, place) => row(place)).join('\n')}\n`;
      // Set by file path: content that the test tool injects would be counted as the page's own work.
      const file = join(folder, `${path}.csv`);
      writeFileSync(file, text);
      const memory = await watchMemory(browser);
      const tasks = await watchTasks(browser);
      const reading = await step(page, '[data-batch="matching"]', () =>
        page.locator('[data-batch] input[type="file"]').setInputFiles(file),
      );
      const calculating = await step(page, '[data-batch="done"]', () =>
        page.getByRole('button', { name: /^Calculate [\d,]+ rows$/ }).click(),
      );
      const saving = await step(page, '[data-batch="done"] [data-said]', async () => {
        const download = page.waitForEvent('download', { timeout: 0 });
        await page.getByRole('button', { name: 'Download all rows as CSV' }).click();
        await (await download).delete();
      });
      const scrolling = await step(page, `[data-batch="done"] [aria-rowindex="${ROWS + 1}"]`, () =>
        page.locator('[data-batch="done"] [role="region"]').evaluate((box) => box.scrollTo(0, box.scrollHeight)),
      );
      const peak = memory.stop();
      const busiest = await tasks.stop();
      console.log(`${path}: ${(text.length / 1e6).toFixed(1)} MB`);
      for (const [name, { time, gap }] of Object.entries({ reading, calculating, saving, scrolling }))
        console.log(`  ${name.padEnd(12)} ${(time / 1000).toFixed(2)} s, gap ${gap.toFixed(0)} ms`);
      console.log(`  longest task ${busiest.toFixed(0)} ms of processor time`);
      console.log(
        `  a row takes ${((calculating.time / ROWS) * 1e3).toFixed(0)} µs; memory ${(peak / 1e6).toFixed(0)} MB`,
      );
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
  return 0;
}

/** Performs an action and waits until the page shows its effect; timed in the page. */
async function step(page: Page, shown: string, act: () => Promise<void>): Promise<Step> {
  const watched = page.evaluate((selector) => (window as unknown as StepWatch).watchStep(selector), shown);
  await act();
  return watched;
}

interface StepWatch {
  watchStep(selector: string): Promise<{ time: number; gap: number }>;
}

/** Runs in the page, so it must be self-contained. */
function installSteps(): void {
  Object.assign(window, {
    async watchStep(selector) {
      const started = await new Promise<number>((resolve) => {
        const begin = () => {
          for (const kind of ['change', 'click', 'scroll']) document.removeEventListener(kind, begin, true);
          resolve(performance.now());
        };
        for (const kind of ['change', 'click', 'scroll']) document.addEventListener(kind, begin, true);
      });
      let last = started;
      let gap = 0;
      let isOver = false;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        gap = Math.max(gap, now - last);
        last = now;
        if (!isOver) setTimeout(() => port2.postMessage(null), 1);
      };
      port2.postMessage(null);
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector(selector) === null) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      isOver = true;
      const now = performance.now();
      return { time: now - started, gap: Math.max(gap, now - last) };
    },
  } satisfies StepWatch);
}

function isBad(place: number): boolean {
  return place % 100 === 99;
}

function letters(seed: number, length: number): string {
  let state = seed * 2654435761 + 1;
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return 'ACGT'[(state >> 16) & 3];
  }).join('');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
