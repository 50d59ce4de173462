import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMismatchMatcher, LONGEST_MOTIF } from '#workers/lib/sequences/motifs/mismatchMatcher.ts';

const BASES: Readonly<Record<string, string>> = { A: 'A', C: 'C', G: 'G', T: 'T', R: 'AG', N: 'ACGT', S: 'CG' };

function naive(text: string, pattern: string, most: number): readonly (readonly [end: number, mismatches: number])[] {
  return Array.from({ length: Math.max(0, text.length - pattern.length + 1) }, (_, start) => {
    const differing = [...pattern].filter(
      (letter, at) => ![...(BASES[text[start + at] ?? ''] ?? '')].every((base) => BASES[letter]?.includes(base)),
    );
    return [start + pattern.length, differing.length] as const;
  }).filter(([, mismatches]) => mismatches <= most);
}

test('finds what letter by letter comparison finds, however the text is cut, in patterns of up to three words', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[ACGTRN]{0,140}$/),
      fc.stringMatching(/^[ACGTRSN]{1,64}$/),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 50 }),
      fc.boolean(),
      (text, letters, most, size, isPart) => {
        // Long random patterns never occur: half of them are taken from the text.
        const pattern = isPart && text.length > 0 ? text.slice(-LONGEST_MOTIF) : letters;
        const mismatches = Math.min(most, pattern.length - 1);
        const found: (readonly [number, number])[] = [];
        const matcher = createMismatchMatcher([{ letters: pattern, mismatches }], (_, end, differing) =>
          found.push([end, differing]),
        );
        const bytes = new TextEncoder().encode(text);
        for (let at = 0; at < bytes.length; at += size) matcher.read(bytes.subarray(at, at + size));
        expect(found).toEqual(naive(text, pattern, mismatches));
      },
    ),
  );
});

test('reports several patterns by their index', () => {
  const found: string[] = [];
  const patterns = [
    { letters: 'CG', mismatches: 0 },
    { letters: 'ACG', mismatches: 1 },
  ];
  createMismatchMatcher(patterns, (...hit) => found.push(hit.join(' '))).read(new TextEncoder().encode('ACGATG'));
  expect(found).toEqual(['0 3 0', '1 3 0', '1 6 1']);
});

test('refuses what cannot be looked for', () => {
  for (const pattern of [
    { letters: '', mismatches: 0 },
    { letters: 'AC', mismatches: 2 },
    { letters: 'AX', mismatches: 0 },
    { letters: 'A'.repeat(LONGEST_MOTIF + 1), mismatches: 0 },
  ])
    expect(() => createMismatchMatcher([pattern], () => {})).toThrow(RangeError);
});
