import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Alphabet, LetterCounts } from '#workers/kernel/alphabets.ts';
import type { LetterReader } from '#workers/kernel/sequenceKernel.ts';
import { naiveRead } from './naive.ts';
import {
  bytesOf,
  cuts,
  damaged,
  kernel,
  randomLetters,
  scatteredText,
  sliced,
  textOf,
  wrappedText,
} from './samples.ts';

const ALPHABETS: readonly Alphabet[] = ['dna', 'rna', 'ambiguousDna', 'ambiguousRna'];
const alphabets = fc.constantFrom(...ALPHABETS);

interface Outcome {
  readonly end: number;
  readonly letters: string | null;
  readonly counts: LetterCounts;
}

/** Reads slices until one is not fully accepted. */
function countAll(reader: LetterReader, slices: readonly Uint8Array[]): Outcome {
  let end = 0;
  for (const slice of slices) {
    const accepted = reader.count(slice);
    end += accepted;
    if (accepted < slice.length) break;
  }
  return { end, letters: null, counts: reader.counts() };
}

function cleanAll(reader: LetterReader, slices: readonly Uint8Array[]): Outcome {
  let end = 0;
  let letters = '';
  for (const slice of slices) {
    const target = new Uint8Array(slice.length).fill(0x3f);
    const part = reader.clean(slice, target);
    letters += textOf(target.subarray(0, part.written));
    end += part.end;
    if (part.end < slice.length) break;
  }
  return { end, letters, counts: reader.counts() };
}

