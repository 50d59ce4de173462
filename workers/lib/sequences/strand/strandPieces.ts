/** Reads many stretches of a strand in one pass. */
import { readStrand, type Strand } from './strandLetters.ts';

/** Letters `from` (inclusive) to `to` (exclusive) of a strand, and where in which buffer they belong. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly letters: Uint8Array;
  readonly at: number;
}

/**
 * Writes the letters of each piece to its buffer. Pieces may overlap.
 *
 * @param passed receives the number of letters read so far
 */
export async function readPieces(
  strand: Strand,
  pieces: readonly Piece[],
  passed: (done: number) => void = () => {},
): Promise<void> {
  const sorted = pieces.toSorted((one, other) => one.from - other.from);
  const end = sorted.reduce((last, { to }) => Math.max(last, to), 0);
  let waiting = 0;
  let open: Piece[] = [];
  await readStrand(strand, sorted[0]?.from ?? 0, (read, place) => {
    const behind = place + read.length;
    while (waiting < sorted.length && (sorted[waiting] as Piece).from < behind) {
      open.push(sorted[waiting] as Piece);
      waiting += 1;
    }
    for (const { from, to, letters, at } of open) {
      const first = Math.max(from, place);
      const last = Math.min(to, behind);
      if (last > first) letters.set(read.subarray(first - place, last - place), at + first - from);
    }
    open = open.filter(({ to }) => to > behind);
    passed(behind);
    return behind < end;
  });
}
