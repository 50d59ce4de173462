import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOf, readingFiles } from './readingCases.ts';

const ORIGINAL_FOLDER = '../shared/reading';

test('the copy of the reading corpus differs nowhere from its original, where that stands beside the checkout', () => {
  const files = readingFiles();
  expect(files.length).toBeGreaterThanOrEqual(26);
  if (!existsSync(ORIGINAL_FOLDER)) return;
  const originals = readdirSync(join(ORIGINAL_FOLDER, 'files')).map((name) => `files/${name}`);
  expect(files).toEqual(originals.sort());
  const isCopied = (name: string) => readFileSync(pathOf(name)).equals(readFileSync(join(ORIGINAL_FOLDER, name)));
  expect(['sequences.json', ...originals].filter((name) => !isCopied(name))).toEqual([]);
});
