/** Tandem repeats: stretches in which a unit of some letters follows itself, in one pass over letters that arrive in pieces. */
import { BASE_NUMBERS, NO_BASE } from '../../lib/sequences/letters/baseNumbers.ts';

export interface TandemRepeat {
  /** First letter, counted from 0. */
  readonly start: number;
  /** Letters, the last copy of the unit as far as it goes. */
  readonly length: number;
  /** The unit as the repeat begins with it. */
  readonly unit: string;
}

export interface TandemRules {
  /** Letters of a unit, at least 1. */
  readonly shortestUnit: number;
  readonly longestUnit: number;
  /** At least 2. */
  readonly leastCopies: number;
  /** Letters of a repeat. */
  readonly leastLength: number;
}

/** Letters that are compared at a time. */
const BLOCK = 1 << 16;

/**
 * Finds every repeat that cannot be made longer at either end. A unit that is itself a repeat of a shorter one is left out: `ATAT` is found
 * as `AT`. Letters besides A, C, G and T are in no repeat.
 *
 * @param take receives each, in no order
 */
export function createTandemFinder(rules: TandemRules, take: (repeat: TandemRepeat) => void) {
  const { shortestUnit, longestUnit, leastCopies, leastLength } = rules;
  /** The last letters of the block before, as numbers, and behind them the block. */
  const bases = new Uint8Array(longestUnit + BLOCK).fill(NO_BASE);
  /** By letters of the unit: how many letters up to here are each the same as the one that is so far before them. */
  const runs = new Float64Array(longestUnit + 1);
  let place = 0;

  /** By letters of the unit: the least of such runs that makes a repeat. */
  const leastRuns = Array.from({ length: longestUnit + 1 }, (_, unit) =>
    Math.max(1, Math.ceil(Math.max(leastLength, leastCopies * unit)) - unit),
  );

  /** @param end index in `bases` behind the last letter of the repeat */
  function close(unit: number, run: number, end: number): void {
    if (run < (leastRuns[unit] as number)) return;
    const length = run + unit;
    const last = bases.subarray(end - unit, end);
    if (isRepetition(last)) return;
    const before = unit - (length % unit);
    const letters = Array.from(last, (_, at) => 'ACGT'[last[(at + before) % unit] as number]);
    take({ start: place + end - longestUnit - length, length, unit: letters.join('') });
  }

  /** @param end index behind the last letter of the block */
  function readUnit(unit: number, end: number): void {
    const block = bases;
    const least = leastRuns[unit] as number;
    const isSame = (at: number) => block[at] === block[at - unit] && block[at] !== NO_BASE;
    let at = longestUnit;
    while (at < end && isSame(at)) at += 1;
    const run = (runs[unit] as number) + at - longestUnit;
    runs[unit] = run;
    if (at === end) return;
    close(unit, run, at);
    // A run that is long enough from here on includes the letter `probe`: most often it does not match, and all up to it are passed at once.
    for (let probe = at + least - 1; probe < end; probe = at + least - 1) {
      let back = probe;
      while (back >= at && isSame(back)) back -= 1;
      if (back >= at) {
        at = back + 1;
        continue;
      }
      const first = at;
      at = probe + 1;
      while (at < end && isSame(at)) at += 1;
      runs[unit] = at - first;
      if (at === end) return;
      close(unit, at - first, at);
    }
    let back = end - 1;
    while (back >= at && isSame(back)) back -= 1;
    runs[unit] = end - 1 - back;
  }

  function readBlock(letters: Uint8Array): void {
    const end = longestUnit + letters.length;
    for (let at = 0; at < letters.length; at += 1)
      bases[longestUnit + at] = BASE_NUMBERS[letters[at] as number] as number;
    for (let unit = shortestUnit; unit <= longestUnit; unit += 1) readUnit(unit, end);
    bases.copyWithin(0, letters.length, end);
    place += letters.length;
  }

  return {
    /** Takes the next upper-case letters. */
    read(letters: Uint8Array): void {
      for (let from = 0; from < letters.length; from += BLOCK) readBlock(letters.subarray(from, from + BLOCK));
    },
    /** Letters of the longest stretch up to here that a letter to come may make a repeat, or a longer one. */
    longestOpen(): number {
      let longest = 0;
      for (let unit = shortestUnit; unit <= longestUnit; unit += 1)
        longest = Math.max(longest, unit + (runs[unit] as number));
      return longest;
    },
    /** Takes the repeats that reach to the last letter. */
    finish(): void {
      for (let unit = shortestUnit; unit <= longestUnit; unit += 1) close(unit, runs[unit] as number, longestUnit);
    },
  };
}

/** Whether letters are copies of fewer letters. */
function isRepetition(letters: Uint8Array): boolean {
  for (let part = 1; 2 * part <= letters.length; part += 1)
    if (letters.length % part === 0 && letters.every((letter, at) => at < part || letter === letters[at - part]))
      return true;
  return false;
}

/**
 * The name of all units that make the same repeat, wherever it begins and on either strand: the first of them in alphabetical order. `CA`,
 * `AC`, `TG` and `GT` are `AC`.
 */
export function unitFamily(unit: string): string {
  const opposite = [...unit].reverse().map((base) => 'TGCA'['ACGT'.indexOf(base)]);
  const turned = [unit, opposite.join('')].flatMap((letters) =>
    Array.from(letters, (_, at) => letters.slice(at) + letters.slice(0, at)),
  );
  return turned.reduce((least, each) => (each < least ? each : least));
}
