/** Chromium through Playwright, whose texts those of WebKit are compared with. */
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from '#tests/setup/browser.mjs';
import type { Visit } from './visit.ts';

export function startChromium(): Promise<Browser> {
  const executablePath = findTestBrowser();
  return chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** Opens a tab in a context of its own, with nothing kept from others. */
export async function chromiumVisit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-US',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const at = (xpath: string) => page.locator(`xpath=${xpath}`).first();
  return {
    async goto(address) {
      await page.goto(address);
    },
    run: (body) => page.evaluate(`(() => {${body}})()`),
    click: (xpath) => at(xpath).click(),
    type: (xpath, text) => at(xpath).pressSequentially(text),
    chooseFile: (xpath, path) => at(xpath).setInputFiles(path),
    pressWithControl: async (_, key) => page.keyboard.press(`Control+${key.toUpperCase()}`),
    async pasted() {
      await page.goto('data:text/html,<textarea autofocus></textarea>');
      await page.locator('textarea').focus();
      await page.keyboard.press('Control+V');
      return page.locator('textarea').inputValue();
    },
    end: () => context.close(),
  };
}
