/**
 * Faults around a page and what the visitor sees: a message where it helps, the preserved draft, and a retry that
 * works. The table of all faults is in `tests/FAULTS.md`.
 */
import type { Page } from 'playwright/test';
import { FORMULA_FILE, formulaThat, typeAndCalculate } from './brokenFormula.ts';
import { computeExample, goWithin } from './examplePage.ts';
import { chooseTheme } from './headerMenus.ts';
import { expect, test } from './watch.ts';

const FAILED = 'Something went wrong while calculating. Your inputs are kept; press Calculate to try again.';

/** The page reports the failure and what to do; following the advice works once the fault is gone. */
async function expectFailureThenSuccess(page: Page, mend: () => Promise<void>): Promise<void> {
  await page.locator('[data-state="error"]').waitFor();
  await expect(page.locator('[role="alert"][data-error="inline"]')).toHaveText(FAILED);
  await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
  await mend();
  await expectSuccess(page);
}

async function expectSuccess(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('data[data-field="pOH"]')).toHaveText('6.60');
  await expect(page.locator('[role="alert"]')).toHaveCount(0);
}

test.describe('the worker dies', () => {
  test('before a call: its script does not load', async ({ page, noise }) => {
    noise.allow('Failed to load resource');
    const script = /calculator\.worker-[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    await typeAndCalculate(page);
    await expectFailureThenSuccess(page, () => page.unroute(script));
  });

  test('before a call: it breaks while idle', async ({ page, noise }) => {
    noise.allow('died in silence');
    await formulaThat(page, 'setTimeout(() => { throw new Error("died in silence") })');
    // Evaluated in the page, because a worker may be dead before the test is notified of it.
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('error', () => Object.assign(window, { isWorkerDead: true }));
        }
      };
    });
    await page.goto('/calculator/ph-analysis');
    await page.waitForFunction(() => 'isWorkerDead' in window);
    await page.unroute(FORMULA_FILE);
    await page.locator('[name="pH"]').fill('7.4');
    await expectSuccess(page);
  });

  for (const step of ['validate', 'compute']) {
    test(`during a call, in ${step}`, async ({ page, noise }) => {
      noise.allow('out of its mind');
      const dies = '() => new Promise(() => setTimeout(() => { throw new Error("out of its mind") }))';
      await formulaThat(page, `formula.${step} = ${dies}`);
      await typeAndCalculate(page);
      await expectFailureThenSuccess(page, () => page.unroute(FORMULA_FILE));
    });
  }

  test('during a call, silently: the page shows that it is calculating, and Cancel works', async ({ page }) => {
    await formulaThat(page, 'formula.validate = () => { self.close(); return new Promise(() => {}) }');
    await typeAndCalculate(page);
    await expect(page.getByText('Calculation under way')).toBeVisible();
    await page.unroute(FORMULA_FILE);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
    await expectSuccess(page);
  });
});

test.describe('a message cannot be cloned', () => {
  for (const [what, code] of [
    ['an accepted input', 'formula.validate = () => ({ ok: true, input: { learnt() {} } })'],
    ['a result', 'formula.compute = () => ({ type() {} })'],
  ] as const) {
    test(what, async ({ page }) => {
      await formulaThat(page, code);
      await typeAndCalculate(page);
      await expectFailureThenSuccess(page, () => page.unroute(FORMULA_FILE));
    });
  }
});

test.describe('a part of the page does not load', () => {
  test('the next page: the error view, and the draft of the last one is restored on going back', async ({
    page,
    noise,
  }) => {
    noise.allow('Failed to load resource');
    noise.allow('dynamically imported module');
    await page.route(/HomePage-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/calculator/ph-analysis');
    await page.locator('[data-state="editing"]').waitFor();
    await page.locator('[name="pH"]').fill('7.4');
    await page.locator('header').getByRole('link', { name: 'Pipette & Paw' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused();
    await page.goBack();
    await expect(page.locator('[name="pH"]')).toHaveValue('7.4');
  });
});

test.describe('storage', () => {
  for (const [state, name] of [
    ['full', 'QuotaExceededError'],
    ['forbidden', 'SecurityError'],
  ] as const) {
    test(`${state}: calculating, another theme and another page work, and nothing complains`, async ({ page }) => {
      await page.addInitScript((error) => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no room', error);
        };
      }, name);
      await page.goto('/calculator/ph-analysis');
      await computeExample(page);
      await chooseTheme(page, 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await goWithin(page, '/calculator/pka');
      await page.locator('[data-state="editing"]').waitFor();
      await goWithin(page, '/calculator/ph-analysis');
      await computeExample(page);
      await page.reload();
      await computeExample(page);
    });
  }
});

test.describe('the browser denies', () => {
  test('copying: Copy reports it, and the share button of the pH page only logs it', async ({ page, noise }) => {
    noise.allow('Sharing failed');
    const warned = page.waitForEvent('console', (message) => message.text().startsWith('Sharing failed'));
    await page.addInitScript(() => {
      // about:blank, where the test starts, has no clipboard.
      if (!location.protocol.startsWith('http')) return;
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
      });
    });
    page.on('dialog', () => {
      throw new Error('Nothing was copied');
    });
    await page.goto('/calculator/ph-analysis');
    await computeExample(page);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('This browser does not allow copying')).toBeVisible();
    await page.getByRole('button', { name: 'Share Results' }).click();
    await warned;
    await expect(page.locator('[data-state="result"]')).toBeVisible();
  });

  test('sharing: it is logged, but closing the dialog is not', async ({ page, noise }) => {
    noise.allow('Sharing failed');
    // Recorded in the page, because console messages reach the test with a delay.
    await page.addInitScript(() => {
      const logged: string[] = [];
      Object.assign(window, { logged });
      const { warn } = console;
      console.warn = (...args: readonly unknown[]) => {
        if (args[0] === 'Sharing failed') logged.push(args[1] instanceof DOMException ? args[1].name : String(args[1]));
        warn(...args);
      };
      const answers = ['AbortError', 'NotAllowedError'];
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(new DOMException('denied', answers.shift())),
      });
    });
    await page.goto('/calculator/cell-size');
    await computeExample(page);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await share.click();
    await share.click();
    const logged = () => page.evaluate(() => (window as unknown as { readonly logged: readonly string[] }).logged);
    await expect.poll(logged).toEqual(['NotAllowedError']);
    await expect(page.locator('[data-state="result"]')).toBeVisible();
  });

  test('popups: the link is followed into a new tab instead', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/calculator/cell-size');
    await computeExample(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^WhatsApp/ }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/^https:\/\/wa\.me\//);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/\/calculator\/cell-size$/);
  });
});
