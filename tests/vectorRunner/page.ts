/**
 * Drives the built page in Chromium through the golden cases: controls are found by `name`, figures by `data-field`, messages where the
 * specification puts them. With a sample of calculators, only through cases that differ in kind, but for the calculators that a change is about.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { openKeptPage } from '#tests/browser/keptPage.ts';
import { findTestBrowser, SHORT_LIVED_ARGUMENTS } from '#tests/setup/browser.mjs';
import { SERVICE_WORKER_BLOCKED } from '#tests/support/blockedServiceWorker.ts';
import { isChanged, isSampled } from '#tests/support/sample.ts';
import { openCalculator, PATIENCE_MS } from './calculatorDriver.ts';
import { isCatalogComplete, loadDefinition } from './calculators.ts';
import { pageComplaints } from './pageComplaints.ts';
import { createTally, type Tally } from './tally.ts';
import { variedCases } from './variedCases.ts';
import { isForeignFolder, readVectorFiles, type VectorFile, vectorFolder } from './vectorFiles.ts';

export async function main(): Promise<number> {
  const tally = createTally((line) => console.log(line));
  // A port of the system's choice: another run may be under way.
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const origin = server.resolvedUrls?.local[0];
  if (origin === undefined) throw new Error('the preview server has no address');
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ args: SHORT_LIVED_ARGUMENTS, ...(executablePath && { executablePath }) });
  try {
    await runAll(browser, origin, tally);
  } finally {
    await browser.close();
    await server.close();
  }
  return tally.close();
}

/** Pages at work at the same time: one a processor core of the smallest machine. */
const PAGES = 2;

/** Each case would wait for the form to slide back to its place, and what is out of sight is not painted. */
const UNWATCHED = { reducedMotion: 'reduce', viewport: { width: 1280, height: 100 } };

async function runAll(browser: Browser, origin: string, tally: Tally): Promise<void> {
  const mustExist = isForeignFolder() || isCatalogComplete();
  const waiting = readVectorFiles(vectorFolder(process.cwd())).filter(({ calculator }) => isSampled(calculator));
  let unenterable = 0;
  async function work(): Promise<void> {
    const options = JSON.stringify({ baseURL: origin, serviceWorkers: 'block', ...UNWATCHED });
    let kept = await openKeptPage(browser, options, PATIENCE_MS);
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const definition = await loadDefinition(file.calculator);
      if (definition !== undefined) {
        const ofFile = await runFile(kept.page, file, definition, tally);
        unenterable += ofFile;
        if (!(await kept.renew())) {
          await kept.page.context().close();
          kept = await openKeptPage(browser, options, PATIENCE_MS);
        }
      } else if (mustExist) tally.fail(file.file, [`there is no calculator '${file.calculator}'`]);
      else tally.note(`not built yet: ${file.file}`);
    }
  }
  await Promise.all(Array.from({ length: PAGES }, work));
  tally.note(`values that no control can hold, judged by the worker's run alone: ${unenterable}`);
}

/** @returns how many cases could not be entered */
async function runFile(
  page: Page,
  file: VectorFile,
  definition: AnyCalculatorDefinition,
  tally: Tally,
): Promise<number> {
  const noise = listenForNoise(page);
  let unenterable = 0;
  const driver = await openCalculator(page, `/calculator/${file.calculator}`);
  for (const vectorCase of isChanged(file.calculator) ? file.cases : variedCases(definition, file.cases)) {
    const where = `${file.file}: ${vectorCase.name}`;
    const outcome = await pageComplaints(driver, definition, file, vectorCase).catch((error: unknown) => [
      String(error),
    ]);
    const reasons = outcome === 'unenterable' ? [] : [...outcome, ...noise.splice(0)];
    if (outcome === 'unenterable') unenterable += 1;
    if (reasons.length === 0) tally.pass();
    else tally.fail(where, reasons);
  }
  return unenterable;
}

/** Console messages and uncaught errors: the site may make none. */
function listenForNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === SERVICE_WORKER_BLOCKED) return;
    noise.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  return noise;
}
