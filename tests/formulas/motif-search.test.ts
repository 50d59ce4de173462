/** Patterns in a strand: what is refused, places, circles. To the letter against other programs: tests/analyses. */
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import motifSearch, { type MotifSearchResult } from '#workers/formulas/motif-search.ts';

const BLANK = { patterns: '', mismatches: null, strands: 'both', shape: 'linear' } as const;

async function search(text: string, own: object): Promise<MotifSearchResult> {
  const { given, task } = await givenDna({ text });
  const verdict = motifSearch.validate({ ...BLANK, ...own, given });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return motifSearch.compute(verdict.input, task);
}

test('hits have their places on the entered strand, whichever strand they are on', async () => {
  const { total, hits, patterns } = await search('AATATAATGGATTATACC', { patterns: 'box TATAAT' });
  expect(total).toBe(2);
  expect(hits).toEqual([
    { name: 'box', start: 3, end: 8, strand: '+', mismatches: 0, letters: 'TATAAT' },
    { name: 'box', start: 11, end: 16, strand: '-', mismatches: 0, letters: 'TATAAT' },
  ]);
  expect(patterns).toEqual([{ name: 'box', letters: 'TATAAT', entered: 1, other: 1 }]);
});

test('one strand alone, and across the origin of a circle', async () => {
  const text = 'AATATAATGGATTATACC';
  expect((await search(text, { patterns: 'TATAAT', strands: 'entered' })).total).toBe(1);
  expect((await search(text, { patterns: 'TATAAT', strands: 'other' })).total).toBe(1);
  expect((await search('TAATGGTA', { patterns: 'TATAAT', strands: 'entered' })).total).toBe(0);
  const circle = await search('TAATGGTA', { patterns: 'TATAAT', strands: 'entered', shape: 'circular' });
  expect(circle.hits).toEqual([{ name: 'TATAAT', start: 7, end: 4, strand: '+', mismatches: 0, letters: 'TATAAT' }]);
});

test.each([
  [{ patterns: '' }, 'patterns'],
  [{ patterns: 'hello there you' }, 'patterns'],
  [{ patterns: 'ACGT', mismatches: 6 }, 'mismatches'],
  [{ patterns: 'ACGT', mismatches: 4 }, 'mismatches'],
  [{ patterns: 'ACGT', mismatches: 0.5 }, 'mismatches'],
])('%j is refused at %s', async (own, path) => {
  const { given } = await givenDna({ text: 'ACGT' });
  expect(motifSearch.validate({ ...BLANK, ...own, given })).toMatchObject({ ok: false, issues: [{ path }] });
});