describe('the letter reader', () => {
  function expectNaive(raw: Uint8Array, slices: readonly Uint8Array[], alphabet: Alphabet): void {
    const naive = naiveRead(raw, alphabet);
    expect(countAll(kernel.letterReader(alphabet), slices)).toEqual({ ...naive, letters: null });
    expect(cleanAll(kernel.letterReader(alphabet), slices)).toEqual(naive);
  }

  test.each(['ACGT', 'ACGTacgt', 'acgtn', 'ACGTUN'])('wrapped text of %s, cut anywhere', (letters) => {
    fc.assert(
      fc.property(damaged(wrappedText(letters)), cuts, alphabets, (raw, shares, alphabet) => {
        expectNaive(raw, sliced(raw, shares), alphabet);
      }),
    );
  });

  test.each(['ACGT', 'AcGu', 'ACGTRYSWKMBDHVNryswkmbdhvn'])('scattered text of %s, cut anywhere', (letters) => {
    fc.assert(
      fc.property(damaged(scatteredText(letters)), cuts, alphabets, (raw, shares, alphabet) => {
        expectNaive(raw, sliced(raw, shares), alphabet);
      }),
    );
  });

  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), cuts, alphabets, (raw, shares, alphabet) => {
        expectNaive(raw, sliced(raw, shares), alphabet);
      }),
    );
  });

  test('slices of one byte', () => {
    const raw = bytesOf(`${randomLetters(1, 70, 'ACGT')}\r\n${randomLetters(2, 70, 'acgt')}\r\n`);
    expectNaive(
      raw,
      [...raw].map((byte) => Uint8Array.of(byte)),
      'dna',
    );
  });

  test.each(ALPHABETS)('every byte value at every place of a line, %s', (alphabet) => {
    const line = randomLetters(3, 60, 'ACG');
    const lines = bytesOf(`${line}\n`.repeat(4));
    const accepted = lines.map((_, index) => index);
    for (let byte = 0; byte < 256; byte += 1) {
      // A different alignment for each byte value, and all alignments for a byte that is never accepted.
      const places = byte === 0x2a ? accepted : [61 * 2 + (byte % 61), byte % 61];
      for (const place of places) {
        const raw = lines.slice();
        raw[place] = byte;
        const { end, counts } = naiveRead(raw, alphabet);
        const reader = kernel.letterReader(alphabet);
        expect({ byte, place, end: reader.count(raw), counts: reader.counts() }).toEqual({ byte, place, end, counts });
      }
    }
  });

  test.each([
    ['no line break', ''],
    ['\\n', '\n'],
    ['\\r\\n', '\r\n'],
    ['lone \\r', '\r'],
  ])('more than a block with %s, and a foreign byte near its end', (_, lineBreak) => {
    const rows = Array.from({ length: 3000 }, (_, row) => randomLetters(row, 70, 'ACGTacgt'));
    const raw = bytesOf(rows.join(lineBreak));
    expectNaive(raw, [raw], 'dna');
    for (const back of [1, 2, 15, 16, 17, 70, 71, 72, 4080, 65_536, 65_537]) {
      const spoilt = raw.slice();
      spoilt[spoilt.length - back] = 0x4e;
      const reader = kernel.letterReader('dna');
      expect(reader.count(spoilt)).toBe(spoilt.length - back);
      const { A, C, G, T } = reader.counts();
      expect(A + C + G + T).toBe(textOf(spoilt.subarray(0, spoilt.length - back)).replaceAll(/\s/g, '').length);
    }
  });

  test.each([16, 64, 80, 4064, 4080])('more than a block of lines of %i letters, which are whole vectors', (length) => {
    const rows = Array.from({ length: Math.ceil(150_000 / length) }, (_, row) => randomLetters(row, length, 'ACGTac'));
    for (const lineBreak of ['\n', '\r\n', ' \n']) {
      const raw = bytesOf(rows.join(lineBreak));
      expectNaive(raw, [raw], 'dna');
      raw[raw.length - 2 * length] = 0x4e;
      expectNaive(raw, sliced(raw, [0.3, 0.31]), 'dna');
    }
  });

  test('lines longer than any prediction', () => {
    const raw = bytesOf(
      [4079, 4080, 4081, 20_000, 100_000, 60, 60, 60].map((length) => randomLetters(length, length, 'ACGT')).join('\n'),
    );
    expectNaive(raw, [raw], 'dna');
  });

  test('resumes after a byte that the caller handles itself', () => {
    const raw = bytesOf('ACGT\u00a0acgt');
    const reader = kernel.letterReader('dna');
    expect(reader.count(raw)).toBe(4);
    expect(reader.count(raw, 5)).toBe(9);
    expect(reader.counts()).toEqual({ A: 2, C: 2, G: 2, T: 2, ambiguous: 0 });
    const target = new Uint8Array(4);
    expect(kernel.letterReader('dna').clean(raw, target, 5)).toEqual({ end: 9, written: 4 });
    expect(textOf(target)).toBe('ACGT');
  });

  test('two readers do not mix', () => {
    const one = kernel.letterReader('dna');
    const other = kernel.letterReader('ambiguousRna');
    one.count(bytesOf('AAAA\nAAAA\n'));
    other.count(bytesOf('UUN\r\nUUN\r\n'));
    one.count(bytesOf('AAAA\nAACG\n'));
    expect(one.counts()).toEqual({ A: 14, C: 1, G: 1, T: 0, ambiguous: 0 });
    expect(other.counts()).toEqual({ A: 0, C: 0, G: 0, T: 4, ambiguous: 2 });
  });

  test('begins with another sequence as a new reader does', () => {
    const reader = kernel.letterReader('ambiguousDna');
    reader.count(bytesOf('ACGTN acgtr'));
    reader.restart();
    expect(reader.counts()).toEqual({ A: 0, C: 0, G: 0, T: 0, ambiguous: 0 });
    const { written } = reader.clean(bytesOf('gattaca'), new Uint8Array(7));
    expect([written, reader.counts()]).toEqual([7, { A: 3, C: 1, G: 1, T: 2, ambiguous: 0 }]);
  });

  test('refuses a target that could be too short', () => {
    expect(() => kernel.letterReader('dna').clean(bytesOf('ACGT'), new Uint8Array(3))).toThrow(RangeError);
  });
});
