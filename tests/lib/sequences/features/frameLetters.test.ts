import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { naiveReverseComplement } from '#tests/kernel/naive.ts';
import { kernel } from '#tests/kernel/samples.ts';
import { cutSource } from '#tests/support/cutSource.ts';
import { frameLetters, HEAD_LETTERS } from '#workers/lib/sequences/features/frameLetters.ts';
import { letterIndex } from '#workers/lib/sequences/strand/letterIndex.ts';
import type { Strand } from '#workers/lib/sequences/strand/strandLetters.ts';

const base = fc.string({ unit: fc.constantFrom(...'ACGT'), minLength: 40, maxLength: 200 });
const place = fc.record({ strand: fc.constantFrom(1 as const, -1 as const), from: fc.nat(500), size: fc.nat(500) });

describe('with the kernel', () => {
  function strandOf(text: string, cuts: readonly number[]): Strand {
    const index = letterIndex([{ mark: 0, skip: 0, letters: 0 }]);
    return { source: cutSource(text, cuts), kernel, format: 'plain', alphabet: 'dna', index, length: text.length };
  }

  test('the letters of each frame, across the origin as well, however the text is cut', async () => {
    await fc.assert(
      fc.asyncProperty(base, fc.array(place, { maxLength: 8 }), fc.array(fc.nat(200)), async (text, places, cuts) => {
        const frames = places.map(({ strand, from, size }) => {
          const start = from % text.length;
          const to = start + 3 + (size % (text.length - 3));
          return { strand, from: start, to, frame: 1 as const, codons: 1, hasStop: true };
        });
        const read = await frameLetters(strandOf(text, cuts), frames, 10_000);
        for (const [index, { strand, from, to }] of frames.entries()) {
          const letters = (text + text).slice(from, to);
          expect(new TextDecoder().decode(read[index])).toBe(strand === 1 ? letters : naiveReverseComplement(letters));
        }
      }),
    );
  });

  test('without room only the first letters, in the direction of reading', async () => {
    const text = `${'A'.repeat(50)}${'C'.repeat(50)}${'G'.repeat(50)}`;
    const frame = { from: 0, to: 150, frame: 1 as const, codons: 49, hasStop: true };
    const frames = [1, -1, 1].map((strand) => ({ ...frame, strand: strand === 1 ? (1 as const) : (-1 as const) }));
    const read = (await frameLetters(strandOf(text, [70]), frames, 160)).map((bytes) =>
      new TextDecoder().decode(bytes),
    );
    expect(read).toEqual([text, 'C'.repeat(HEAD_LETTERS), 'A'.repeat(HEAD_LETTERS)]);
  });

  test('no frames', async () => {
    expect(await frameLetters(strandOf('ACGT', []), [], 10)).toEqual([]);
  });
});
