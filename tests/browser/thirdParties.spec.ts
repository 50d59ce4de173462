/** The notices about third-party code, and the contact for vulnerabilities. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importEdges } from '#tests/architecture/importGraph.ts';
import { expect, test } from './watch.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Packages imported by a file of the pages or workers, read from the sources and not from the bundle. */
function importedPackages(): readonly string[] {
  const files = ['src', 'workers'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const ofPages = files.filter(
    (file) => /\.tsx?$/.test(file) && !/^src[\\/](?:tools[\\/](?:build|cli|package|scaffold)|entry-server)/.test(file),
  );
  const sources = Object.fromEntries(ofPages.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const edges = importEdges(sources).filter(({ kind, to }) => kind !== 'type' && !/^(?:src|workers)\//.test(to));
  return [...new Set(edges.filter(({ kind }) => kind !== 'glob').map(({ to }) => to))].sort();
}

interface Bill {
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly licenses: readonly object[];
  }[];
}

test('every package in the built files is in the notices and in the bill of materials', async ({ request }) => {
  const notices = await (await request.get('/third-party-notices.txt')).text();
  const { components } = (await (await request.get('/sbom.cdx.json')).json()) as Bill;
  const billed = components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
  for (const { version, licenses } of components) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(licenses).toHaveLength(1);
  }
  const noticed = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \([^)]+\)$/gm)].map(([, name]) => name);
  expect(noticed.toSorted()).toEqual(billed.toSorted());
  // Only re-exports another package.
  const imported = importedPackages().filter((name) => name !== 'react-router-dom');
  expect(imported.length).toBeGreaterThan(10);
  expect(billed).toEqual(
    expect.arrayContaining([...imported, 'react-router', 'scheduler', '@expo-google-fonts/inter']),
  );
  expect(notices.match(/copyright/gi)?.length).toBeGreaterThan(15);
});

test('the foot of a page leads to the notices', async ({ page, noise }) => {
  // A plain text declares no icon, so the browser requests one.
  noise.allow('404');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
  await expect(page).toHaveURL(/\/third-party-notices\.txt$/);
  // Read as UTF-8, regardless of the host's headers.
  expect(await page.evaluate(() => [document.contentType, document.characterSet])).toEqual(['text/plain', 'UTF-8']);
  await expect(page.locator('body')).toContainText('Copyright (c) Mateusz Burzyński');
});

test('security.txt names the contact for vulnerabilities, when one is configured', async ({ request }) => {
  const origin = /<link rel="canonical" href="([^"]*)\/"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  const answer = await request.get('/.well-known/security.txt');
  // `npm test` builds the site with SECURITY_CONTACT; other builds may have none.
  if (!existsSync(join(ROOT, 'dist/.well-known/security.txt'))) {
    expect(answer.status()).toBe(404);
    return;
  }
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const [contact, expires = '', ...others] = (await answer.text()).trimEnd().split('\n');
  expect(contact).toMatch(/^Contact: (?:mailto:|https:|tel:)/);
  const left = Date.parse(expires.replace('Expires: ', '')) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
  expect(others).toEqual(origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []);
});
