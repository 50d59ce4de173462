import { expect, test } from 'vitest';
import { SOURCES, type Source, type SourceKey } from '#workers/reference/sources.ts';

/** Articles whose volume or pages are still to be looked up: none may be added. */
const OPEN: readonly SourceKey[] = ['hannaySmyth1946'];

test('an article with a DOI is cited with volume and year in brackets: a reader finds it without the address', () => {
  const articles = Object.entries<Source>(SOURCES).filter(([, { url }]) => url?.startsWith('https://doi.org/'));
  const incomplete = articles.filter(([, { citation }]) => !/[0-9A-Z]+ \(\d{4}\)/.test(citation));
  expect(incomplete.map(([key]) => key).toSorted()).toEqual([...OPEN].toSorted());
});
