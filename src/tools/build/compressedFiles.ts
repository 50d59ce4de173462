/**
 * Writes a brotli and a gzip copy beside every text file of the site, for servers that send such copies
 * (docs/hosting.md): they are smaller than what a server can compress on the fly.
 */
import { readFileSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures are already compressed by their format. */
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.xml', '.txt', '.wasm']);

/** In bytes. A smaller response fits one packet either way. */
const WORTH_IT = 1024;

/**
 * Vite plug-in: compresses after all others have written their files, so it has to be the last one. The scripts, which
 * take a third of the time, are already compressed by then (`prerender.ts`).
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        await compressFiles(resolve(config.root, config.build.outDir), config.mode);
      },
    },
  };
}

/**
 * Writes `page.html.br` and `page.html.gz` for `page.html`, and so on, except for small files and those that have
 * up-to-date copies.
 *
 * @param folder with all its subfolders
 * @param mode of the build: only a production build is compressed
 */
export async function compressFiles(folder: string, mode: string): Promise<void> {
  if (mode !== 'production') return;
  const texts = (await readdir(folder, { recursive: true }))
    .filter((name) => TEXTS.has(extname(name)))
    .map((name) => join(folder, name))
    .map((file) => ({ file, bytes: statSync(file).size }));
  // Started all at once, so that Node uses all of its threads, and the largest first: the last would run alone.
  await Promise.all(texts.toSorted((a, b) => b.bytes - a.bytes).map(({ file }) => compress(file)));
}

async function compress(file: string): Promise<void> {
  const text = readFileSync(file);
  if (text.length < WORTH_IT || isNewer(`${file}.gz`, file)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await Promise.all([
    promisify(brotliCompress)(text, { params }).then((copy) => writeFile(`${file}.br`, copy)),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }).then((copy) => writeFile(`${file}.gz`, copy)),
  ]);
}

/** A folder that the build does not empty may contain copies from the previous build. */
function isNewer(copy: string, file: string): boolean {
  const modified = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return modified(copy) > modified(file);
}
