import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DNA_COMPLEMENT, TO_RNA } from '#workers/kernel/letterMaps.ts';
import { naiveComplement, naiveReverseComplement } from './naive.ts';
import { bytesOf, kernel, letters, randomLetters, textOf } from './samples.ts';

const IUPAC = 'ACGTRYSWKMBDHVN';

describe('letter maps', () => {
  const mapped = (text: string, map: Uint8Array) => {
    const target = new Uint8Array(text.length);
    kernel.mapLetters(bytesOf(text), target, map);
    return textOf(target);
  };
  const reversed = (text: string, map: Uint8Array) => {
    const target = new Uint8Array(text.length);
    kernel.mapReversed(bytesOf(text), target, map);
    return textOf(target);
  };

  test('complement, RNA and reverse complement of any length', () => {
    fc.assert(
      fc.property(letters(IUPAC, 200), (text) => {
        const rna = text.replaceAll('T', 'U');
        expect(mapped(text, DNA_COMPLEMENT)).toBe(naiveComplement(text));
        expect(mapped(rna, DNA_COMPLEMENT)).toBe(naiveComplement(text));
        expect(mapped(text, TO_RNA)).toBe(rna);
        expect(mapped(rna, TO_RNA)).toBe(rna);
        expect(reversed(text, DNA_COMPLEMENT)).toBe(naiveReverseComplement(text));
      }),
    );
  });

  test.each([65_535, 65_536, 65_537, 98_304, 131_072, 131_073, 200_001])(
    '%i letters, which is more than a block or nearly',
    (length) => {
      const text = randomLetters(length, length, IUPAC);
      expect(mapped(text, DNA_COMPLEMENT)).toBe(naiveComplement(text));
      expect(reversed(text, DNA_COMPLEMENT)).toBe(naiveReverseComplement(text));
      const inPlace = bytesOf(text);
      kernel.mapReversed(inPlace, inPlace, DNA_COMPLEMENT);
      expect(textOf(inPlace)).toBe(naiveReverseComplement(text));
      kernel.mapReversed(inPlace, inPlace, DNA_COMPLEMENT);
      kernel.mapLetters(inPlace, inPlace, TO_RNA);
      expect(textOf(inPlace)).toBe(text.replaceAll('T', 'U'));
    },
  );

  test('reads lower case and refuses a short target', () => {
    expect(mapped('acgtn', DNA_COMPLEMENT)).toBe('TGCAN');
    expect(() => kernel.mapLetters(bytesOf('ACGT'), new Uint8Array(3), DNA_COMPLEMENT)).toThrow(RangeError);
    expect(() => kernel.mapReversed(bytesOf('ACGT'), new Uint8Array(3), DNA_COMPLEMENT)).toThrow(RangeError);
  });
});
