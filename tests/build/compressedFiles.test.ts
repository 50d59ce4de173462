import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFiles } from '#src/tools/build/compressedFiles.ts';

const LONG = '<p>Pipette</p>'.repeat(200);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['page.html', 'assets/main.js', 'picture.png', '_headers'])
    await writeFile(join(folder, name), LONG);
  await writeFile(join(folder, 'small.js'), 'export {}');
});
afterEach(() => rm(folder, { recursive: true }));

const names = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name)).sort();
const brotliOf = async (name: string) => brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString();

describe('compressed copies', () => {
  test('exist beside texts that are long enough, with the same content', async () => {
    await compressFiles(folder, 'production');
    expect(await names()).toEqual(
      ['assets/main.js.br', 'assets/main.js.gz', 'page.html.br', 'page.html.gz'].map((name) => join(name)),
    );
    expect(await brotliOf('page.html')).toBe(LONG);
    expect(gunzipSync(await readFile(join(folder, 'assets/main.js.gz'))).toString()).toBe(LONG);
  });

  test('are regenerated for a changed file, and for no other', async () => {
    await compressFiles(folder, 'production');
    const later = new Date(Date.now() + 10_000);
    await writeFile(join(folder, 'page.html'), LONG.toUpperCase());
    await utimes(join(folder, 'page.html'), later, later);
    await writeFile(join(folder, 'assets/main.js.br'), 'untouched');
    await compressFiles(folder, 'production');
    expect(await brotliOf('page.html')).toBe(LONG.toUpperCase());
    expect(await readFile(join(folder, 'assets/main.js.br'), 'utf8')).toBe('untouched');
  });

  test('are left out where nothing is published', async () => {
    await compressFiles(folder, 'development');
    expect(await names()).toEqual([]);
  });
});
