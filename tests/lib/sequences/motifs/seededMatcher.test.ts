/** The matcher by seeds gives the answers of the plain one, in the same order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel, randomLetters } from '#tests/kernel/samples.ts';
import {
  createMismatchMatcher,
  type MismatchMatcher,
  type MismatchPattern,
} from '#workers/lib/sequences/motifs/mismatchMatcher.ts';
import { createMotifMatcher } from '#workers/lib/sequences/motifs/seededMatcher.ts';

type Hit = readonly [pattern: number, end: number, mismatches: number];
type Create = (found: (...hit: Hit) => void) => MismatchMatcher;

function hitsOf(text: string, size: number, create: Create): readonly Hit[] {
  const hits: Hit[] = [];
  const matcher = create((...hit) => hits.push(hit));
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) matcher.read(bytes.subarray(at, at + size));
  return hits;
}

describe('with the kernel', () => {
  function expectSame(text: string, size: number, patterns: readonly MismatchPattern[]): number {
    const seeded = hitsOf(text, size, (found) => createMotifMatcher(patterns, found, kernel));
    expect(seeded).toEqual(hitsOf(text, size, (found) => createMismatchMatcher(patterns, found)));
    return seeded.length;
  }

  test('however the text is cut, ambiguity letters in text and pattern included', () => {
    const pattern = fc.record({
      letters: fc.stringMatching(/^[ACGT]{5,20}[ACGTRN]{0,4}[ACGT]{0,20}$/),
      mismatches: fc.integer({ min: 0, max: 3 }),
    });
    let found = 0;
    fc.assert(
      fc.property(
        fc.stringMatching(/^[ACGT]{0,120}[ACGTRN]{0,30}[ACGT]{0,60}$/),
        fc.array(pattern, { minLength: 1, maxLength: 4 }),
        fc.record({ at: fc.nat({ max: 100 }), length: fc.integer({ min: 12, max: 64 }), most: fc.nat({ max: 3 }) }),
        fc.integer({ min: 1, max: 90 }),
        (text, others, { at, length, most }, size) => {
          // Random patterns hardly occur: one is taken from the text, with a letter changed.
          const from = at % Math.max(1, text.length - length);
          const taken = text.slice(from, from + length).replace(/^(.....)./, '$1A');
          const all = taken.length >= 12 ? [...others, { letters: taken, mismatches: most }] : others;
          found += expectSame(text, size, all);
        },
      ),
      // What is counted below is drawn rarely.
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(50);
  });

  test('in repeats, where every place is one, and in a run of N', () => {
    expect(expectSame('A'.repeat(300), 70, [{ letters: 'A'.repeat(20), mismatches: 2 }])).toBe(281);
    expectSame(`${'ACGTAC'.repeat(20)}${'N'.repeat(200)}${'ACGTAC'.repeat(20)}`, 64, [
      { letters: 'ACGTACACGTACACGTACAC', mismatches: 2 },
      { letters: 'N'.repeat(12), mismatches: 0 },
    ]);
  });

  test('across pieces of the size in which files come', () => {
    const text = randomLetters(7, 300_000, 'ACGT');
    const primer = text.slice(65_530, 65_550);
    const found = expectSame(text, 65_536, [
      { letters: primer, mismatches: 2 },
      { letters: text.slice(131_060, 131_080), mismatches: 1 },
    ]);
    expect(found).toBeGreaterThanOrEqual(2);
  });

  test('patterns that are too short for seeds, or too ambiguous, are found as well', () => {
    expect(expectSame('ACGTACGTAC', 3, [{ letters: 'ACGT', mismatches: 1 }])).toBe(2);
    expectSame('ACGTACGTACGTACGTACGT', 7, [{ letters: 'NNNNNNNNNNNN', mismatches: 1 }]);
  });
});
