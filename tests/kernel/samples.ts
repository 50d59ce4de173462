/** Random sequences, texts and ways to cut them. */
import fc from 'fast-check';
import type { GeneticCode } from '#workers/kernel/geneticCode.ts';
import { createSequenceKernel } from '#workers/kernel/simdKernel.ts';

export const kernel = await createSequenceKernel();

/** NCBI translation tables 1 and 2, and table 1 with every sense codon a start. */
export const STANDARD: GeneticCode = {
  aminoAcids: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  starts: '---M------**--*----M---------------M----------------------------',
};
const VERTEBRATE_MITOCHONDRIAL: GeneticCode = {
  aminoAcids: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSS**VVVVAAAADDEEGGGG',
  starts: '----------**--------------------MMMM----------**---M------------',
};
export const STOP_TO_STOP: GeneticCode = { aminoAcids: STANDARD.aminoAcids, starts: 'M'.repeat(64) };

export const codes = fc.constantFrom(STANDARD, VERTEBRATE_MITOCHONDRIAL, STOP_TO_STOP);

const LINE_BREAKS = ['\n', '\r\n', '\r', '\n\n', ' \n', ''];
const WHITE = [' ', '\t', '\n', '\v', '\f', '\r', '\r\n'];

/** Generates `length` letters from a seed: long texts without an arbitrary value per letter. */
export function randomLetters(seed: number, length: number, alphabet: string): string {
  let state = seed >>> 0;
  let letters = '';
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    letters += alphabet.charAt(Math.floor((state / 2 ** 32) * alphabet.length));
  }
  return letters;
}

/** Clean letters, mostly of the given alphabet. */
export function letters(alphabet: string, maxLength: number): fc.Arbitrary<string> {
  return fc
    .record({ seed: fc.nat(), length: fc.integer({ min: 0, max: maxLength }) })
    .map(({ seed, length }) => randomLetters(seed, length, alphabet));
}

/** Text wrapped like a file, with ragged lines now and then. */
export function wrappedText(alphabet: string): fc.Arbitrary<string> {
  return fc
    .record({
      seed: fc.nat(),
      width: fc.oneof(
        fc.integer({ min: 1, max: 130 }),
        fc.constantFrom(15, 16, 17, 60, 64, 70, 80, 4079, 4080, 4081, 9000),
      ),
      lines: fc.integer({ min: 0, max: 40 }),
      lineBreak: fc.constantFrom(...LINE_BREAKS),
      raggedEvery: fc.constantFrom(0, 0, 1, 2, 7),
      indent: fc.constantFrom('', '', ' ', '\n\n', '\u00a0'),
      lastBreak: fc.boolean(),
    })
    .map(({ seed, width, lines, lineBreak, raggedEvery, indent, lastBreak }) => {
      const rows = Array.from({ length: Math.min(lines, Math.ceil(20_000 / width)) }, (_, row) => {
        const ragged = raggedEvery > 0 && row % raggedEvery === raggedEvery - 1;
        return randomLetters(seed + row, ragged ? (seed + 7 * row) % (width + 3) : width, alphabet);
      });
      return indent + rows.join(lineBreak) + (lastBreak ? lineBreak : '');
    });
}

/** Short text with white space anywhere. */
export function scatteredText(alphabet: string): fc.Arbitrary<string> {
  const token = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...alphabet) },
    { weight: 1, arbitrary: fc.constantFrom(...WHITE) },
  );
  return fc.array(token, { maxLength: 300 }).map((tokens) => tokens.join(''));
}

/** Text in which some bytes, often none or one, have been replaced by any byte. */
export function damaged(text: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array> {
  const damage = fc.array(
    fc.record({ where: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.integer({ min: 0, max: 255 }) }),
    {
      maxLength: 3,
    },
  );
  return fc.tuple(text, damage).map(([whole, places]) => {
    const raw = bytesOf(whole);
    for (const { where, byte } of places) {
      if (raw.length > 0) raw[Math.min(raw.length - 1, Math.floor(where * raw.length))] = byte;
    }
    return raw;
  });
}

/** Cut positions, as shares of the length; some coincide, so that slices are empty. */
export const cuts = fc.oneof(
  fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
  fc.array(fc.constantFrom(0, 0.5, 1), { maxLength: 3 }),
);

/** The slices between the cuts. Their addresses may be odd or even. */
export function sliced(bytes: Uint8Array, shares: readonly number[]): readonly Uint8Array[] {
  const places = [
    0,
    ...shares.map((share) => Math.floor(share * bytes.length)).sort((one, other) => one - other),
    bytes.length,
  ];
  return places.slice(1).map((place, index) => bytes.subarray(places[index] as number, place));
}

export function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
