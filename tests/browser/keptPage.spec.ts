/** A test that takes over its page finds nothing of the test before. */
import type { Page } from 'playwright/test';
import { expect, test } from './watch.ts';

test.describe.configure({ mode: 'serial' });

const LEFT = 'left-behind';

/** Pages of the tests of this file, in order: all of them run in one process. */
const pages: Page[] = [];

/** All that a page can find, by where it is. */
function found(page: Page): Promise<unknown> {
  return page.evaluate(async (name) => {
    const isStored = async (file: string) => {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle(file).then(
        () => true,
        () => false,
      );
    };
    const registrations = await navigator.serviceWorker?.getRegistrations();
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      databases: (await indexedDB.databases()).map((each) => each.name),
      caches: await caches.keys(),
      file: await isStored(name),
      serviceWorkers: registrations?.length ?? 0,
      name: window.name,
      script: name in window,
      visits: history.length,
      width: innerWidth,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      forced: matchMedia('(forced-colors: active)').matches,
      print: matchMedia('print').matches,
      online: navigator.onLine,
      clipboard: (await navigator.permissions.query({ name: 'clipboard-write' as PermissionName })).state,
      hovered: document.querySelectorAll('a:hover, button:hover').length,
    };
  }, LEFT);
}

const AS_NEW = {
  local: {},
  session: {},
  cookie: '',
  databases: [],
  caches: [],
  file: false,
  serviceWorkers: 0,
  name: '',
  script: false,
  visits: 2,
  width: 1280,
  dark: false,
  reduced: false,
  forced: false,
  print: false,
  online: true,
  clipboard: 'granted',
  hovered: 0,
};

test.afterAll(() => {
  expect(new Set(pages).size).toBe(1);
});

for (const turn of ['first', 'second']) {
  test(`finds nothing, and leaves something everywhere: the ${turn} time`, async ({ page, context, noise }) => {
    pages.push(page);
    expect(page.context()).toBe(context);
    expect(context.pages()).toEqual([page]);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.accept();
    });
    await page.goto('/');
    expect(await found(page)).toEqual(AS_NEW);
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => alert('heard once'));
    expect(dialogs).toEqual(['heard once']);

    await leaveSomething(page);
    noise.allow('Failed to load resource');
  });
}

/** Everything that a test of this site leaves in a page, and more. */
async function leaveSomething(page: Page): Promise<void> {
  const context = page.context();
  await page.evaluate(async (name) => {
    localStorage.setItem(name, '1');
    sessionStorage.setItem(name, '1');
    await new Promise((done) => {
      indexedDB.open(name).onsuccess = done;
    });
    await caches.open(name);
    await (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
    window.name = name;
    history.pushState(name, '');
    // What a page does last.
    addEventListener('pagehide', () => {
      localStorage.setItem(name, 'late');
      sessionStorage.setItem(name, 'late');
    });
  }, LEFT);
  await page.addInitScript((name) => Object.assign(window, { [name]: true }), LEFT);
  await page.route('**/*', (route) => route.abort());
  await context.route('**/*', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' });
  await page.locator('main a').first().hover();
  await context.addCookies([{ name: LEFT, value: '1', url: page.url() }]);
  await context.clearPermissions();
  await context.newPage();
  await context.setOffline(true);
}

for (const [what, use] of [
  ['a clock', (page: Page) => page.clock.install()],
  ['DevTools', (page: Page) => page.context().newCDPSession(page)],
  ['a function for the page', (page: Page) => page.exposeFunction(LEFT, () => 1)],
  ['a visit to another site', (page: Page) => visitElsewhere(page)],
  ['a closed page', (page: Page) => page.close()],
] as const) {
  test(`${what} cannot be undone`, async ({ page, handedOn }) => {
    expect(handedOn.kept?.page).toBe(page);
    await use(page);
    expect(await handedOn.kept?.renew()).toBe(false);
  });
}

async function visitElsewhere(page: Page): Promise<void> {
  await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('https://elsewhere.example/', { waitUntil: 'load' });
}
