import { expect, test } from 'vitest';
import type { MotifHit } from '#workers/lib/sequences/motifs/motifHits.ts';
import { primedProducts } from '#workers/lib/sequences/primers/primedProducts.ts';

const hit = (pattern: number, strand: '+' | '-', start: number): MotifHit => ({
  pattern,
  strand,
  start,
  mismatches: 0,
  letters: 'ACGT',
});
const RULES = { longest: 1000, strandLength: null, mostListed: 100 };
const spans = (hits: readonly MotifHit[], rules = {}) =>
  primedProducts(hits, [4, 4], { ...RULES, ...rules }).listed.map(({ left, right, length }) => [
    left.start,
    length,
    `${left.primer} ${right.primer}`,
  ]);

test('a product runs from a primer to one of the other strand behind it, both included', () => {
  expect(spans([hit(0, '+', 10), hit(1, '-', 50)])).toEqual([[10, 44, 'forward reverse']]);
  expect(spans([hit(0, '+', 50), hit(1, '-', 10)])).toEqual([]);
  expect(spans([hit(0, '+', 10), hit(1, '+', 50)])).toEqual([]);
});

test('a pair the other way round, and a primer towards itself', () => {
  expect(spans([hit(1, '+', 10), hit(0, '-', 50)])).toEqual([[10, 44, 'reverse forward']]);
  expect(spans([hit(0, '+', 10), hit(0, '-', 50)])).toEqual([[10, 44, 'forward forward']]);
});

test('longer products are left out, shorter ones come first', () => {
  const hits = [hit(0, '+', 10), hit(1, '-', 500), hit(1, '-', 50), hit(1, '-', 2000)];
  expect(spans(hits)).toEqual([
    [10, 44, 'forward reverse'],
    [10, 494, 'forward reverse'],
  ]);
  expect(spans(hits, { longest: 44 })).toEqual([[10, 44, 'forward reverse']]);
  expect(spans(hits, { longest: 43 })).toEqual([]);
});

test('in a circle a product runs across the origin, and once around where it must', () => {
  expect(spans([hit(0, '+', 90), hit(1, '-', 5)], { strandLength: 100 })).toEqual([[90, 19, 'forward reverse']]);
  // Back to back: the whole circle; overlapping: the overlap is written twice.
  expect(spans([hit(0, '+', 10), hit(1, '-', 6)], { strandLength: 100 })).toEqual([[10, 100, 'forward reverse']]);
  expect(spans([hit(0, '+', 10), hit(1, '-', 9)], { strandLength: 100 })).toEqual([[10, 103, 'forward reverse']]);
});

test('those beyond the list are counted', () => {
  const hits = Array.from({ length: 9 }, (_, at) => hit(1, '-', 50 + at));
  const { listed, total } = primedProducts([hit(0, '+', 10), ...hits], [4, 4], { ...RULES, mostListed: 5 });
  expect([listed.length, total]).toEqual([5, 9]);
});

test('a tail counts for the length of the product', () => {
  const rules = { ...RULES, longest: 54 };
  const hits = [hit(0, '+', 10), hit(1, '-', 50)];
  expect(primedProducts(hits, [10, 8], rules).listed).toMatchObject([{ templateLength: 44, length: 54 }]);
  expect(primedProducts(hits, [11, 8], rules).listed).toEqual([]);
});
