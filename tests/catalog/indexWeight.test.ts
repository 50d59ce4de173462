import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SHARED_SYNONYMS, SYNONYMS } from '#src/site/catalog/synonyms.ts';

const KEYWORDS = import.meta.glob<readonly string[]>('/src/calculators/*/content.ts', {
  query: '?keywords',
  import: 'default',
  eager: true,
});
/** In bytes. 77 pages in 12 KiB would be 160. */
const MOST_PER_PAGE = 100;

test('the words by which pages are found weigh at most 100 bytes a page', () => {
  const index = JSON.stringify([Object.values(KEYWORDS), SYNONYMS, SHARED_SYNONYMS]);
  const pages = Object.keys(KEYWORDS).length;
  expect(pages).toBeGreaterThanOrEqual(80);
  expect(brotliCompressSync(index).length / pages).toBeLessThanOrEqual(MOST_PER_PAGE);
});
