/** Sections of pages are found by the search. */
import { expect, test } from 'vitest';
import { ANALYSES, analysesOn } from '#src/site/catalog/analyses.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { pageOf } from '#tests/support/analysisPage.ts';

test.each(ANALYSES)("'$title' leads to the page that has the section", (analysis) => {
  const { calculator } = pageOf(analysis);
  expect(analysesOn(calculator)).toContain(analysis);
  const found = searchWidely(catalog, analysis.title).results.slice(0, 5);
  expect(found.map(({ path }) => path)).toContain(`/calculator/${calculator}`);
});

test.each([
  ['Gibson assembly', 'ligation'],
  ['restriction digest', 'dna-sequence'],
  ['net ionic equation', 'stoichiometry'],
  ['Pfaffl', 'qpcr-efficiency'],
  ['k-mers', 'dna-sequence'],
  ['in-silico PCR', 'dna-sequence'],
  ['make a buffer', 'pka'],
])('%s leads to %s', (text, id) => {
  const found = searchWidely(catalog, text).results.slice(0, 3);
  expect(found.map(({ path }) => path)).toContain(`/calculator/${id}`);
});
