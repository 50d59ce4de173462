/** Open reading frames of a whole strand: how many there are, the longest of them, and the protein of one. */
import { STOP, UNKNOWN } from '../../../kernel/geneticCode.ts';
import type { OpenFrame } from '../../../kernel/openFrames.ts';
import { codonMeanings, translated } from '../letters/codonTranslation.ts';
import type { FrameRules } from '../letters/frameStarts.ts';
import { readStrand, reverseComplementWindow, type Strand, strandWindow } from '../strand/strandLetters.ts';

export interface FoundFrames {
  readonly total: number;
  /** The longest, longest first; of equal ones, the one that begins first in the strand. */
  readonly longest: readonly OpenFrame[];
}

/** A frame in the notation of sequence tables. */
export interface ListedFrame {
  /** First and last base on the entered strand, counted from 1, the stop included: `start` is the smaller on either strand. */
  readonly start: number;
  readonly end: number;
  readonly strand: '+' | '-';
  /** 1 to 3, counted from the first base of its strand. */
  readonly frame: number;
  /** Codons, the stop not counted. */
  readonly codons: number;
  readonly hasStop: boolean;
}

/**
 * Reads the strand in both directions, all six frames.
 *
 * @param leastCodons shorter frames are not counted; the stop is not counted as a codon
 * @param most maximum number of frames to return
 * @param passed receives the number of letters read so far
 */
export async function findOpenFrames(
  strand: Strand,
  { code }: FrameRules,
  leastCodons: number,
  most: number,
  passed: (letters: number) => void = () => {},
): Promise<FoundFrames> {
  const finder = strand.kernel.openFrameFinder(code, leastCodons);
  await readStrand(strand, 0, (letters, place) => {
    finder.read(letters);
    passed(place + letters.length);
    return true;
  });
  return longestFrames(finder.finish(), most);
}

/** @param most maximum number of frames to return */
export function longestFrames(frames: readonly OpenFrame[], most: number): FoundFrames {
  const longest = [...frames].sort((one, other) => other.codons - one.codons || one.from - other.from).slice(0, most);
  return { total: frames.length, longest };
}

export function listedFrame({ strand, frame, from, to, codons, hasStop }: OpenFrame): ListedFrame {
  return { start: from + 1, end: to, strand: strand === 1 ? '+' : '-', frame, codons, hasStop };
}

/** The same of a strand that may be a circle: the start is greater than the end where the frame crosses the origin. */
export function listedFrameOf(frame: OpenFrame, length: number): ListedFrame {
  const place = listedFrame(frame);
  return { ...place, end: place.end > length ? place.end - length : place.end };
}

/**
 * Amino acids `from` (inclusive) to `to` (exclusive) of a frame's protein; an initiator gives methionine. A codon of
 * ambiguity letters that can only be a stop does not end the frame, so it is X.
 */
export async function framePeptide(
  strand: Strand,
  frame: OpenFrame,
  rules: FrameRules,
  from: number,
  to: number,
): Promise<Uint8Array> {
  const first = Math.max(0, Math.min(from, frame.codons));
  const end = Math.max(first, Math.min(to, frame.codons));
  // Count from the frame's first letter, which on the reverse strand is its last letter on the entered strand.
  const start = (frame.strand === 1 ? frame.from : strand.length - frame.to) + 3 * first;
  const behind = start + 3 * (end - first);
  const letters =
    frame.strand === 1
      ? await strandWindow(strand, start, behind)
      : await reverseComplementWindow(strand, start, behind);
  return frameAminoAcids(letters, rules, first === 0);
}

/**
 * The amino acids of codons within a frame.
 *
 * @param isFirst the first codon is that of the frame
 */
export function frameAminoAcids(
  letters: Uint8Array,
  { code, startIsMethionine }: FrameRules,
  isFirst: boolean,
): Uint8Array {
  const protein = translated(letters, codonMeanings(code), startIsMethionine && isFirst);
  return protein.map((aminoAcid) => (aminoAcid === STOP ? UNKNOWN : aminoAcid));
}
