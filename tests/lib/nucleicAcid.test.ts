import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBytes,
  COMPLEMENT,
  countLetters,
  countOf,
  DNA,
  emptyTally,
  hasForeignAscii,
  hasNonAscii,
  type LetterTable,
  TRANSCRIPT,
} from '#workers/lib/nucleicAcid.ts';

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

function mapped(table: LetterTable, text: string): string {
  return [...text].map((letter) => String.fromCharCode(table[letter.charCodeAt(0)] ?? 0)).join('');
}

function tallyOf(text: string) {
  const tally = emptyTally();
  addBytes(tally, new TextEncoder().encode(text));
  return tally;
}

describe('letter tables', () => {
  test('read either case and write upper case', () => {
    expect(mapped(DNA, 'ATGCatgc')).toBe('ATGCATGC');
    expect(mapped(COMPLEMENT, 'ATGCatgc')).toBe('TACGTACG');
    expect(mapped(TRANSCRIPT, 'ATGCatgc')).toBe('AUGCAUGC');
  });

  test.each([
    ['DNA', DNA],
    ['COMPLEMENT', COMPLEMENT],
    ['TRANSCRIPT', TRANSCRIPT],
  ])('%s knows eight bytes and no others', (_, table) => {
    const known = [...table.keys()].filter((byte) => table[byte] !== 0).map((byte) => String.fromCharCode(byte));
    expect(known.join('')).toBe('ACGTacgt');
  });

  test('the complement of the complement is the strand', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ATGC') }), (strand) => {
        expect(mapped(COMPLEMENT, mapped(COMPLEMENT, strand))).toBe(strand);
      }),
    );
  });
});

describe('tally', () => {
  test('counts letters over several slices, in either case, white space apart', () => {
    const tally = tallyOf('AAt \n');
    addBytes(tally, new TextEncoder().encode('tTgN'));
    expect(['A', 'T', 'G', 'C'].map((base) => countOf(tally, base))).toEqual([2, 3, 1, 0]);
    expect(countLetters(tally, DNA)).toBe(6);
  });

  test('a character without case is counted once', () => {
    expect(countOf(tallyOf('7-7'), '7')).toBe(2);
  });

  test.each(ASCII.map((character) => ({ character, code: character.charCodeAt(0) })))(
    'ASCII $code is foreign unless it is a base or white space',
    ({ character }) => {
      expect(hasForeignAscii(tallyOf(`A${character}T`), DNA)).toBe(!/[ATGCatgc\s]/.test(character));
      expect(hasNonAscii(tallyOf(`A${character}T`))).toBe(false);
    },
  );

  test('a no-break space is not ASCII and not yet foreign', () => {
    const tally = tallyOf('A\u00a0T');
    expect(hasNonAscii(tally)).toBe(true);
    expect(hasForeignAscii(tally, DNA)).toBe(false);
  });
});
