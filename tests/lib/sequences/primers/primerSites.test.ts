import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import type { TypedPrimer } from '#workers/lib/sequences/primers/primerList.ts';
import { primerSites } from '#workers/lib/sequences/primers/primerSites.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

const primer = (letters: string, tail = 0): TypedPrimer => ({ name: '', letters, tail, leftOut: [] });

async function sitesIn(text: string, [forward, reverse]: readonly [string, string], rules = {}) {
  const { given, task } = await givenDna({ text });
  const strand = await openStrand(given, task);
  const all = { mismatches: 0, exactEnd: 0, leastBinding: 15, isCircular: false, ...rules };
  const primers = [primer(forward), primer(reverse)] as const;
  const [pair] = await primerSites(strand, [{ name: 'pair', primers }], all, () => {});
  return pair;
}

test('each primer on both strands', async () => {
  const pair = await sitesIn('AAACCCGGTAAGGGTTT', ['AAACCC', 'TACCGG']);
  expect(pair?.primers.map(({ sites }) => sites)).toEqual([2, 1]);
  expect(pair?.hits.map(({ pattern, strand, start }) => [pattern, strand, start])).toEqual([
    [0, '+', 0],
    [1, '-', 4],
    [0, '-', 11],
  ]);
});

test('a primer that reads the same on both strands binds to both and is counted once', async () => {
  const pair = await sitesIn('TTGAATTCTT', ['GAATTC', 'CCCCCC']);
  expect(pair?.primers.map(({ sites }) => sites)).toEqual([1, 0]);
  expect(pair?.hits.map(({ strand }) => strand)).toEqual(['+', '-']);
});

test('letters at the 3′ end that must match', async () => {
  const primers = ['AACCGGC', 'TTTTTTT'] as const;
  expect((await sitesIn('GGAACCGGAGG', primers, { mismatches: 1 }))?.primers[0].sites).toBe(1);
  expect((await sitesIn('GGAACCGGAGG', primers, { mismatches: 1, exactEnd: 1 }))?.primers[0].sites).toBe(0);
});

test('progress counts the letters of all pairs', async () => {
  const { given, task } = await givenDna({ text: 'ACGTACGT' });
  const strand = await openStrand(given, task);
  const seen: (readonly number[])[] = [];
  const pairs = [1, 2].map((name) => ({ name: String(name), primers: [primer('ACGT'), primer('ACGT')] as const }));
  const rules = { mismatches: 0, exactEnd: 0, leastBinding: 15, isCircular: false };
  await primerSites(strand, pairs, rules, (done, total) => seen.push([done, total]));
  expect(seen.at(-1)).toEqual([16, 16]);
});

test('a primer that binds nowhere as a whole binds with its 3′ part, as far as its letters match', async () => {
  const text = 'CCACGTTGACCTAGG';
  const bound = await sitesIn(text, ['TTTACGTTGA', 'AACCTAGGTC'], { leastBinding: 5 });
  expect(bound?.primers).toMatchObject([
    { tail: 3, tailBy: 'search', sites: 1 },
    { tail: 2, tailBy: 'search', sites: 1 },
  ]);
  expect(bound?.hits.map(({ strand, start, letters }) => [strand, start, letters])).toEqual([
    ['+', 2, 'ACGTTGA'],
    ['-', 7, 'CCTAGGTC'],
  ]);
  expect((await sitesIn(text, ['TTTACGTTGA', 'AACCTAGGTC'], { leastBinding: 9 }))?.primers).toMatchObject([
    { tail: 0, tailBy: null, sites: 0 },
    { tail: 0, tailBy: null, sites: 0 },
  ]);
});

test('a 3′ part around the origin of a circle', async () => {
  const bound = await sitesIn('TTGACCAAACACG', ['GGACGTTGAC', 'GGGGGGGGGG'], { leastBinding: 5, isCircular: true });
  expect(bound?.hits).toMatchObject([{ strand: '+', start: 10, letters: 'ACGTTGAC' }]);
});
