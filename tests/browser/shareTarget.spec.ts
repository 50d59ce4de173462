/** What another app shares with the installed site: taken by the service worker, without a network. */
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type StaticHost, startStaticHost } from '#tests/support/staticHost.ts';
import { expectNoViolationsAtAnyWidth } from './accessibility.ts';
import { keptWhole } from './keptWhole.ts';
import { waitForHydration } from './waitForHydration.ts';
import { expect, test } from './watch.ts';

const SITE = join(import.meta.dirname, '../../dist');

test.use({ serviceWorkers: 'allow' });

let host: StaticHost;

interface SharedFile {
  readonly name: string;
  readonly text: string;
}

/** Sends the form that the web manifest describes, as the browser does for another app: not from a page of the site. */
async function share(
  page: Page,
  words: Readonly<Record<string, string>>,
  files: readonly SharedFile[] = [],
): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${host.origin}/?opens=shared"><input type="file" name="files" multiple></form>`,
  );
  await page
    .locator('input')
    .setInputFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })),
    );
  await page.evaluate((given) => {
    const [form] = document.forms;
    for (const [name, value] of Object.entries(given)) {
      const field = document.createElement('textarea');
      Object.assign(field, { name, value });
      form?.append(field);
    }
    form?.submit();
  }, words);
  await page.waitForURL(`${host.origin}/**`);
  await waitForHydration(page);
}

/** Names of what the site keeps beside its own files. */
function keptShares(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('shared')));
}

// One test, because each installation of the site takes longer than what is tested in it.
test('what another app shares is taken, or refused in words, without a network', { tag: '@whole' }, async ({
  page,
}) => {
  host = await startStaticHost(SITE);
  await page.goto(host.origin);
  await keptWhole(page);
  await host.close();

  await test.step('a file opens its page, and nothing of it stays in the storage', async () => {
    await share(page, { title: 'genes.fa' }, [{ name: 'gènes.fa', text: `>a\n${'ACGTTGCA'.repeat(50_000)}` }]);
    await expect(page).toHaveURL(/\/calculator\/dna-sequence#handed-letters=/);
    await page.locator('[data-state="result"]').waitFor();
    await expect(page.locator('data[data-field="length"]')).toHaveAttribute('value', '400000');
    await expect(page.locator('form').getByText('“gènes.fa” was opened.')).toBeVisible();
    expect(await keptShares(page)).toEqual([]);
  });

  await test.step('a text is read as if it were pasted: words are searched for', async () => {
    await share(page, { title: '', text: 'my dog ate chocolate', url: '' });
    const box = page.getByRole('searchbox');
    await expect(box).toHaveValue('my dog ate chocolate');
    await expect(box).toBeFocused();
    await expect(page.getByRole('link', { name: 'My pet ate: Chocolate' })).toBeVisible();
    await expectNoViolationsAtAnyWidth(page);
    // Taken once.
    await page.reload();
    await expect(page.getByText('What was shared is no longer here').last()).toBeVisible();
  });

  await test.step('a link to a page on medicine fills in nothing', async () => {
    await share(page, { text: `${host.origin}/calculator/dog-metacam#weight=10` });
    await page.getByRole('button', { name: 'Open Dog Metacam' }).click();
    await expect(page).toHaveURL(`${host.origin}/calculator/dog-metacam`);
    await expect(page.locator('[name="weight"]')).toHaveValue('');
  });

  await test.step('an address elsewhere, and more files than are taken, are refused', async () => {
    await share(page, { text: 'https://elsewhere.example/genes.fa' });
    await expect(page.getByRole('heading', { name: '“Shared text” was not opened' })).toBeFocused();
    const many = Array.from({ length: 21 }, (_, index) => ({ name: `${index}.fa`, text: '>a\nACGT' }));
    await share(page, {}, many);
    await expect(page).toHaveURL(`${host.origin}/?opens=shared-too-large`);
    await expect(page.getByText('at most 20 files').last()).toBeVisible();
    expect(await keptShares(page)).toEqual([]);
  });
});
