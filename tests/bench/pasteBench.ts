/**
 * How long a pasted sequence takes from paste to painted rows, and the longest time that the page did not answer
 * meanwhile. A message loop measures the gaps: the long-task API misses some.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/setup/browser.mjs';
import { lettersOf } from '#tests/support/longSequences.ts';

const ROUNDS = 7;
const LENGTHS = [100_000, 1_000_000];

export interface PasteFigures {
  readonly length: number;
  /** Milliseconds, medians over the rounds. */
  readonly paste: number;
  readonly calculation: number;
  /** The longest of all rounds, in milliseconds. */
  readonly worstGapOfPaste: number;
  readonly worstGapOfCalculation: number;
}

export async function main(): Promise<number> {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const origin = server.resolvedUrls?.local[0] ?? '';
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
  try {
    for (const length of LENGTHS) print(await measure(browser, origin, length));
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

async function measure(browser: Browser, origin: string, length: number): Promise<PasteFigures> {
  const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(new URL('/calculator/dna-sequence', origin).href);
  await page.locator('[data-state]').waitFor();
  await page.evaluate(watchGaps);
  const letters = lettersOf({ type: 'lcg32', seed: 1, length, alphabet: 'ACGT' });
  await page.evaluate((text) => navigator.clipboard.writeText(text), letters);
  const rounds = [];
  // The first round warms worker and code and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await oneRound(page));
  await page.close();
  const counted = rounds.slice(1);
  return {
    length,
    paste: median(counted.map(({ paste }) => paste.time)),
    calculation: median(counted.map(({ calculation }) => calculation.time)),
    worstGapOfPaste: Math.max(...counted.map(({ paste }) => paste.gap)),
    worstGapOfCalculation: Math.max(...counted.map(({ calculation }) => calculation.gap)),
  };
}

async function oneRound(page: Page) {
  await page.locator('button[type="reset"]').click();
  await page.locator('textarea[name="sequence"]').focus();
  const paste = await timed(page, () => page.keyboard.press('ControlOrMeta+v'), 'button[type="submit"]:enabled');
  const calculation = await timed(
    page,
    () => page.locator('button[type="submit"]').click(),
    '[data-state="result"] [data-position]',
  );
  return { paste, calculation };
}

/** Acts, waits for what follows and for two frames, and reads the clock and the gaps in the page itself. */
async function timed(page: Page, act: () => Promise<void>, until: string) {
  await page.evaluate(() => (window as unknown as GapWatch).startWatch());
  await act();
  await page.locator(until).first().waitFor({ state: 'attached' });
  return page.evaluate(() => (window as unknown as GapWatch).stopWatch());
}

interface GapWatch {
  startWatch(): void;
  stopWatch(): Promise<{ time: number; gap: number }>;
}

function watchGaps(): void {
  let started = 0;
  let last = 0;
  let gap = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
    setTimeout(() => port2.postMessage(null), 1);
  };
  port2.postMessage(null);
  Object.assign(window, {
    startWatch() {
      started = performance.now();
      last = started;
      gap = 0;
    },
    async stopWatch() {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return { time: performance.now() - started, gap };
    },
  } satisfies GapWatch);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print({ length, paste, calculation, worstGapOfPaste, worstGapOfCalculation }: PasteFigures): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.log(
    `${length.toLocaleString('en')} letters: paste ${ms(paste)} (worst gap ${ms(worstGapOfPaste)}), ` +
      `Calculate to painted rows ${ms(calculation)} (worst gap ${ms(worstGapOfCalculation)})`,
  );
}
