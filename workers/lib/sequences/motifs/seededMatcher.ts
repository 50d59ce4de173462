/**
 * Finds what `mismatchMatcher` finds, by seeds: of a pattern cut into one part more than it may have mismatches, one part at least
 * occurs as it is. The kernel looks for six letters of each part, and only where it finds some is the pattern compared.
 * Around letters that may be one of several bases it is compared at every place.
 */
import { SEED_COUNT, SEED_LETTERS } from '../../../kernel/seeds.ts';
import type { SequenceKernel } from '../../../kernel/sequenceKernel.ts';
import { baseSets } from '../letters/ambiguousBases.ts';
import { createMismatchMatcher, LONGEST_MOTIF, type MismatchMatcher, type MismatchPattern } from './mismatchMatcher.ts';

/** In the order of the seeds. */
const SETS = baseSets('ACTG');
const IS_BASE = SETS.map((set) => Number(set > 0 && (set & (set - 1)) === 0));
/** With more seeds than these, places to compare would be too many. */
const MOST_SEEDS = SEED_COUNT / 16;

/** A pattern that may lie around a seed. */
interface SeededPattern {
  readonly pattern: number;
  /** Letters of the pattern before the end of the seed. */
  readonly before: number;
}

interface Match {
  readonly pattern: number;
  readonly end: number;
  readonly mismatches: number;
}

/**
 * A matcher by seeds, or the plain one for patterns that are too short or too ambiguous for seeds.
 *
 * @param found as of `createMismatchMatcher`
 */
export function createMotifMatcher(
  patterns: readonly MismatchPattern[],
  found: (pattern: number, end: number, mismatches: number) => void,
  kernel: Pick<SequenceKernel, 'seedFinder'>,
): MismatchMatcher {
  const plain = createMismatchMatcher(patterns, found);
  const seeds = seedsOf(patterns);
  return seeds === null ? plain : seededMatcher(patterns, seeds, found, kernel);
}

function seededMatcher(
  patterns: readonly MismatchPattern[],
  seeds: ReadonlyMap<number, readonly SeededPattern[]>,
  found: (pattern: number, end: number, mismatches: number) => void,
  kernel: Pick<SequenceKernel, 'seedFinder'>,
): MismatchMatcher {
  const wanted = new Uint8Array(SEED_COUNT);
  for (const seed of seeds.keys()) wanted[seed] = 1;
  const finder = kernel.seedFinder(wanted);
  const shapes = patterns.map(({ letters }) =>
    Uint8Array.from(letters, (letter) => SETS[letter.charCodeAt(0)] as number),
  );
  /** The last letters of what was read before, then those of this turn. */
  let held = new Uint8Array(0);
  let carried = 0;
  let place = 0;
  let matches: Match[] = [];

  /** Notes the pattern if it ends in the letters of this turn and has no more mismatches than it may. */
  function compare(pattern: number, end: number, size: number): void {
    const shape = shapes[pattern] as Uint8Array;
    const start = end - shape.length;
    if (end <= carried || end > size || start < 0) return;
    const most = (patterns[pattern] as MismatchPattern).mismatches;
    let mismatches = 0;
    for (let at = 0; at < shape.length; at += 1) {
      const set = SETS[held[start + at] as number] as number;
      // A byte that is not a letter matches nothing.
      if (set === 0 || (set & ~(shape[at] as number)) !== 0) {
        mismatches += 1;
        if (mismatches > most) return;
      }
    }
    matches.push({ pattern, end, mismatches });
  }

  function search(size: number): void {
    const letters = held.subarray(0, size);
    for (let from = 0; from < size; ) {
      const stop = finder.read(letters, from, (end, seed) => {
        for (const { pattern, before } of seeds.get(seed) ?? [])
          compare(pattern, end - before + (shapes[pattern] as Uint8Array).length, size);
      });
      const next = baseFrom(letters, stop);
      // Every place at which a pattern has one of these letters.
      if (stop < next)
        for (const [pattern, { length }] of shapes.entries())
          for (let end = stop + 1; end < next + length; end += 1) compare(pattern, end, size);
      from = next;
    }
  }

  return {
    read(letters) {
      const size = carried + letters.length;
      if (held.length < size) {
        const larger = new Uint8Array(size);
        larger.set(held.subarray(0, carried));
        held = larger;
      }
      held.set(letters, carried);
      search(size);
      matches.sort((one, other) => one.end - other.end || one.pattern - other.pattern);
      let [last, lastPattern] = [0, -1];
      for (const { pattern, end, mismatches } of matches) {
        // Several seeds of a pattern, or a seed beside an ambiguous letter, may lead to one place.
        if (end !== last || pattern !== lastPattern) found(pattern, place - carried + end, mismatches);
        [last, lastPattern] = [end, pattern];
      }
      matches = [];
      place += letters.length;
      const kept = Math.min(size, LONGEST_MOTIF - 1);
      held.copyWithin(0, size - kept, size);
      carried = kept;
    },
  };
}

/** The index of the first base from an index on, or the number of letters. */
function baseFrom(letters: Uint8Array, from: number): number {
  let at = from;
  while (at < letters.length && !IS_BASE[letters[at] as number]) at += 1;
  return at;
}

/** The patterns around each seed; null where a part has too few letters, or all of them have too many seeds. */
function seedsOf(patterns: readonly MismatchPattern[]): ReadonlyMap<number, readonly SeededPattern[]> | null {
  const seeds = new Map<number, SeededPattern[]>();
  for (const [pattern, { letters, mismatches }] of patterns.entries()) {
    const parts = mismatches + 1;
    if (letters.length < parts * SEED_LETTERS) return null;
    for (let part = 0; part < parts; part += 1) {
      const from = Math.floor((part * letters.length) / parts);
      const to = Math.floor(((part + 1) * letters.length) / parts);
      const { start, written } = rarestSeed(letters, from, to);
      if (written.length > MOST_SEEDS) return null;
      for (const seed of written) {
        const around = seeds.get(seed) ?? [];
        around.push({ pattern, before: start + SEED_LETTERS });
        seeds.set(seed, around);
      }
    }
  }
  return seeds.size > MOST_SEEDS ? null : seeds;
}

/** The six letters of a part that are the fewest seeds once their ambiguity letters are written out. */
function rarestSeed(letters: string, from: number, to: number) {
  let best: { readonly start: number; readonly written: readonly number[] } | null = null;
  for (let start = from; start + SEED_LETTERS <= to; start += 1) {
    const written = writtenOut(letters.slice(start, start + SEED_LETTERS));
    if (best === null || written.length < best.written.length) best = { start, written };
  }
  if (best === null) throw new RangeError('A part of the pattern is too short');
  return best;
}

function writtenOut(letters: string): readonly number[] {
  let written: readonly number[] = [0];
  for (const letter of letters) {
    const set = SETS[letter.charCodeAt(0)] as number;
    const codes = [0, 1, 2, 3].filter((code) => (set >> code) & 1);
    written = written.flatMap((seed) => codes.map((code) => 4 * seed + code));
  }
  return written;
}
