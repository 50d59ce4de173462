import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadCodon } from '#workers/lib/sequences/letters/codonTranslation.ts';
import { type Chain, type ChainText, createChainReader } from '#workers/lib/sequences/protein/chainReader.ts';
import { STANDARD_CODE } from '#workers/reference/codons.ts';

const ALL = { from: 0, to: 1000 };

/** The chain of a text that is given in pieces, every piece through one buffer. */
function chainOf(text: ChainText, pieces: readonly string[], window = ALL): Chain | null {
  const reader = createChainReader(text, window);
  for (const piece of pieces) {
    const bytes = new TextEncoder().encode(piece);
    reader.read(bytes);
    bytes.fill(0);
  }
  return reader.chain();
}

function cutUp(text: string, cuts: readonly number[]): readonly string[] {
  const ends = [...new Set([...cuts.map((cut) => cut % (text.length + 1)), text.length])].sort((a, b) => a - b);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

/** 'AUG M': the codon, and what it was read as. */
function readCodons(...read: readonly string[]): readonly ReadCodon[] {
  return read.map((each) => ({ codon: each.slice(0, 3), aminoAcid: each.slice(4) }));
}

/** From the first AUG to the first stop, by plain string operations. */
function naiveProtein(strand: string): string {
  const rna = strand.replace(/\s/g, '').toUpperCase().replaceAll('T', 'U');
  const start = rna.indexOf('AUG');
  if (start === -1) return '';
  const code: Readonly<Record<string, string>> = STANDARD_CODE;
  const codons = rna.slice(start).match(/.{3}/g) ?? [];
  return (
    codons
      .map((codon) => code[codon])
      .join('')
      .split('*', 1)[0] ?? ''
  );
}

describe('a protein', () => {
  test('is taken as written, in upper case and without white space', () => {
    expect(chainOf('PROTEIN', ['mkt a', 'yi\nak\tqr\r\n'])).toMatchObject({
      length: 10,
      composition: { A: 2, I: 1, K: 2, M: 1, Q: 1, R: 1, T: 1, Y: 1 },
      first: 'M',
      last: 'R',
      letters: 'MKTAYIAKQR',
      reading: null,
    });
  });

  test.each([
    ['MKBT', 2],
    ['MK*', 2],
    ['mkt-', 3],
    ['MKU', 2],
    ['1MK', 0],
    [' M K ', 5],
  ])('%j is read to its byte %i', (text, end) => {
    expect(createChainReader('PROTEIN', ALL).read(new TextEncoder().encode(text))).toBe(end);
  });

  test('windows are slices of it, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ACDEFGHIKLMNPQRSTVWYacd \n'), maxLength: 60 }),
        fc.array(fc.nat()),
        fc.nat(70),
        fc.nat(70),
        (text, cuts, one, other) => {
          const [from, to] = [Math.min(one, other), Math.max(one, other)];
          const letters = text.replace(/\s/g, '').toUpperCase();
          const chain = chainOf('PROTEIN', cutUp(text, cuts), { from, to });
          expect(chain?.letters ?? '').toBe(letters.slice(from, to));
          expect(chain?.length ?? 0).toBe(letters.length);
          expect(chain?.first ?? '').toBe(letters.charAt(0));
          expect(chain?.last ?? '').toBe(letters.slice(-1));
        },
      ),
    );
  });
});

describe('a gene', () => {
  test('is read from the first AUG to the stop', () => {
    expect(chainOf('DNA', ['CCATGGCTAAAGATTGGTAACC'])).toMatchObject({
      length: 5,
      composition: { A: 1, D: 1, K: 1, M: 1, W: 1 },
      first: 'M',
      last: 'W',
      letters: 'MAKDW',
      reading: {
        startPosition: 3,
        stopCodon: 'UAA',
        firstCodons: readCodons('AUG M', 'GCU A', 'AAA K', 'GAU D', 'UGG W', 'UAA *'),
      },
    });
  });

  test('without a stop is read to the last whole codon', () => {
    expect(chainOf('RNA', ['AUGGCCAU'])).toMatchObject({
      letters: 'MA',
      reading: { startPosition: 1, stopCodon: null, firstCodons: readCodons('AUG M', 'GCC A') },
    });
  });

  test('without AUG gives no chain', () => {
    expect(chainOf('DNA', ['CCCGGGTTT'])).toBeNull();
  });

  test('starts at no other codon, although bacteria use some', () => {
    expect(chainOf('RNA', ['GUGGCCUUGCUG'])).toBeNull();
  });

  test('DNA has no U and RNA no T', () => {
    const read = (text: ChainText, bases: string) => createChainReader(text, ALL).read(new TextEncoder().encode(bases));
    expect([read('DNA', 'ATU'), read('RNA', 'AUT'), read('DNA', 'ATN')]).toEqual([2, 2, 2]);
  });

  test('gives the same protein and codons wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ATGCatgc', 'ATG', 'GCC', 'AAA', ' ', '\r\n'), maxLength: 80 }),
        fc.array(fc.nat()),
        (strand, cuts) => {
          const protein = naiveProtein(strand);
          const chain = chainOf('DNA', cutUp(strand, cuts));
          expect(chain?.letters ?? '').toBe(protein);
          if (chain?.reading == null) return;
          const { startPosition, stopCodon, firstCodons } = chain.reading;
          const rna = strand.replace(/\s/g, '').toUpperCase().replaceAll('T', 'U');
          const codons = rna.slice(startPosition - 1).match(/.{3}/g) ?? [];
          expect(firstCodons.map(({ codon }) => codon)).toEqual(
            codons.slice(0, Math.min(12, protein.length + (stopCodon === null ? 0 : 1))),
          );
        },
      ),
    );
  });
});

test('letters before the start and after the stop count as letters of the text', () => {
  const reader = createChainReader('DNA', ALL);
  reader.read(new TextEncoder().encode('CC ATG TAA GG'));
  expect([reader.lettersRead(), reader.length()]).toEqual([10, 1]);
});
