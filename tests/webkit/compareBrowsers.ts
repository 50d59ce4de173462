/**
 * `npm run test:webkit`: one page of each kind in WebKit, each in a session of its own, and the same in Chromium; their texts have to be
 * equal. In WebKit, a page that was visited is opened again without a network as well. Not part of `npm test`. After `--`, words of the
 * names of checks run these alone.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type StaticHost, startStaticHost } from '#tests/support/staticHost.ts';
import { CHECKS, type Check } from './checks.ts';
import { chromiumVisit, startChromium } from './chromium.ts';
import { settledText, until, type Visit } from './visit.ts';
import { missingWebKit, startWebKit, type WebKit } from './webDriver.ts';

const SITE = join(process.cwd(), 'dist');
const OFFLINE = 'a page without a network';

/** @returns the exit code: 0 where all texts are equal */
export async function main(words: readonly string[]): Promise<number> {
  const missing = missingWebKit();
  if (missing !== null) {
    console.error(missing);
    return 2;
  }
  const isAsked = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  const checks = CHECKS.filter(({ name }) => isAsked(name));
  const [chromium, webKit, host] = await Promise.all([startChromium(), startWebKit(), startStaticHost(SITE)]);
  const failed: string[] = [];
  const tell = (name: string, fault: string | null) => {
    console.log(fault === null ? `same      ${name}` : `different ${name}\n${fault}`);
    if (fault !== null) failed.push(name);
  };
  try {
    for (const check of checks) tell(check.name, await differenceIn(check, chromium, webKit, host));
    if (isAsked(OFFLINE)) tell(OFFLINE, await offlineFault(webKit, host));
  } finally {
    webKit.stop();
    await Promise.allSettled([chromium.close(), host.close()]);
  }
  console.log(failed.length === 0 ? 'WebKit shows what Chromium shows.' : `Different in WebKit: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

async function differenceIn(check: Check, chromium: Browser, webKit: WebKit, host: StaticHost): Promise<string | null> {
  try {
    const expected = await textIn(await chromiumVisit(chromium), (visit) => check.text(visit, host.origin));
    const found = await textIn(await webKit.visit(), (visit) => check.text(visit, host.origin, expected));
    if (expected === '') return '  The text is empty.';
    return expected === found ? null : firstDifference(expected, found);
  } catch (error) {
    return `  ${String(error)}`;
  }
}

async function textIn(visit: Visit, textOf: (visit: Visit) => Promise<string>): Promise<string> {
  try {
    return await textOf(visit);
  } finally {
    await visit.end();
  }
}

/** Opens a page, closes the host once the whole site is kept, and opens the page again and another one for the first time. */
async function offlineFault(webKit: WebKit, host: StaticHost): Promise<string | null> {
  const read = async (visit: Visit, path: string, expected?: string) => {
    await visit.goto(host.origin + path);
    return settledText(visit, expected);
  };
  try {
    return await textIn(await webKit.visit(), async (visit) => {
      const online = await read(visit, '/calculator/molarity');
      await until(visit, "return navigator.serviceWorker?.controller?.state === 'activated'");
      await host.close();
      const offline = await read(visit, '/calculator/molarity', online);
      if (offline !== online) return firstDifference(online, offline);
      return (await read(visit, '/calculator/pka')).includes('pKa') ? '' : '  Another page does not open.';
    }).then((fault) => (fault === '' ? null : fault));
  } catch (error) {
    return `  ${String(error)}`;
  }
}

function firstDifference(expected: string, found: string): string {
  const [one, other] = [expected, found].map((text) => text.split('\n'));
  const line = (one ?? []).findIndex((each, index) => each !== other?.[index]);
  const at = line < 0 ? (one ?? []).length : line;
  return `  line ${at + 1}, expected: ${one?.[at] ?? '(no more)'}\n  line ${at + 1}, found:    ${other?.[at] ?? '(no more)'}`;
}
