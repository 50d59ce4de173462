/** Citations of a page and its sources: three formats and the lines of a copied result. */
import { describe, expect, test } from 'vitest';
import { type CitedPage, citationLines, FORMATS } from '#src/engine/results/cite/citations.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { SOURCES } from '#workers/reference/sources.ts';

const NOW = new Date(2026, 10, 27, 12);
const PAGE: CitedPage = {
  id: 'ph-analysis',
  title: 'pH Analysis Calculator',
  url: 'https://example.org/calculator/ph-analysis',
  version: '0.1.0+1a2b3c4',
  sources: ['iupacPh2002', 'spec'],
};
const [BIBTEX, RIS, CSL] = FORMATS.map(({ write }) => write(PAGE, NOW));

test('BibTeX: the page with its version and day, then each source with DOI and year', () => {
  expect(BIBTEX).toContain(`@misc{pipette-and-paw-ph-analysis,
  author = {{Pipette \\& Paw}},
  title = {{pH Analysis Calculator}},
  version = {0.1.0+1a2b3c4},
  year = {2026},
  url = {https://example.org/calculator/ph-analysis},
  urldate = {2026-11-27}
}`);
  expect(BIBTEX).toContain('  year = {2002},\n  doi = {10.1351/pac200274112169},');
});

test('RIS: tags of two letters, one record a work', () => {
  expect(RIS).toContain('TY  - COMP\r\nID  - pipette-and-paw-ph-analysis\r\nAU  - Pipette & Paw\r\n');
  expect(RIS).toContain('DO  - 10.1351/pac200274112169\r\n');
  expect(RIS?.match(/^ER {2}- $/gm)).toHaveLength(3);
});

test('CSL-JSON: what reference managers read', () => {
  const items = JSON.parse(CSL ?? '');
  expect(items[0]).toEqual({
    id: 'pipette-and-paw-ph-analysis',
    type: 'software',
    author: [{ literal: 'Pipette & Paw' }],
    version: '0.1.0+1a2b3c4',
    title: 'pH Analysis Calculator',
    issued: { 'date-parts': [[2026]] },
    URL: PAGE.url,
    accessed: { 'date-parts': [[2026, 11, 27]] },
  });
  expect(items[1]).toMatchObject({
    id: 'iupacPh2002',
    title: SOURCES.iupacPh2002.citation,
    DOI: '10.1351/pac200274112169',
  });
});

test('a copied result ends with how to cite the page, and its sources', () => {
  const [first, heading, ...sources] = citationLines(PAGE, NOW);
  expect(first).toBe(
    'Cite as: Pipette & Paw. pH Analysis Calculator, version 0.1.0+1a2b3c4. https://example.org/calculator/ph-analysis (visited 2026-11-27).',
  );
  expect(heading).toBe('Sources');
  expect(sources).toHaveLength(2);
});

describe.each(await everyCalculator())('$id', ({ id, content, definition: { sources } }) => {
  test('each format has the page and every source, and is well formed', () => {
    const page = { ...PAGE, id, title: content.name, sources };
    const [bibtex = '', ris = '', csl = ''] = FORMATS.map(({ write }) => write(page, NOW));
    expect(JSON.parse(csl)).toHaveLength(sources.length + 1);
    expect(ris.match(/^TY {2}- /gm)).toHaveLength(sources.length + 1);
    expect(ris.split('\r\n').filter((line) => line !== '' && !/^[A-Z][A-Z0-9] {2}- /.test(line))).toEqual([]);
    expect(bibtex.match(/^@misc\{/gm)).toHaveLength(sources.length + 1);
    expect(bibtex.match(/\{/g)?.length).toBe(bibtex.match(/\}/g)?.length);
    expect(bibtex).not.toMatch(/(?<!\\)[&%$#_](?=[^}]*\}\})/);
  });
});
