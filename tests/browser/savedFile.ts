import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** The file that the page has the browser save when this is done. */
export async function savedFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  if (page.context().browser()?.browserType().name() === 'firefox') return handedOver(page, act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Firefox saves the file and tells the test tool nothing of it: taken where the page hands it over. */
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
    /** For the test: the file that the page has handed over. */
    saved: Promise<SavedFile>;
  }
}
