/** Reads the letters of many open reading frames in one pass over their strand. */
import { DNA_COMPLEMENT } from '../../../kernel/letterMaps.ts';
import type { OpenFrame } from '../../../kernel/openFrames.ts';
import type { Strand } from '../strand/strandLetters.ts';
import { type Piece, readPieces } from '../strand/strandPieces.ts';

/** Letters of one frame that are read when there is no room for all: enough for its first amino acids. */
export const HEAD_LETTERS = 30;

/**
 * The letters of each frame from its first codon on, in its own direction, its stop included; no more than HEAD_LETTERS of a
 * frame for which there is no room left.
 *
 * @param frames in the order in which they take the room; `to` may exceed the strand's length: it continues at its beginning
 * @param room letters that are kept in full frames
 */
export async function frameLetters(
  strand: Strand,
  frames: readonly OpenFrame[],
  room: number,
): Promise<readonly Uint8Array[]> {
  const pieces: Piece[] = [];
  let left = room;
  const all = frames.map(({ strand: direction, from, to }) => {
    const size = to - from <= left ? to - from : Math.min(to - from, HEAD_LETTERS);
    left -= size > HEAD_LETTERS ? size : 0;
    const letters = new Uint8Array(size);
    pieces.push(...piecesOf(direction === 1 ? from : to - size, letters, strand.length));
    return letters;
  });
  await readPieces(strand, pieces);
  for (const [index, letters] of all.entries()) {
    if (frames[index]?.strand === -1) strand.kernel.mapReversed(letters, letters, DNA_COMPLEMENT);
  }
  return all;
}

function piecesOf(from: number, letters: Uint8Array, length: number): readonly Piece[] {
  const start = from % length;
  const inFirst = Math.min(letters.length, length - start);
  const first = { from: start, to: start + inFirst, letters, at: 0 };
  if (inFirst === letters.length) return [first];
  return [first, { from: 0, to: letters.length - inFirst, letters, at: inFirst }];
}
