// Which files of workers/kernel are compiled, from what, and their checksums. Uses only Node's built-in modules.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const SOURCES = 'workers/kernel/assembly';
export const COMPILED = 'workers/kernel/compiled';
export const CHECKSUMS = `${COMPILED}/checksums.json`;

/** Sources that become a module, each with all that it imports. */
export const ENTRIES = ['scoreTile', 'sequence'];

/**
 * Optimizes for speed, not size: the modules are small, and used on long sequences only. They have no garbage collector and never
 * allocate.
 */
export const OPTIONS = '--optimizeLevel 3 --shrinkLevel 0 --converge --noAssert --runtime stub --enable simd'.split(
  ' ',
);

/** Covers everything that a compilation depends on: the sources, the options and the version of the compiler. */
export function sourcesChecksum() {
  const { assemblyscript } = JSON.parse(readFileSync(join(ROOT, 'tests/tools/package.json'), 'utf8')).dependencies;
  const names = readdirSync(join(ROOT, SOURCES)).sort();
  const sources = names.map((name) => `${name}\n${readFileSync(join(ROOT, SOURCES, name), 'utf8')}`);
  return checksum([`${assemblyscript} ${OPTIONS.join(' ')}`, ...sources].join('\n'));
}

/**
 * @param {Uint8Array | string} content
 * @returns SHA-256 in hexadecimal digits
 */
export function checksum(content) {
  return createHash('sha256').update(content).digest('hex');
}
