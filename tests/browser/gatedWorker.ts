import type { Page } from 'playwright/test';

/** Holds back all messages to the page's workers until the returned function is called. */
export async function gatedWorker(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    const waiting: (() => void)[] = [];
    Worker.prototype.postMessage = function hold(this: Worker, ...message: unknown[]) {
      waiting.push(() => postMessage.apply(this, message as Parameters<typeof postMessage>));
    };
    document.addEventListener('release', () => {
      Worker.prototype.postMessage = postMessage;
      for (const send of waiting) send();
    });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('release')));
}
