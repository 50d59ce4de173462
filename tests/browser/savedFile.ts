import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Returns the file that the action makes the browser save. */
export async function savedFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  if (page.context().browser()?.browserType().name() === 'firefox') return handedOver(page, act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Firefox does not report the download to the test tool, so the file is intercepted in the page. */
async function handedOver(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    window.saved = new Promise((resolve) => {
      const blobs = new Map<string, Blob>();
      URL.createObjectURL = (object) => {
        const url = createObjectURL(object);
        if (object instanceof Blob) blobs.set(url, object);
        return url;
      };
      HTMLAnchorElement.prototype.click = function () {
        const blob = blobs.get(this.href);
        if (blob !== undefined && this.download !== '')
          blob.text().then((text) => resolve({ name: this.download, text }));
        URL.createObjectURL = createObjectURL;
        HTMLAnchorElement.prototype.click = click;
        this.click();
      };
    });
  });
  await act();
  return page.evaluate(() => window.saved);
}

declare global {
  interface Window {
    /** The intercepted file, for the test. */
    saved: Promise<SavedFile>;
  }
}
