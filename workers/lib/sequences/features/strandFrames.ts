/** The open reading frames of a strand, linear or circular: on a circle, those across its origin as well. */
import type { GeneticCode } from '../../../kernel/geneticCode.ts';
import type { OpenFrame } from '../../../kernel/openFrames.ts';
import type { FrameRules } from '../letters/frameStarts.ts';
import { readStrand, type Strand } from '../strand/strandLetters.ts';
import { type FoundFrames, findOpenFrames, longestFrames } from './openFrameTable.ts';

interface FrameSearch {
  /** Shorter frames are not counted; the stop is not counted as a codon. */
  readonly leastCodons: number;
  readonly isCircular: boolean;
  /** Maximum number of frames to return. */
  readonly most: number;
}

/**
 * Finds the frames of both strands, the longest first.
 *
 * @param report called now and then with the number of letters read so far, and how many there will be
 */
export async function findStrandFrames(
  strand: Strand,
  rules: FrameRules,
  { leastCodons, isCircular, most }: FrameSearch,
  report: (done: number, total: number) => void,
): Promise<FoundFrames> {
  if (isCircular) return longestFrames(await findCircleFrames(strand, rules.code, leastCodons, report), most);
  return findOpenFrames(strand, rules, leastCodons, most, (done) => report(done, strand.length));
}

/**
 * Finds the frames of a circle by reading the strand several times in a row. A frame has a stop and is no longer than the
 * circle; a reading that meets no stop in a full turn is not a frame. `from` is a place of the strand, and `to` exceeds its
 * length where the frame crosses the origin.
 *
 * @param leastCodons shorter frames are not returned; the stop is not counted as a codon
 * @param report receives the number of letters read so far, and how many there will be
 */
export async function findCircleFrames(
  strand: Strand,
  code: GeneticCode,
  leastCodons: number,
  report: (done: number, total: number) => void = () => {},
): Promise<readonly OpenFrame[]> {
  const { length } = strand;
  // After one lap, or after three where a lap shifts the frame, a reading is back where it began: only then is it known
  // whether a start is the first one after a stop.
  const lead = length % 3 === 0 ? 1 : 3;
  const laps = lead + 2;
  const finder = strand.kernel.openFrameFinder(code, leastCodons);
  for (let lap = 0; lap < laps; lap += 1) {
    await readStrand(strand, 0, (letters, place) => {
      finder.read(letters);
      report(lap * length + place + letters.length, laps * length);
      return true;
    });
  }
  return finder.finish().flatMap((frame) => {
    const size = frame.to - frame.from;
    /** Place of its first letter on its own strand. */
    const start = (frame.strand === 1 ? frame.from : laps * length - frame.to) - lead * length;
    if (!frame.hasStop || size > length || start < 0 || start >= length) return [];
    const from = frame.strand === 1 ? start : (2 * length - start - size) % length;
    return [{ ...frame, frame: ((start % 3) + 1) as 1 | 2 | 3, from, to: from + size }];
  });
}
