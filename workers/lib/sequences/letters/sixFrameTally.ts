/** Counts the codons, stops and unknown amino acids of all six frames in one pass over the letters. */
import { type GeneticCode, STOP, UNKNOWN } from '../../../kernel/geneticCode.ts';
import { codonMeanings, LETTER_SETS, oppositeCodon } from './codonTranslation.ts';

/** The frames of a region: +1 to +3 begin at its first three letters, −1 to −3 at its last three on the other strand. */
export const FRAME_NAMES = ['plus1', 'plus2', 'plus3', 'minus1', 'minus2', 'minus3'] as const;
export type FrameName = (typeof FRAME_NAMES)[number];

export interface FrameTally {
  /** Whole codons. */
  readonly codons: number;
  readonly stops: number;
  /** Codons that could be several amino acids, or an amino acid or a stop. */
  readonly unknown: number;
  /** The first stop in the direction of reading: number of codons before it; null without one. */
  readonly firstStop: number | null;
  /** Most codons in a row without a stop. */
  readonly longestOpen: number;
}

const [FORWARD_STOP, FORWARD_UNKNOWN, REVERSE_STOP, REVERSE_UNKNOWN] = [1, 2, 4, 8];

/** @param length letters that will be read */
export function createSixFrameTally(code: GeneticCode, length: number) {
  const events = eventsOf(code);
  /** By the place of a codon's first letter modulo 3. */
  const forward = [0, 1, 2].map(openTally);
  const reverse = [0, 1, 2].map(openTally);
  let codon = 0;
  /** Of the last three letters: the place of the first of them, and that place modulo 3. */
  let place = -3;
  let phase = 0;

  function take(event: number, at: number, remainder: number): void {
    if (at < 0) return;
    const [onward, backward] = [forward[remainder] as OpenTally, reverse[remainder] as OpenTally];
    if ((event & FORWARD_UNKNOWN) !== 0) onward.unknown += 1;
    if ((event & REVERSE_UNKNOWN) !== 0) backward.unknown += 1;
    if ((event & FORWARD_STOP) !== 0) stopAt(onward, at);
    if ((event & REVERSE_STOP) !== 0) stopAt(backward, at);
  }

  return {
    /** Reads the next letters, cut anywhere. */
    read(letters: Uint8Array): void {
      // Local constants and variables: those of the closure would cost the loop most of its time.
      const sets = LETTER_SETS;
      const eventOf = events;
      let last = codon;
      let at = place;
      let remainder = phase;
      for (let index = 0; index < letters.length; index += 1) {
        last = ((last << 4) | (sets[letters[index] as number] as number)) & 0xfff;
        at += 1;
        remainder = remainder === 2 ? 0 : remainder + 1;
        const event = eventOf[last] as number;
        if (event !== 0) take(event, at, remainder);
      }
      [codon, place, phase] = [last, at, remainder];
    },
    /** Call once, at the end. */
    tallies(): Readonly<Record<FrameName, FrameTally>> {
      const finished = (tally: OpenTally, at: number, isReverse: boolean): FrameTally => {
        const codons = Math.max(0, Math.floor((length - at) / 3));
        const end = at + 3 * codons;
        const { first, last, stops, unknown } = tally;
        const longestOpen = Math.max(tally.longestOpen, (end - last) / 3 - 1);
        const firstStop = stops === 0 ? null : isReverse ? (end - last) / 3 - 1 : (first - at) / 3;
        return { codons, stops, unknown, firstStop, longestOpen };
      };
      const onward = forward.map((tally, at) => finished(tally, at, false));
      const backward = reverse.map((tally, at) => finished(tally, at, true));
      // The frame that begins `skipped` letters before the end ends where its codons' places have this remainder.
      const behind = (skipped: number) => backward[(((length - skipped) % 3) + 3) % 3] as FrameTally;
      const [plus1, plus2, plus3] = onward as [FrameTally, FrameTally, FrameTally];
      return { plus1, plus2, plus3, minus1: behind(0), minus2: behind(1), minus3: behind(2) };
    },
  };
}

/** Places are those of a codon's first letter on the strand that is read, counted from 0. */
interface OpenTally {
  stops: number;
  unknown: number;
  /** Of the first and of the last stop; before any, the place of the codon before the first. */
  first: number;
  last: number;
  longestOpen: number;
}

function openTally(phase: number): OpenTally {
  return { stops: 0, unknown: 0, first: phase - 3, last: phase - 3, longestOpen: 0 };
}

function stopAt(tally: OpenTally, place: number): void {
  if (tally.stops === 0) tally.first = place;
  tally.longestOpen = Math.max(tally.longestOpen, (place - tally.last) / 3 - 1);
  tally.last = place;
  tally.stops += 1;
}

function eventsOf(code: GeneticCode): Uint8Array {
  const meanings = codonMeanings(code);
  return Uint8Array.from(meanings, (meaning, codon) => {
    const opposite = meanings[oppositeCodon(codon)] as number;
    return (
      (meaning === STOP ? FORWARD_STOP : 0) |
      (meaning === UNKNOWN ? FORWARD_UNKNOWN : 0) |
      (opposite === STOP ? REVERSE_STOP : 0) |
      (opposite === UNKNOWN ? REVERSE_UNKNOWN : 0)
    );
  });
}
