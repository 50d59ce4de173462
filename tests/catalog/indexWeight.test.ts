import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SHARED_SYNONYMS, SYNONYMS } from '#src/catalog/synonyms.ts';

const KEYWORDS = import.meta.glob<readonly string[]>('/src/calculators/*/content.ts', {
  query: '?keywords',
  import: 'default',
  eager: true,
});
const MOST = 12 * 1024;

test('the words by which pages are found weigh at most 12 KiB', () => {
  const index = JSON.stringify([Object.values(KEYWORDS), SYNONYMS, SHARED_SYNONYMS]);
  expect(Object.keys(KEYWORDS).length).toBeGreaterThanOrEqual(80);
  expect(brotliCompressSync(index).length).toBeLessThanOrEqual(MOST);
});
