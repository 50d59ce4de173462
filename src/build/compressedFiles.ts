/**
 * Writes a copy with brotli and one with gzip beside every text file of the site, for servers that send such copies
 * (docs/hosting.md): they are smaller than what a server can make while somebody waits.
 */
import { readFileSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures are compressed by their format. */
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.xml', '.txt', '.wasm']);

/** In bytes. Below it an answer fits one packet either way. */
const WORTH_IT = 1024;

/**
 * The plug-in that does so when all others have written their files: it has to be the last one. The scripts, which take a third
 * of the time, are compressed by then (`prerender.ts`).
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
 * `page.html.br` and `page.html.gz` for `page.html`, and so on, but for small files and those that have such copies already.
 *
 * @param folder with all folders in it
 * @param mode of the build: only what is to be published is worth the time
 */
export async function compressFiles(folder: string, mode: string): Promise<void> {
  if (mode !== 'production') return;
  const texts = (await readdir(folder, { recursive: true })).filter((name) => TEXTS.has(extname(name)));
  // Asked for all at once, for Node to use all of its threads.
  await Promise.all(texts.map((name) => compress(join(folder, name))));
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

/** A folder that the build does not empty may hold copies of the build before. */
function isNewer(copy: string, file: string): boolean {
  const modified = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return modified(copy) > modified(file);
}
