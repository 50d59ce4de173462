/**
 * The page that a test takes over from the test before: a page load in a process that already has the site's scripts
 * costs a third of one in a new context. In between, the page is renewed; where that is impossible, it is given up.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright/test';

/** A file of the site without scripts. A blank page would not do: on leaving the site, the browser ends the process. */
export const NEUTRAL = '/robots.txt';

/** Members of a context or a page whose effect lasts. */
const LASTING = [
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setStorageState',
] as const;

/** The clock of a context and its pages stays replaced as well. */
const OF_CLOCK = ['install', 'fastForward', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'serviceworker',
  'weberror',
  'websocket',
  'worker',
] as const;

export interface KeptPage {
  readonly page: Page;
  /** A session for tests that leave nothing behind in it: one that a test opens spoils the page. */
  readonly devTools: CDPSession;
  /** The options of its context, as JSON. */
  readonly options: string;
  /** Removes all that a test left behind. False if that is impossible: then the context has to be closed. */
  renew(): Promise<boolean>;
}

/**
 * @param made options of the new context, as JSON, with the address of the site as `baseURL`
 * @param patience milliseconds to wait for anything; 0 for no limit
 */
export async function openKeptPage(browser: Browser, made: string, patience = 0): Promise<KeptPage> {
  const options: BrowserContextOptions = JSON.parse(made);
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const removeScripts = noteScripts(page);
  let isSpoilt = false;
  const spoil = () => {
    isSpoilt = true;
  };
  page.on('crash', spoil);
  page.on('close', spoil);
  onUse(page, LASTING, spoil);
  onUse(context.clock, OF_CLOCK, spoil);
  onUse(context, [...LASTING, 'addInitScript'], spoil);
  return {
    page,
    devTools,
    options: made,
    async renew() {
      if (isSpoilt) return false;
      const others = context.pages().filter((other) => other !== page);
      await Promise.all(others.map((other) => other.close()));
      for (const event of EVENTS) {
        page.removeAllListeners(event);
        context.removeAllListeners(event);
      }
      await Promise.all([
        removeScripts(),
        page.unrouteAll({ behavior: 'ignoreErrors' }),
        context.unrouteAll({ behavior: 'ignoreErrors' }),
        context.setOffline(false),
      ]);
      if (!(await visits(devTools)).every((url) => isOfSite(url, options.baseURL))) return false;
      try {
        // The scripts of the page it leaves can no longer store anything.
        await page.goto(NEUTRAL, { waitUntil: 'commit' });
        await Promise.all([removeStored(page, devTools), restore(page, options)]);
        // An attempt of the last test to leave the page may still have been under way.
        return (await visits(devTools)).length === 1;
      } catch {
        // The browser may be exchanging the process of the page.
        return false;
      }
    },
  };
}

/** Calls back whenever one of these members is read. */
function onUse<Target extends object>(target: Target, names: readonly string[], used: () => void): void {
  for (const name of names) {
    const member: unknown = Reflect.get(target, name);
    Object.defineProperty(target, name, {
      get: () => {
        used();
        return member;
      },
    });
  }
}

/** Returns a function that removes the scripts that tests have added to the page since. */
function noteScripts(page: Page): () => Promise<void> {
  const { addInitScript } = page;
  const added: { dispose(): Promise<void> }[] = [];
  page.addInitScript = async (script, argument) => {
    const disposable = await addInitScript.call(page, script as () => void, argument);
    added.push(disposable);
    return disposable;
  };
  return async () => {
    await Promise.all(added.splice(0).map((script) => script.dispose()));
  };
}

async function visits(devTools: CDPSession): Promise<readonly string[]> {
  return (await devTools.send('Page.getNavigationHistory')).entries.map(({ url }) => url);
}

function isOfSite(url: string, site: string | undefined): boolean {
  return url === 'about:blank' || new URL(url).origin === new URL(site ?? '').origin;
}

/** @param page displays a file of the site */
async function removeStored(page: Page, devTools: CDPSession): Promise<void> {
  const { origin } = new URL(page.url());
  await Promise.all([
    devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    devTools.send('DOMStorage.clear', { storageId: { securityOrigin: origin, isLocalStorage: false } }),
    devTools.send('Page.resetNavigationHistory'),
    page.context().clearCookies(),
    page.evaluate(() => {
      window.name = '';
    }),
  ]);
}

async function restore(page: Page, options: BrowserContextOptions): Promise<void> {
  const context = page.context();
  const { viewport, colorScheme, reducedMotion, forcedColors, contrast, permissions = [] } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
    contrast: contrast ?? 'no-preference',
  });
  await context.clearPermissions();
  await context.grantPermissions([...permissions]);
  await page.mouse.move(0, 0);
}
