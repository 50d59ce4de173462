import { rmSync, writeFileSync } from 'node:fs';
import { test } from './watch.ts';

/** Takes seconds to calculate in a browser without optimizing compilers. */
const BYTES = 100_000_000;

/**
 * Writes a large file of bases among the results of the running test. One that is put together in the page is read much more slowly.
 *
 * @param start what comes before the bases
 * @returns its path
 */
export function largeFile(name: string, start = ''): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, start);
  writeFileSync(path, Buffer.alloc(BYTES, 'ACGTTGCAAC'), { flag: 'a' });
  return path;
}

export function removeLargeFile(path: string): void {
  rmSync(path);
}
