import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createLetterSieve,
  type LeftOut,
  NOTHING_LEFT_OUT,
  type SieveLetters,
} from '#workers/lib/sequences/letters/letterSieve.ts';
import { createRecordReader } from '#workers/lib/sequences/records/sequenceRecords.ts';

interface Sieved {
  readonly letters: string;
  readonly leftOut: LeftOut;
  readonly foreign: { readonly character: string; readonly offset: number } | null;
}

/** Letters in upper case, taken by a reader that accepts ASCII letters and white space. */
function sieved(text: string, letters: SieveLetters, cut = text.length): Sieved {
  const sieve = createLetterSieve(letters);
  let taken = '';
  const reader = createRecordReader(
    'plain',
    {
      begin() {},
      take(raw) {
        const piece = new TextDecoder('latin1').decode(raw);
        const end = piece.search(/[^A-Za-z\s]/);
        taken += piece.slice(0, end === -1 ? piece.length : end).replace(/\s/g, '');
        return end === -1 ? piece.length : end;
      },
    },
    undefined,
    sieve,
  );
  const bytes = new TextEncoder().encode(text);
  if (reader.read(bytes.slice(0, cut)) && reader.read(bytes.slice(cut))) reader.finish();
  const foreign = reader.foreign();
  return {
    letters: taken.toUpperCase(),
    leftOut: sieve.leftOut(),
    foreign: foreign && { character: foreign.character, offset: foreign.offset },
  };
}

describe('what is left out', () => {
  test.each<[string, SieveLetters, string, Partial<LeftOut>]>([
    ['1 acgt 5', 'dna', 'ACGT', { digits: 2 }],
    ["5'-ACGT-3'", 'dna', 'ACGT', { endMarks: 2 }],
    ['5′ – ACGT – 3′', 'dna', 'ACGT', { endMarks: 2 }],
    ['5’ACGT3’', 'dna', 'ACGT', { endMarks: 2 }],
    ['AC--GT.A~C', 'dna', 'ACGTAC', { gaps: 4 }],
    ['“ACGT”', 'dna', 'ACGT', { quotes: 2 }],
    ['"ACGT"', 'dna', 'ACGT', { quotes: 2 }],
    ['AC\u200bGT\u00ad', 'dna', 'ACGT', { invisible: 2 }],
    ['ACGU', 'dna', 'ACGT', { readAsT: 1 }],
    ['ACGU', 'rna', 'ACGU', {}],
    ['MKV*', 'protein', 'MKV', { stops: 1 }],
    ['MK V *\n', 'protein', 'MKV', { stops: 1 }],
    ['1 ACGT\n//\n', 'dna', 'ACGT', { digits: 1 }],
  ])('%s, as %s: %s', (text, letters, wanted, leftOut) => {
    for (const cut of [0, 1, 2, 3, 4, 5]) {
      const found = sieved(text, letters, cut);
      expect(found).toEqual({ letters: wanted, leftOut: { ...NOTHING_LEFT_OUT, ...leftOut }, foreign: null });
    }
  });
});

test.each([
  ['MK*V', 'protein', '*', 2],
  ['MK**', 'protein', '*', 3],
  ['ACGT*', 'dna', '*', 4],
  ["3'-ACGT-5'", 'dna', "'", 1],
  ['3′-ACGT-5′', 'dna', '′', 1],
  ["5'-ACGT-3'\n3'-TGCA-5'", 'dna', "'", 12],
  ['AC/GT', 'dna', '/', 2],
  ['ACéGT', 'dna', 'é', 2],
] as const)('%s, as %s: %s at %i is no letter', (text, letters, character, offset) => {
  expect(sieved(text, letters).foreign).toEqual({ character, offset });
});

test('every character is kept, left out and counted, or refused', () => {
  const unit = fc.constantFrom('A', 'c', 'U', '7', '-', ' ', '\n', '\u200b', '“', '–', '\u00a0');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), fc.nat(80), (units, cut) => {
      const text = units.join('');
      const { letters, leftOut, foreign } = sieved(text, 'dna', cut);
      const naive = text.replace(/[^AcU]/g, '').toUpperCase();
      const kept = text.replace(/[\s\u00a0]/gu, '');
      const dropped = leftOut.digits + leftOut.gaps + leftOut.quotes + leftOut.invisible + leftOut.endMarks;
      expect(foreign).toBeNull();
      expect(letters).toBe(naive.replaceAll('U', 'T'));
      expect(leftOut.readAsT).toBe(naive.replace(/[^U]/g, '').length);
      expect(letters.length + dropped).toBe(kept.length);
    }),
  );
});
