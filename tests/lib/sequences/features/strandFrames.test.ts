import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { naiveReverseComplement } from '#tests/kernel/naive.ts';
import { kernel } from '#tests/kernel/samples.ts';
import { cutSource } from '#tests/support/cutSource.ts';
import { givenDna } from '#tests/support/givenDna.ts';
import { findCircleFrames, findStrandFrames } from '#workers/lib/sequences/features/strandFrames.ts';
import { frameRules, START_CODONS } from '#workers/lib/sequences/letters/frameStarts.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import { letterIndex } from '#workers/lib/sequences/strand/letterIndex.ts';
import type { Strand } from '#workers/lib/sequences/strand/strandLetters.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

async function framesIn(text: string, isCircular: boolean) {
  const { given, task } = await givenDna({ text });
  const strand = await openStrand(given, task);
  const seen: (readonly number[])[] = [];
  const search = { leastCodons: 3, isCircular, most: 1 };
  const found = await findStrandFrames(strand, frameRules(GENETIC_CODES['1'], 'atg'), search, (done, total) =>
    seen.push([done, total]),
  );
  return { found, last: seen.at(-1) };
}

test('a frame across the origin is found in a circle only', async () => {
  // ATG GCC GCC GCC TAA, turned by eight letters.
  const text = 'CGCCTAACATGGCCGC';
  expect((await framesIn(text, false)).found.longest.filter(({ hasStop }) => hasStop)).toEqual([]);
  const { found, last } = await framesIn(text, true);
  expect(found.longest[0]).toMatchObject({ strand: 1, from: 8, to: 23, codons: 4, hasStop: true });
  expect(last?.[0]).toBe(last?.[1]);
});

describe('the frames of a circle', () => {
  const CHOICES = START_CODONS.map((choice) => frameRules(GENETIC_CODES['11'], choice));
  const CODONS = [...'TCAG'].flatMap((a) => [...'TCAG'].flatMap((b) => [...'TCAG'].map((c) => a + b + c)));
  const letters = fc.string({
    unit: fc.constantFrom(...'ACGGCCT', 'ATG', 'TTG', 'CAT', 'TAA'),
    minLength: 3,
    maxLength: 50,
  });

  type Code = (typeof CHOICES)[number]['code'];

  /** Walks round the circle codon by codon, from every letter. */
  function naiveCircleFrames(text: string, { aminoAcids, starts }: Code, least: number) {
    const length = text.length;
    const walk = (read: string) => {
      const codonAt = (place: number) => {
        const at = (index: number) => read.charAt((((place + index) % length) + length) % length);
        return CODONS.indexOf(at(0) + at(1) + at(2));
      };
      const isStop = (place: number) => aminoAcids[codonAt(place)] === '*';
      const isStart = (place: number) => !isStop(place) && starts[codonAt(place)] === 'M';
      return [...read].flatMap((_, start) => {
        if (!isStart(start)) return [];
        let back = 1;
        while (back <= length && !isStart(start - 3 * back) && !isStop(start - 3 * back)) back += 1;
        if (!isStop(start - 3 * back)) return [];
        let codons = 0;
        while (codons <= length && !isStop(start + 3 * codons)) codons += 1;
        return codons >= least && 3 * codons + 3 <= length ? [{ start, codons }] : [];
      });
    };
    const forward = walk(text).map(({ start, codons }) => ({ strand: 1, from: start, codons, frame: (start % 3) + 1 }));
    const reverse = walk(naiveReverseComplement(text)).map(({ start, codons }) => {
      const from = (((length - start - 3 * codons - 3) % length) + length) % length;
      return { strand: -1, from, codons, frame: (start % 3) + 1 };
    });
    return [...forward, ...reverse];
  }

  test('every frame round the circle, once', async () => {
    await fc.assert(
      fc.asyncProperty(
        letters,
        fc.array(fc.nat(50)),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...CHOICES),
        async (text, cuts, least, { code }) => {
          const index = letterIndex([{ mark: 0, skip: 0, letters: 0 }]);
          const { length } = text;
          const strand: Strand = {
            source: cutSource(text, cuts),
            kernel,
            format: 'plain',
            alphabet: 'dna',
            index,
            length,
          };
          const found = await findCircleFrames(strand, code, least);
          for (const { from, to, codons, hasStop } of found)
            expect([to - from, hasStop]).toEqual([3 * codons + 3, true]);
          const plain = found.map(({ strand: direction, from, codons, frame }) => ({
            strand: direction,
            from,
            codons,
            frame,
          }));
          const sorted = (frames: readonly object[]) =>
            frames.map((frame) => JSON.stringify(Object.entries(frame).toSorted())).toSorted();
          expect(sorted(plain)).toEqual(sorted(naiveCircleFrames(text, code, least)));
        },
      ),
    );
  });

  test('says how far it has come, over all laps', async () => {
    const index = letterIndex([{ mark: 0, skip: 0, letters: 0 }]);
    const strand: Strand = {
      source: cutSource('ACGACG', [4]),
      kernel,
      format: 'plain',
      alphabet: 'dna',
      index,
      length: 6,
    };
    const passed: (readonly [number, number])[] = [];
    await findCircleFrames(strand, GENETIC_CODES['1'], 1, (done, total) => passed.push([done, total]));
    expect(passed).toEqual([
      [4, 18],
      [6, 18],
      [10, 18],
      [12, 18],
      [16, 18],
      [18, 18],
    ]);
  });
});
