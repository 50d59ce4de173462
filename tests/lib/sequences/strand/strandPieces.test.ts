import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import { type Piece, readPieces } from '#workers/lib/sequences/strand/strandPieces.ts';

test('pieces in any order, overlapping, however the text is cut', async () => {
  const places = fc.array(fc.record({ from: fc.nat(79), size: fc.nat(79), at: fc.nat(3) }), { maxLength: 6 });
  const text = fc.string({ unit: fc.constantFrom(...'ACGT'), minLength: 80, maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(text, places, fc.array(fc.nat(80)), async (letters, wanted, cuts) => {
      const { given, task } = await givenDna({ text: letters, cuts });
      const pieces = wanted.map(({ from, size, at }): Piece => {
        const to = Math.min(80, from + size);
        return { from, to, letters: new Uint8Array(at + to - from), at };
      });
      await readPieces(await openStrand(given, task), pieces);
      for (const piece of pieces)
        expect(new TextDecoder().decode(piece.letters.subarray(piece.at))).toBe(letters.slice(piece.from, piece.to));
    }),
  );
});
