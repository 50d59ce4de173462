/** The letters of features: of many in one pass over the strand, or a window of one. */
import { DNA_COMPLEMENT } from '../../../kernel/letterMaps.ts';
import { reverseComplementWindow, type Strand, strandWindow } from '../strand/strandLetters.ts';
import { type Piece, readPieces } from '../strand/strandPieces.ts';
import type { FeatureLocation, FeatureSpan } from './featureLocation.ts';

/** The letters of each location, its spans joined in the direction of reading. */
export async function featureLetters(
  strand: Strand,
  locations: readonly Pick<FeatureLocation, 'spans' | 'length'>[],
  passed: (done: number) => void = () => {},
): Promise<readonly Uint8Array[]> {
  const pieces: Piece[] = [];
  const reversed: Uint8Array[] = [];
  const all = locations.map(({ spans, length }) => {
    const letters = new Uint8Array(length);
    let at = 0;
    for (const { from, to, strand: direction } of spans) {
      pieces.push({ from, to, letters, at });
      if (direction === -1) reversed.push(letters.subarray(at, at + to - from));
      at += to - from;
    }
    return letters;
  });
  await readPieces(strand, pieces, passed);
  for (const letters of reversed) strand.kernel.mapReversed(letters, letters, DNA_COMPLEMENT);
  return all;
}

/** The letters `from` (inclusive) to `to` (exclusive) of the joined spans, clipped to their ends. */
export async function spansWindow(
  strand: Strand,
  spans: readonly FeatureSpan[],
  from: number,
  to: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const span of spans) {
    const size = span.to - span.from;
    const [first, end] = [Math.max(0, from - at), Math.min(size, to - at)];
    if (end > first) {
      // On the other strand, letters are counted from the span's end.
      const start = span.strand === 1 ? span.from : strand.length - span.to;
      const window = span.strand === 1 ? strandWindow : reverseComplementWindow;
      parts.push(await window(strand, start + first, start + end));
    }
    at += size;
  }
  const letters = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const part of parts) {
    letters.set(part, filled);
    filled += part.length;
  }
  return letters;
}
