import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETTER_BASES } from '#workers/lib/sequences/ambiguousBases.ts';
import { createSiteMatcher, LONGEST_PATTERN } from '#workers/lib/sequences/siteMatcher.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** 'pattern:end' of every match, found letter by letter. */
function naive(text: string, patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern, index) =>
    Array.from({ length: Math.max(0, text.length - pattern.length + 1) }, (_, start) => start)
      .filter((start) =>
        [...pattern].every((letter, at) =>
          [...(LETTER_BASES[text[start + at] ?? ''] ?? '?')].every((base) => LETTER_BASES[letter]?.includes(base)),
        ),
      )
      .map((start) => `${index}:${start + pattern.length}`),
  );
}

function found(pieces: readonly string[], patterns: readonly string[]): readonly string[] {
  const matches: string[] = [];
  const matcher = createSiteMatcher(patterns, (pattern, end) => matches.push(`${pattern}:${end}`));
  for (const piece of pieces) matcher.read(bytes(piece));
  return matches;
}

const PATTERN = fc
  .tuple(
    fc.constantFrom(...'ACGTRYSWKM'),
    fc.string({ unit: fc.constantFrom(...'ACGTACGTRYSWKMBDHVNN'), maxLength: LONGEST_PATTERN - 2 }),
    fc.constantFrom(...'ACGTRYSWKM'),
  )
  .map((parts) => parts.join(''));

test.each(['AC', 'ACGT', 'ACGTACGTACGTACGTACGTACGTACGTACGTN', 'ACGTNRYSWKMBDHV'])(
  'finds what a plain search finds in letters of %s, wherever they are cut',
  (alphabet) => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 60 }), { maxLength: 8 }),
        fc.uniqueArray(PATTERN, { minLength: 1, maxLength: 30 }),
        (pieces, patterns) => {
          expect([...found(pieces, patterns)].sort()).toEqual([...naive(pieces.join(''), patterns)].sort());
        },
      ),
      { numRuns: 300 },
    );
  },
);

test('overlapping matches count each, and one letter is a pattern', () => {
  expect(found(['AAAAAA', 'AAAAAAAAAAAAAAAA'], ['AAAAAAAAAAAAAAAA']).length).toBe(7);
  expect(found(['ACCA', 'C'.repeat(20)], ['C']).length).toBe(22);
});

test('a pattern that cannot be looked for is refused', () => {
  for (const pattern of ['', 'N', 'NACGT', 'ACGTN', 'A'.repeat(17), 'ACXA', 'acgt'])
    expect(() => createSiteMatcher([pattern], () => {}), pattern).toThrow(RangeError);
});
