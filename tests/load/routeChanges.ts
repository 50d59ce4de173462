/**
 * `npm run load:routes`: 500 changes from one calculator's page to the next in one tab, as the site's own links do them, some with
 * a calculation. Heap snapshots are compared, from when every page has been visited twice to the end; the memory must
 * not grow.
 */
import type { CDPSession, Page } from 'playwright';
import { preview } from 'vite';
import { GUIDES, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { launch } from '#tests/bench/pageRuns.ts';
import { heldBy, inMegabytes, snapshotOf } from './memory.ts';

const LISTED = new Set(SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators));
const CALCULATOR_IDS = [...LISTED].filter((id) => !GUIDES.some((guide) => guide === id));
const CHANGES = 500;
/** Number of route changes after which everything that is cached has been loaded. */
const SETTLED_AFTER = 160;
const CALCULATE_EVERY = 5;
/** Limits above which there is a leak: a page has about 600 nodes. */
const MOST_GROWTH_BYTES = 300_000;
const MOST_GROWTH_NODES = 1000;
const MOST_GROWTH_LISTENERS = 100;

export async function main(): Promise<number> {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const browser = await launch();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(new URL('/calculator/ph-analysis', server.resolvedUrls?.local[0]).href);
    await page.locator('[data-state="editing"]').waitFor();
    const session = await page.context().newCDPSession(page);
    await changeRoutes(page, 1, SETTLED_AFTER);
    const before = await look(page, session, SETTLED_AFTER);
    for (let from = SETTLED_AFTER + 1; from <= CHANGES; from += 85) {
      await changeRoutes(page, from, Math.min(from + 84, CHANGES));
      await look(page, session, Math.min(from + 84, CHANGES));
    }
    return verdict(before, await look(page, session, CHANGES));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function changeRoutes(page: Page, from: number, to: number): Promise<void> {
  for (let change = from; change <= to; change += 1) {
    await goTo(page, `/calculator/${CALCULATOR_IDS[change % CALCULATOR_IDS.length]}`, change % CALCULATE_EVERY === 0);
  }
}

interface Look {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Memory of the tab, always measured on the same page. */
async function look(page: Page, session: CDPSession, changes: number): Promise<Look> {
  await goTo(page, '/', false);
  await goTo(page, '/calculator/pka', false);
  const { nodes, listeners } = await heldBy(session);
  const { bytes, detached } = await snapshotOf(session);
  console.log(
    `${changes} changes: ${inMegabytes(bytes)} of objects, ${nodes} nodes, ${detached} of them detached, ${listeners} listeners`,
  );
  return { bytes, nodes, listeners };
}

function verdict(before: Look, after: Look): number {
  const [bytes, nodes, listeners] = [
    after.bytes - before.bytes,
    after.nodes - before.nodes,
    after.listeners - before.listeners,
  ];
  const isLeaking = bytes > MOST_GROWTH_BYTES || nodes > MOST_GROWTH_NODES || listeners > MOST_GROWTH_LISTENERS;
  console.log(
    `${isLeaking ? 'FAILED' : 'No leak'}: from change ${SETTLED_AFTER} to ${CHANGES} objects changed by ${(bytes / 1000).toFixed(0)} kB, ` +
      `nodes by ${nodes}, listeners by ${listeners}`,
  );
  return isLeaking ? 1 : 0;
}

/** Navigates as a link of the site does, and optionally calculates the example. */
async function goTo(page: Page, path: string, isCalculating: boolean): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    // A unique key, as the router assigns to every history entry.
    history.pushState({ key: String(Math.random()) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.waitForFunction((title) => document.title !== title, before);
  if (path === '/') return;
  await page.locator('[data-state="editing"]').waitFor();
  if (!isCalculating) return;
  await page.getByRole('button', { name: 'Try an example' }).click();
  for (const confirmation of await page.locator('[data-confirms]').all()) await confirmation.check();
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-state="result"]').waitFor();
}
