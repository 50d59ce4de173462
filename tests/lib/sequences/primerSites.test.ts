import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { openStrand } from '#workers/lib/sequences/givenStrand.ts';
import { primerSites } from '#workers/lib/sequences/primerSites.ts';

async function sitesIn(text: string, letters: readonly [string, string], rules = {}) {
  const { given, task } = await givenDna({ text });
  const strand = await openStrand(given, task);
  const all = { mismatches: 0, exactEnd: 0, isCircular: false, ...rules };
  const [pair] = await primerSites(strand, [{ name: 'pair', letters }], all, () => {});
  return pair;
}

test('each primer on both strands', async () => {
  const pair = await sitesIn('AAACCCGGTAAGGGTTT', ['AAACCC', 'TACCGG']);
  expect(pair?.counts).toEqual([2, 1]);
  expect(pair?.hits.map(({ pattern, strand, start }) => [pattern, strand, start])).toEqual([
    [0, '+', 0],
    [1, '-', 4],
    [0, '-', 11],
  ]);
});

test('a primer that reads the same on both strands binds to both and is counted once', async () => {
  const pair = await sitesIn('TTGAATTCTT', ['GAATTC', 'CCCCCC']);
  expect(pair?.counts).toEqual([1, 0]);
  expect(pair?.hits.map(({ strand }) => strand)).toEqual(['+', '-']);
});

test('letters at the 3′ end that must match', async () => {
  const primers = ['AACCGGC', 'TTTTTTT'] as const;
  expect((await sitesIn('GGAACCGGAGG', primers, { mismatches: 1 }))?.counts[0]).toBe(1);
  expect((await sitesIn('GGAACCGGAGG', primers, { mismatches: 1, exactEnd: 1 }))?.counts[0]).toBe(0);
});

test('progress counts the letters of all pairs', async () => {
  const { given, task } = await givenDna({ text: 'ACGTACGT' });
  const strand = await openStrand(given, task);
  const seen: (readonly number[])[] = [];
  const pairs = [1, 2].map((name) => ({ name: String(name), letters: ['ACGT', 'ACGT'] }));
  const rules = { mismatches: 0, exactEnd: 0, isCircular: false };
  await primerSites(strand, pairs, rules, (done, total) => seen.push([done, total]));
  expect(seen.at(-1)).toEqual([16, 16]);
});
