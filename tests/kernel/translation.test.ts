import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCodonReader } from '#workers/kernel/codonReader.ts';
import { codonsInFrame, type GeneticCode } from '#workers/kernel/geneticCode.ts';
import { naiveOpenFrames, naiveProtein, naiveSixFrames } from './naive.ts';
import {
  bytesOf,
  codes,
  cuts,
  kernel,
  letters,
  randomLetters,
  STANDARD,
  STOP_TO_STOP,
  sliced,
  textOf,
} from './samples.ts';

/** Random letters have a stop in every frame after about sixty bases; few T and A give long frames. */
const sequences = (maxLength: number) =>
  fc.oneof(
    letters('ACGT', maxLength),
    letters('ACGU', maxLength),
    letters('ACCCGGGTACGTACGTN', maxLength),
    letters('CCGGCCGGCCGGATG', maxLength),
  );

describe('translation', () => {
  function sixFrames(text: string, code: GeneticCode): readonly string[] {
    const frames = [0, 1, 2, 3, 4, 5].map((index) => new Uint8Array(codonsInFrame(text.length, index % 3)));
    kernel.sixFrames(bytesOf(text), code, frames);
    return frames.map(textOf);
  }

  test('six frames of any letters', () => {
    fc.assert(
      fc.property(sequences(400), codes, (text, code) => {
        expect(sixFrames(text, code)).toEqual(naiveSixFrames(text, code));
      }),
    );
  });

  test.each([65_519, 65_520, 65_521, 65_522, 65_523, 131_042, 150_001])('six frames of %i letters', (length) => {
    const text = randomLetters(length, length, 'ACGTACGTACGTACGTACGTACGTACGTACGTACGTACGTN');
    expect(sixFrames(text, STANDARD)).toEqual(naiveSixFrames(text, STANDARD));
  });

  test('an ambiguity letter at every place of a vector', () => {
    for (let place = 0; place < 120; place += 1) {
      for (const letter of 'RYSWKMBDHVN') {
        const plain = randomLetters(place, 120, 'ACGT');
        const text = plain.slice(0, place) + letter + plain.slice(place + 1);
        expect(sixFrames(text, STANDARD)).toEqual(naiveSixFrames(text, STANDARD));
      }
    }
  });

  test('refuses a short target for a frame', () => {
    const frames = [2, 2, 2, 2, 1, 2].map((length) => new Uint8Array(length));
    expect(() => kernel.sixFrames(bytesOf('ACGTACGT'), STANDARD, frames)).toThrow(RangeError);
  });

  test('open reading frames of any letters, cut anywhere', () => {
    fc.assert(
      fc.property(sequences(600), codes, cuts, fc.constantFrom(1, 2, 5, 20), (text, code, shares, leastCodons) => {
        const finder = kernel.openFrameFinder(code, leastCodons);
        for (const slice of sliced(bytesOf(text), shares)) finder.read(slice);
        expect(finder.finish()).toEqual(naiveOpenFrames(text, code, leastCodons));
      }),
    );
  });

  test.each([
    ['ATG and alternatives', STANDARD],
    ['stop to stop', STOP_TO_STOP],
  ])('open reading frames over several blocks, %s', (_, code) => {
    const text = randomLetters(11, 40_000, 'ACGTACGTCGCGCGCGCG');
    const finder = kernel.openFrameFinder(code, 1);
    for (const slice of sliced(bytesOf(text), [0.3, 0.300_03, 0.300_06])) finder.read(slice);
    expect(finder.finish()).toEqual(naiveOpenFrames(text, code, 1));
  });

  test.each([1_431_655_765, 1_431_655_766, 4_294_967_295])('no frame has %i codons', (leastCodons) => {
    const finder = kernel.openFrameFinder(STOP_TO_STOP, leastCodons);
    finder.read(bytesOf(randomLetters(3, 5000, 'ACGT')));
    expect(finder.finish()).toEqual([]);
  });

  test('two finders do not mix', () => {
    const texts = [randomLetters(5, 500, 'ACGT'), randomLetters(6, 500, 'ACGT')];
    const finders = [kernel.openFrameFinder(STANDARD, 3), kernel.openFrameFinder(STOP_TO_STOP, 10)];
    for (let half = 0; half < 2; half += 1) {
      for (const [index, text] of texts.entries())
        finders[index]?.read(bytesOf(text.slice(250 * half, 250 * (half + 1))));
    }
    expect(finders[0]?.finish()).toEqual(naiveOpenFrames(texts[0] as string, STANDARD, 3));
    expect(finders[1]?.finish()).toEqual(naiveOpenFrames(texts[1] as string, STOP_TO_STOP, 10));
  });

  test('a frame that is open at both ends', () => {
    const finder = kernel.openFrameFinder(STOP_TO_STOP, 4);
    finder.read(bytesOf('GCGCGCGCGCGCG'));
    expect(
      finder.finish().map(({ strand, frame, from, to, codons, hasStop }) => [strand, frame, from, to, codons, hasStop]),
    ).toEqual([
      [1, 1, 0, 12, 4, false],
      [-1, 2, 0, 12, 4, false],
      [1, 2, 1, 13, 4, false],
      [-1, 1, 1, 13, 4, false],
    ]);
  });

  test.each([0, -1, 1.5, Number.NaN])('%d is not a valid minimum of codons', (leastCodons) => {
    expect(() => kernel.openFrameFinder(STANDARD, leastCodons)).toThrow(RangeError);
  });

  test('histogram of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), cuts, (bytes, shares) => {
        const bins = new Float64Array(256);
        for (const slice of sliced(bytes, shares)) kernel.addToHistogram(slice, bins);
        const expected = Array.from(bins, (_, value) => bytes.filter((byte) => byte === value).length);
        expect([...bins]).toEqual(expected);
      }),
    );
  });
});

describe('codon reader', () => {
  test('the first protein of any letters, cut anywhere', () => {
    fc.assert(
      fc.property(sequences(300), codes, cuts, (text, code, shares) => {
        const reader = createCodonReader(code);
        let protein = '';
        for (const slice of sliced(bytesOf(text), shares)) {
          const target = new Uint8Array(Math.floor(slice.length / 3) + 1);
          protein += textOf(target.subarray(0, reader.read(slice, target)));
        }
        const { startPosition, stopCodon, length, phase } = reader.progress();
        expect({ protein, startPosition, stopCodon }).toEqual(naiveProtein(text, code));
        expect(length).toBe(protein.length);
        expect(phase).toBe(stopCodon !== null ? 'stopped' : startPosition !== null ? 'reading' : 'searching');
      }),
    );
  });

  test('a code must have 64 codons', () => {
    expect(() => createCodonReader({ aminoAcids: 'M', starts: 'M' })).toThrow(RangeError);
  });
});
