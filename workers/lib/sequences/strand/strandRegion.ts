/** A region of a strand: some of its letters, read in either direction, also across the end of a circle. */
import { DNA_COMPLEMENT } from '../../../kernel/letterMaps.ts';
import { readStrand, type Strand, strandWindow } from './strandLetters.ts';

/** Positions are counted from 1 and belong to the region; the end comes before the start where it runs across the origin. */
export interface Region {
  readonly from: number;
  readonly to: number;
}

/** How a region is read: as entered, as the other strand, as its complement base by base, or from its last letter to its first. */
export type RegionReading = (typeof REGION_READINGS)[number];
export const REGION_READINGS = ['forward', 'reverseComplement', 'complement', 'reverse'] as const;

/** Number of letters of a region of a strand of this length. */
export function regionLength({ from, to }: Region, length: number): number {
  return from <= to ? to - from + 1 : length - from + 1 + to;
}

/**
 * The place on the strand of a letter of a region, both counted from 1 and from the region's first letter from 0. Beyond the end of the strand
 * counting begins again at 1.
 */
export function placeInRegion({ from }: Region, letter: number, length: number): number {
  return ((from - 1 + letter) % length) + 1;
}

/** The letters `first` (inclusive) to `end` (exclusive) of the region as it is read, counted from 0. */
export async function regionWindow(
  strand: Strand,
  region: Region,
  reading: RegionReading,
  first: number,
  end: number,
): Promise<Uint8Array> {
  const length = regionLength(region, strand.length);
  const [low, high] = [Math.max(0, first), Math.min(end, length)];
  if (high <= low) return new Uint8Array(0);
  const isBackwards = reading === 'reverse' || reading === 'reverseComplement';
  const letters = isBackwards
    ? await forwardWindow(strand, region, length - high, length - low)
    : await forwardWindow(strand, region, low, high);
  if (reading === 'reverseComplement') strand.kernel.mapReversed(letters, letters, DNA_COMPLEMENT);
  if (reading === 'complement') strand.kernel.mapLetters(letters, letters, DNA_COMPLEMENT);
  return reading === 'reverse' ? letters.reverse() : letters;
}

/**
 * The letters of a circle from one place, counted from 0, to before another one: places below 0 and behind the last letter go on around
 * the circle.
 */
export async function circleWindow(strand: Strand, from: number, to: number): Promise<Uint8Array> {
  const { length } = strand;
  const letters = new Uint8Array(to - from);
  for (let place = from; place < to; ) {
    const start = placeOnCircle(place, length);
    const piece = await strandWindow(strand, start, Math.min(length, start + to - place));
    letters.set(piece, place - from);
    place += piece.length;
  }
  return letters;
}

/** The place on the circle, counted from 0, of one that was counted on around it. */
export function placeOnCircle(place: number, length: number): number {
  return ((place % length) + length) % length;
}

/**
 * Counts the letters of a region as they are on the entered strand.
 *
 * @param report called now and then with the letters passed
 * @returns 256 bins, one for each byte
 */
export async function regionCounts(
  strand: Strand,
  region: Region,
  report: (done: number) => void,
): Promise<Float64Array> {
  const bins = new Float64Array(256);
  let done = 0;
  await passRegion(strand, region, (letters) => {
    strand.kernel.addToHistogram(letters, bins);
    done += letters.length;
    report(done);
  });
  return bins;
}

/**
 * Passes the letters of a region on as they are on the entered strand, piece by piece.
 *
 * @param use receives letters that are valid until it returns
 */
export async function passRegion(strand: Strand, region: Region, use: (letters: Uint8Array) => void): Promise<void> {
  for (const [low, high] of stretches(region, strand.length)) {
    await readStrand(strand, low, (letters, place) => {
      use(letters.subarray(Math.max(0, low - place), Math.max(0, Math.min(letters.length, high - place))));
      return place + letters.length < high;
    });
  }
}

/** The region on the strand, as one or two half-open ranges counted from 0. */
function stretches({ from, to }: Region, length: number): readonly (readonly [low: number, high: number])[] {
  if (from <= to) return [[from - 1, to]];
  return [
    [from - 1, length],
    [0, to],
  ];
}

async function forwardWindow(strand: Strand, region: Region, first: number, end: number): Promise<Uint8Array> {
  const start = region.from - 1 + first;
  const stop = region.from - 1 + end;
  const { length } = strand;
  if (stop <= length) return strandWindow(strand, start, stop);
  if (start >= length) return strandWindow(strand, start - length, stop - length);
  const letters = new Uint8Array(end - first);
  letters.set(await strandWindow(strand, start, length));
  letters.set(await strandWindow(strand, 0, stop - length), length - start);
  return letters;
}
