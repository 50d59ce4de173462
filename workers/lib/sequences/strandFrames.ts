/** The open reading frames of a strand, linear or circular. */
import { findCircleFrames } from './circleFrames.ts';
import type { FrameRules } from './frameStarts.ts';
import { type FoundFrames, findOpenFrames, longestFrames } from './openFrameTable.ts';
import type { Strand } from './strandLetters.ts';

export interface FrameSearch {
  /** Shorter frames are not counted; the stop is not counted as a codon. */
  readonly leastCodons: number;
  readonly isCircular: boolean;
  /** Maximum number of frames to return. */
  readonly most: number;
}

/** @param report called now and then with the letters passed, and with how many there will be */
export async function findStrandFrames(
  strand: Strand,
  rules: FrameRules,
  { leastCodons, isCircular, most }: FrameSearch,
  report: (done: number, total: number) => void,
): Promise<FoundFrames> {
  if (isCircular) return longestFrames(await findCircleFrames(strand, rules.code, leastCodons, report), most);
  return findOpenFrames(strand, rules, leastCodons, most, (done) => report(done, strand.length));
}
