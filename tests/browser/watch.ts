/**
 * Base fixture of the browser tests: a page that fails the test when the site writes to the console or throws. `goto`
 * and `reload` wait until the page is hydrated; `waitUntil` selects an earlier moment.
 */
import { setTimeout } from 'node:timers/promises';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { SERVICE_WORKER_BLOCKED } from '#tests/support/blockedServiceWorker.ts';
import { type KeptPage, openKeptPage } from './keptPage.ts';
import './stackTraces.ts';
import { waitForHydration } from './waitForHydration.ts';

export interface Noise {
  /** Allows console messages that contain this text. */
  allow(part: string): void;
}

/** Firefox's wording of the same messages, by the part of Chromium's that a test allows. */
const IN_FIREFOX: Readonly<Record<string, readonly string[]>> = {
  'dynamically imported module': ['Loading module from'],
  'Failed to load resource': ['Loading module from', 'Loading failed for'],
  'Content Security Policy': ['Content-Security-Policy', 'The page’s settings blocked', 'may not load data from'],
};

interface Fixtures {
  readonly noise: Noise;
  /** For tests that what the browser has cached would change: a context of their own. */
  readonly isAlone: boolean;
}

/** What the tests of a process hand on from one to the next. */
interface HandedOn {
  kept?: KeptPage | undefined;
}

/** A browser that is exchanging the process of a page may never answer. */
const RENEWED_WITHIN_MS = 30_000;

/** Returns false where the page is not renewed in time; the next test then gets a new one. */
async function inTime(renewed: Promise<boolean>): Promise<boolean> {
  const givenUp = new AbortController();
  const late = setTimeout(RENEWED_WITHIN_MS, false, { signal: givenUp.signal }).catch(() => false);
  try {
    return await Promise.race([renewed.catch(() => false), late]);
  } finally {
    givenUp.abort();
  }
}

export const test = base.extend<Fixtures, { readonly handedOn: HandedOn }>({
  isAlone: [false, { option: true }],
  handedOn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright takes the names of fixtures from the pattern.
    async ({}, use) => {
      const handedOn: HandedOn = {};
      await use(handedOn);
      await handedOn.kept?.page.context().close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      baseURL,
      browser,
      browserName,
      colorScheme,
      contextOptions,
      handedOn,
      isAlone,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
    testInfo,
  ) => {
    if (isAlone || serviceWorkers === 'allow' || browserName !== 'chromium') {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const options = JSON.stringify({
      ...contextOptions,
      ...{ baseURL, colorScheme, javaScriptEnabled, locale, permissions, serviceWorkers, timezoneId, viewport },
    });
    if (handedOn.kept?.options !== options) {
      await handedOn.kept?.page.context().close();
      handedOn.kept = await openKeptPage(browser, options);
    }
    const { kept } = handedOn;
    const context = kept.page.context();
    await use(context);
    if (testInfo.status === testInfo.expectedStatus && (await inTime(kept.renew()))) return;
    handedOn.kept = undefined;
    await context.close();
  },
  page: async ({ browserName, context, handedOn, javaScriptEnabled }, use) => {
    const { kept } = handedOn;
    const page = kept?.page.context() === context ? kept.page : await context.newPage();
    if (browserName === 'firefox') await page.addInitScript(writeErrorsInWords);
    const { goto, reload } = page;
    if (javaScriptEnabled) waitOnLoads(page);
    await use(page);
    Object.assign(page, { goto, reload });
  },
  noise: [
    async ({ page, browserName }, use) => {
      const heard: string[] = [];
      const allowed: string[] = [SERVICE_WORKER_BLOCKED];
      const hear = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()))
          heard.push(`${message.type()} on ${page.url()}: ${message.text()}`);
      };
      const hearError = (error: Error) => heard.push(`uncaught on ${page.url()}: ${error.message}`);
      page.on('console', hear);
      page.on('pageerror', hearError);
      // Leaving a page ends the loading of its later parts, which Firefox alone reports as an error.
      if (browserName === 'firefox') allowed.push('error loading dynamically imported module');
      await use({ allow: (part) => allowed.push(part, ...(IN_FIREFOX[part] ?? [])) });
      page.off('console', hear);
      page.off('pageerror', hearError);
      expect(heard.filter((text) => !allowed.some((part) => text.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes page loads end with hydration, unless they select a moment themselves. */
function waitOnLoads(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (options?.waitUntil === undefined && !address.startsWith('about:')) await waitForHydration(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil === undefined) await waitForHydration(page);
    return response;
  };
}

/** Converts logged errors to text, because Firefox reports a logged Error object to the test without its message. */
function writeErrorsInWords(): void {
  const write = console.error;
  console.error = (...args: readonly unknown[]) =>
    write(...args.map((each) => (each instanceof Error ? String(each) : each)));
}

export { expect };
