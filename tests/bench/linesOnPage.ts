/**
 * `node tests/setup/runTypeScript.mjs tests/bench/linesOnPage.ts` after a build: how long a line typed into the search of Home waits for its list
 * and for its answer, in Chromium, from the last key to the frame that shows it. Every line of the corpus on one line is typed twice; the first
 * time loads the code of its page and does not count. Fails where 5 of 100 wait longer than 150 ms, or where words alone get an answer.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { launch } from './pageRuns.ts';

/** Milliseconds, of 95 in 100. */
const MOST = 150;
/** Nothing comes later, in milliseconds. */
const GIVEN_UP = 1500;

interface Case {
  readonly ask: string;
  readonly kind: string;
}

interface Waited {
  readonly list: number;
  /** Null: none came. */
  readonly answer: number | null;
}

export async function main([most = '60']: readonly string[]): Promise<number> {
  const cases = (JSON.parse(readFileSync('tests/ask/ask.json', 'utf8')) as readonly Case[]).filter(
    ({ ask }) => !ask.includes('\n'),
  );
  const answered = everyNth(
    cases.filter(({ kind }) => kind === 'answer' || kind === 'choose'),
    Number(most),
  );
  const words = cases.filter(({ ask, kind }) => kind === 'none' && /^[a-z ]+$/.test(ask));
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const [before = Number.NaN] = loadavg();
  const browser = await launch();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('searchbox').focus();
    await page.evaluate(installWatch);
    const warm: Waited[] = [];
    for (const { ask } of answered) {
      await typed(page, ask);
      warm.push(await typed(page, ask));
    }
    const told: string[] = [];
    for (const { ask } of words) if ((await typed(page, ask)).answer !== null) told.push(ask);
    const answers = warm.flatMap(({ answer }) => (answer === null ? [] : [answer]));
    const [after = Number.NaN] = loadavg();
    console.log(`${answers.length} of ${answered.length} lines answered, warm; from the last key, in ms:`);
    console.log(`list: ${quantiles(warm.map(({ list }) => list))}`);
    console.log(`answer: ${quantiles(answers)} (wanted: 95 % below ${MOST})`);
    console.log(`${words.length} lines of words alone, answered: ${told.length === 0 ? 'none' : told.join('; ')}`);
    console.log(`Load: ${before.toFixed(1)} before, ${after.toFixed(1)} after, ${availableParallelism()} processors.`);
    return quantile(answers, 0.95) < MOST && told.length === 0 && answers.length > 0 ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** All but the last character at once, then that one by its key. */
async function typed(page: Page, line: string): Promise<Waited> {
  const box = page.getByRole('searchbox');
  await box.fill('');
  await box.fill(line.slice(0, -1));
  await page.waitForTimeout(300);
  const waited = page.evaluate((most) => (window as unknown as Watch).watchKey(most), GIVEN_UP);
  await page.keyboard.insertText(line.slice(-1));
  return waited;
}

interface Watch {
  watchKey: (most: number) => Promise<Waited>;
}

/** Runs in the page. */
function installWatch(): void {
  const watchKey = (most: number): Promise<Waited> =>
    new Promise((resolve) => {
      document.addEventListener(
        'input',
        () => {
          const started = performance.now();
          let list = Number.NaN;
          const done = (answer: number | null): void => {
            observer.disconnect();
            clearTimeout(timer);
            resolve({ list, answer });
          };
          const painted = (then: (time: number) => void): void => {
            requestAnimationFrame(() => setTimeout(() => then(performance.now() - started)));
          };
          const timer = setTimeout(() => done(null), most);
          // The card of the line without its last key goes with that key.
          let isGone = document.querySelector('[data-answer]') === null;
          const observer = new MutationObserver(() => {
            const isThere = document.querySelector('[data-answer]') !== null;
            if (!isThere) isGone = true;
            else if (isGone) painted(done);
          });
          observer.observe(document.body, { childList: true, subtree: true });
          painted((time) => {
            list = time;
          });
        },
        { once: true, capture: true },
      );
    });
  Object.assign(window, { watchKey });
}

function everyNth<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / most));
  return items.filter((_, place) => place % step === 0);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

function quantiles(values: readonly number[]): string {
  return [0.5, 0.95, 1 - Number.EPSILON]
    .map((share, place) => `${['median', '95th percentile', 'longest'][place]} ${quantile(values, share).toFixed(0)}`)
    .join(', ');
}
