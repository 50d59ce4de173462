import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kernel, randomLetters } from '#tests/kernel/samples.ts';
import { LETTER_BASES } from '#workers/lib/sequences/letters/ambiguousBases.ts';
import { createSiteMatcher, LONGEST_PATTERN } from '#workers/lib/sequences/motifs/siteMatcher.ts';

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
  const matcher = createSiteMatcher(patterns, (pattern, end) => matches.push(`${pattern}:${end}`), kernel);
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
    );
  },
);

/** With few of them, the kernel looks for their last six letters. */
const LONG = fc.stringMatching(/^[ACGT][ACGTRN]{0,4}[ACGT]{5,8}$/);

test.each(['AC', 'ACGT', `${'ACGT'.repeat(9)}N`])('the same of a few long patterns in letters of %s', (alphabet) => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 80 }), { maxLength: 6 }),
      fc.array(LONG, { maxLength: 6 }),
      fc.nat({ max: 30 }),
      (pieces, others, from) => {
        const text = pieces.join('');
        const taken = text.slice(from, from + 9);
        const patterns = [...new Set([...others, 'GAATTC', ...(/^[ACGT]{6,}$/.test(taken) ? [taken] : [])])];
        expect([...found(pieces, patterns)].sort()).toEqual([...naive(text, patterns)].sort());
      },
    ),
  );
});

/** Of up to six letters, which may be counted, and longer ones. */
const COUNTED = [
  'GAATTC',
  'AGCT',
  'GANTC',
  'CCWGG',
  'GTYRAC',
  'C',
  'AATT',
  'GGATG',
  'GCGGCCGC',
  'TTGAATTC',
  'CCANNNNTGG',
];

test.each(['ACGT', `${'ACGT'.repeat(500)}N`, `${'ACGT'.repeat(9)}NR`])(
  'patterns are reported until they are enough, and then counted or reported, in letters of %s',
  (alphabet) => {
    const text = bytes(randomLetters(alphabet.length, 1_300_000, alphabet));
    const cuts = [0, 300_000, 524_288, 524_289, 800_003, 1_048_577, 1_100_000, 1_200_000, 1_300_000];
    for (const patterns of [COUNTED, COUNTED.filter((pattern) => /^[ACGT]{6}/.test(pattern))]) {
      const all = patterns.map(() => 0);
      const whole = createSiteMatcher(patterns, (pattern) => add(all, pattern), kernel);
      whole.read(text);
      const reported = patterns.map(() => 0);
      const listed: string[] = [];
      const matcher = createSiteMatcher(
        patterns,
        (pattern, end) => {
          add(reported, pattern);
          if (end > 1_200_000) listed.push(`${pattern}:${end}`);
        },
        kernel,
        50,
      );
      for (const [index, from] of cuts.slice(0, -1).entries())
        matcher.read(text.subarray(from, cuts[index + 1]), from === 1_200_000);
      const counted = matcher.counts();
      expect(reported.map((count, pattern) => count + (counted[pattern] ?? 0))).toEqual(all);
      expect(reported.every((count, pattern) => count >= Math.min(50, all[pattern] ?? 0))).toBe(true);
      // The last letters are listed wholly.
      const last = found([new TextDecoder().decode(text.subarray(1_199_900))], patterns)
        .map((match) => match.split(':').map(Number) as [number, number])
        .map(([pattern, end]) => `${pattern}:${end + 1_199_900}`)
        .filter((match) => Number(match.split(':')[1]) > 1_200_000);
      expect([...listed].sort()).toEqual([...last].sort());
      // Few matches are looked for rather than counted.
      expect(counted.some((count) => count > 100)).toBe(patterns === COUNTED);
    }
  },
);

function add(counts: number[], pattern: number): void {
  counts[pattern] = (counts[pattern] ?? 0) + 1;
}

test('overlapping matches count each, and one letter is a pattern', () => {
  expect(found(['AAAAAA', 'AAAAAAAAAAAAAAAA'], ['AAAAAAAAAAAAAAAA']).length).toBe(7);
  expect(found(['ACCA', 'C'.repeat(20)], ['C']).length).toBe(22);
});

test('a pattern that cannot be looked for is refused', () => {
  for (const pattern of ['', 'N', 'NACGT', 'ACGTN', 'A'.repeat(17), 'ACXA', 'acgt'])
    expect(() => createSiteMatcher([pattern], () => {}, kernel), pattern).toThrow(RangeError);
});
