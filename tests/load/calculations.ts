/**
 * `npm run load:calculations`: 200 calculations a second for a minute (or `-- seconds`) through the worker client of one page, all
 * calculators in turn with their examples. Fails where a call fails, the pace is not kept, or latency or memory grow. The page
 * is the development server's, where the page's own client can be imported by its path.
 */
import { createServer } from 'vite';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { launch } from '#tests/bench/pageRuns.ts';
import { exampleDraft } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import type { AnyClient } from '#workers/client.ts';
import { heldBy, inMegabytes } from './memory.ts';

const A_SECOND = 200;
const SECONDS = 60;
const WINDOWS = 6;
/** Allowed growth from the first sixth of the run to the last: only garbage that is not collected yet. */
const MOST_GROWTH_BYTES = 2_000_000;
const MOST_LATENCY_FACTOR = 2;
const MOST_LATENCY_ADDED_MS = 5;

/** The same client instance that the page uses: a module is loaded once. */
const TAKE_CLIENT = `import { client } from '/src/site/pages/calculator/run/client.ts'; window.client = client;`;

interface Job {
  readonly formula: string;
  readonly candidate: unknown;
}

interface WindowOfRun {
  readonly calls: number;
  readonly median: number;
  readonly late: number;
  readonly longest: number;
}

export async function main(): Promise<number> {
  const seconds = Number(process.argv[3] ?? SECONDS);
  const jobs = (await everyCalculator()).map(
    ({ definition }): Job => ({
      formula: definition.formula,
      candidate: createFormModel(definition).candidate(exampleDraft(definition)),
    }),
  );
  const server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: 'error' });
  await server.listen();
  const browser = await launch();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(new URL('/calculator/ph-analysis', server.resolvedUrls?.local[0]).href);
    await page.locator('[data-state="editing"]').waitFor({ timeout: 120_000 });
    await page.addScriptTag({ type: 'module', content: TAKE_CLIENT });
    await page.waitForFunction(() => 'client' in window);
    const session = await page.context().newCDPSession(page);
    const pass = (run: { readonly aSecond: number; readonly seconds: number }) =>
      page.evaluate(runInPage, { ...run, jobs });
    await pass({ aSecond: 20, seconds: 10 });
    const windows: WindowOfRun[] = [];
    const heaps: number[] = [];
    for (let number = 1; number <= WINDOWS; number += 1) {
      const times = await pass({ aSecond: A_SECOND, seconds: seconds / WINDOWS });
      windows.push(summary(times));
      const { heapBytes, listeners } = await heldBy(session);
      heaps.push(heapBytes);
      const { calls, median, late, longest } = windows.at(-1) as WindowOfRun;
      console.log(
        `${number}/${WINDOWS}: ${calls} calculations, median ${median.toFixed(1)} ms, 99th percentile ${late.toFixed(1)} ms, ` +
          `longest ${longest.toFixed(0)} ms; heap ${inMegabytes(heapBytes)}, ${listeners} listeners, ${page.workers().length} worker`,
      );
    }
    return verdict(windows, heaps, page.workers().length, seconds);
  } finally {
    await browser.close();
    await server.close();
  }
}

function verdict(windows: readonly WindowOfRun[], heaps: readonly number[], workers: number, seconds: number): number {
  const [first, last] = [windows[0] as WindowOfRun, windows.at(-1) as WindowOfRun];
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  const calls = windows.reduce((sum, each) => sum + each.calls, 0);
  const complaints = [
    ...(calls < A_SECOND * seconds * 0.99 ? [`only ${calls} calculations`] : []),
    ...(growth > MOST_GROWTH_BYTES ? [`the heap grew by ${inMegabytes(growth)}`] : []),
    ...(last.median > first.median * MOST_LATENCY_FACTOR + MOST_LATENCY_ADDED_MS ? ['the latency grew'] : []),
    ...(workers !== 1 ? [`${workers} workers instead of one`] : []),
  ];
  console.log(`${calls} calculations in ${seconds} s, heap ${growth < 0 ? '−' : '+'}${inMegabytes(Math.abs(growth))}`);
  for (const complaint of complaints) console.log(`FAILED: ${complaint}`);
  return complaints.length === 0 ? 0 : 1;
}

function summary(times: readonly number[]): WindowOfRun {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { calls: times.length, median: at(0.5), late: at(0.99), longest: at(1) };
}

/** Runs in the page, so it must be self-contained. Returns the milliseconds of each calculation. */
async function runInPage({
  jobs,
  aSecond,
  seconds,
}: {
  readonly jobs: readonly Job[];
  readonly aSecond: number;
  readonly seconds: number;
}): Promise<number[]> {
  const { client } = window as unknown as { readonly client: AnyClient };
  const times: number[] = [];
  const failures: unknown[] = [];
  const { signal } = new AbortController();
  async function calculate({ formula, candidate }: Job): Promise<void> {
    const started = performance.now();
    try {
      const verdict = await client.ask('validate', formula, candidate, signal, () => {});
      if (!verdict.ok) throw new Error(`${formula} refuses its example`);
      await client.ask('compute', formula, verdict.input, signal, () => {});
      times.push(performance.now() - started);
    } catch (error) {
      failures.push(error);
    }
  }
  const running: Promise<void>[] = [];
  const started = performance.now();
  const total = aSecond * seconds;
  while (running.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * aSecond));
    while (running.length < due) running.push(calculate(jobs[running.length % jobs.length] as Job));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(running);
  if (failures.length > 0) throw new Error(`${failures.length} calculations failed, the first: ${String(failures[0])}`);
  return times;
}
