import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFiles, writePagesFile } from '#src/tools/build/siteFiles.ts';

const BUILT = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'the same',
  'index.html.gz': 'the same',
  '404.html': '<h1>Page Not Found</h1>',
  'calculator/pka.html': '<h1>pKa</h1>',
  'assets/main-abc.js': 'export {}',
  'assets/kernel-abc.wasm': '\0asm',
  'manifest.webmanifest': JSON.stringify({ icons: [{ src: '/icon-192.png' }, { src: '/favicon.svg' }] }),
  'favicon.svg': '<svg/>',
  'icon-192.png': 'png',
  'og/pka.png': 'png',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  _headers: '/*',
  'service-worker.js': 'of the build before',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(BUILT)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

describe('the files for use without a network', () => {
  test('are what the pages load and the icons, by their addresses', async () => {
    expect((await siteFiles(folder, ['service-worker.js'])).map(([url]) => url)).toEqual([
      '/assets/kernel-abc.wasm',
      '/assets/main-abc.js',
      '/favicon.svg',
      '/icon-192.png',
      '/manifest.webmanifest',
    ]);
  });

  test('carry the hash by which browsers know them', async () => {
    const files = new Map(await siteFiles(folder));
    // printf 'export {}' | openssl dgst -sha256 -binary | base64
    expect(files.get('/assets/main-abc.js')).toBe('sha256-9MXPm7eOhfFdwnGAJgY3zySyokvDngeIeDo6zMTd5hQ=');
  });

  test('of the pages are one file, with the address and HTML of each', async () => {
    const [url, integrity] = await writePagesFile(folder);
    const text = await readFile(join(folder, url), 'utf8');
    expect(JSON.parse(text)).toEqual([
      ['/404.html', '<h1>Page Not Found</h1>'],
      ['/calculator/pka', '<h1>pKa</h1>'],
      ['/', '<h1>Home</h1>'],
    ]);
    expect(integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    await rm(join(folder, url));
  });
});
