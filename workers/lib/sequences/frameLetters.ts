/** Reads the letters of many open reading frames in one pass over their strand. */
import { DNA_COMPLEMENT } from '../../kernel/letterMaps.ts';
import type { OpenFrame } from '../../kernel/openFrames.ts';
import { readStrand, type Strand } from './strandLetters.ts';

/** Letters of one frame that are read when there is no room for all: enough for its first amino acids. */
export const HEAD_LETTERS = 30;

/** A stretch of the strand, and where in which letters it belongs. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly letters: Uint8Array;
  readonly at: number;
}

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
  await fill(strand, pieces);
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

async function fill(strand: Strand, pieces: Piece[]): Promise<void> {
  pieces.sort((one, other) => one.from - other.from);
  const end = pieces.reduce((last, { to }) => Math.max(last, to), 0);
  let waiting = 0;
  let open: Piece[] = [];
  await readStrand(strand, pieces[0]?.from ?? 0, (read, place) => {
    const behind = place + read.length;
    while (waiting < pieces.length && (pieces[waiting] as Piece).from < behind) {
      open.push(pieces[waiting] as Piece);
      waiting += 1;
    }
    for (const { from, to, letters, at } of open) {
      const first = Math.max(from, place);
      const last = Math.min(to, behind);
      if (last > first) letters.set(read.subarray(first - place, last - place), at + first - from);
    }
    open = open.filter(({ to }) => to > behind);
    return behind < end;
  });
}
