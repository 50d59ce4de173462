/** The web manifest, as Chromium reads it. */
import { expect, test } from './watch.ts';

test('the browser finds no fault in the web manifest', async ({ page, context }) => {
  await page.goto('/');
  const devTools = await context.newCDPSession(page);
  const { url, errors } = await devTools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
});
