/**
 * Tandem repeats, among them microsatellites, of the strand of the DNA calculator: a unit of some letters that follows itself.
 *
 *   copies = letters of the repeat / letters of its unit        the last copy counts as far as it goes
 *
 * A repeat is listed as long as it is, and under its shortest unit: each letter but those of the first copy is the same as the
 * one a unit before it. On a circle a repeat may cross the origin. Letters besides A, C, G and T are in no repeat. Repeats of
 * different units may overlap.
 *
 * Refuses units above LONGEST_UNIT letters, fewer than 2 copies, regions outside the strand, and searches that would take minutes.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { createFirstOfMany } from '../lib/sequences/repeats/firstOfMany.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readRegion } from '../lib/sequences/strand/regionInput.ts';
import {
  passRegion,
  placeInRegion,
  type Region,
  regionLength,
  regionWindow,
} from '../lib/sequences/strand/strandRegion.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';
import { createTandemFinder, type TandemRepeat, type TandemRules, unitFamily } from './tandem-repeats/tandemRepeats.ts';

export interface TandemRepeatsInput {
  readonly given: GivenStrand;
  /** Letters. */
  readonly shortestUnit: number;
  readonly longestUnit: number;
  readonly leastCopies: number;
  /** Letters of a repeat. */
  readonly leastLength: number;
  readonly order: TandemOrder;
  /** First letter, counted from 1. Absent: the first of the strand. */
  readonly from?: number | undefined;
  /** Last letter, which belongs to the region. Absent: the last of the strand. */
  readonly to?: number | undefined;
  /** Of a circle, the region may run across the origin; where it is all of the strand, so may repeats. */
  readonly shape: ShapeChoice;
}

type TandemOrder = (typeof TANDEM_ORDERS)[number];
const TANDEM_ORDERS = ['position', 'length', 'copies'] as const;

export interface TandemRepeatsResult {
  readonly shape: StrandShape;
  readonly total: number;
  /** Letters of the longest; null without any. */
  readonly longest: number | null;
  readonly from: number;
  readonly to: number;
  /** By letters of the unit: only those that occur. */
  readonly lengths: readonly UnitTally[];
  /** By the unit itself, up to MOST_FAMILY_LETTERS letters. */
  readonly families: readonly (UnitTally & { readonly family: string })[];
  /** The first of them, in the order that was asked for. */
  readonly listed: readonly ListedTandem[];
}

/** What the repeats of one unit, or of all units of one length, have together. */
export interface UnitTally {
  /** Letters of the unit. */
  readonly unitLength: number;
  readonly count: number;
  /** Letters of all repeats together. */
  readonly letters: number;
  /** Of the repeat with the most. */
  readonly mostCopies: number;
}

/** Places on the entered strand, counted from 1. The end comes before the start where the repeat crosses the origin of a circle. */
export interface ListedTandem {
  readonly start: number;
  readonly end: number;
  readonly length: number;
  readonly unitLength: number;
  readonly copies: number;
  /** The unit as the repeat begins with it, or its beginning. */
  readonly unit: string;
}

const LONGEST_UNIT = 1000;
const USUAL_LONGEST = 6;
const LEAST_COPIES = 2;
const USUAL_COPIES = 3;
const USUAL_LENGTH = 12;
/** Pairs of letters that are compared in some ten seconds. */
const MOST_PAIRS = 1e10;
const MOST_LISTED = 5000;
const MOST_FAMILY_LETTERS = 6;
const SHOWN_LETTERS = 40;
/** Letters read at a time beyond the origin of a circle: few repeats are longer. */
const READ_ON = 1 << 12;

declare module '../contract.ts' {
  interface FormulaTypes {
    'tandem-repeats': FormulaType<TandemRepeatsInput, TandemRepeatsResult>;
  }
}

export default {
  id: 'tandem-repeats',

  validate({ given, order, from, to, shape, ...typed }) {
    const shortestUnit = typed.shortestUnit ?? 1;
    const longestUnit = typed.longestUnit ?? Math.max(USUAL_LONGEST, shortestUnit);
    const leastCopies = typed.leastCopies ?? USUAL_COPIES;
    const leastLength = typed.leastLength ?? USUAL_LENGTH;
    for (const [path, letters] of [
      ['shortestUnit', shortestUnit],
      ['longestUnit', longestUnit],
    ] as const)
      if (!Number.isInteger(letters) || letters < 1 || letters > LONGEST_UNIT)
        return refuse(`Please enter the letters of a unit as a whole number from 1 to ${LONGEST_UNIT}`, path);
    if (shortestUnit > longestUnit) return refuse('The shortest unit is above the longest', 'shortestUnit');
    if (!(leastCopies >= LEAST_COPIES) || !Number.isFinite(leastCopies))
      return refuse(`Please enter the fewest copies as a number, at least ${LEAST_COPIES}`, 'leastCopies');
    if (!Number.isInteger(leastLength) || leastLength < 1)
      return refuse('Please enter the letters of a repeat as a whole number, at least 1', 'leastLength');
    const strandLength = lettersIn(given.learnt.chosen.counts);
    const region = readRegion({ from, to, isCircular: isCircle(given, readShape(shape)) }, strandLength);
    if ('message' in region) return { ok: false, issues: [region] };
    const length = regionLength(region, strandLength);
    const most = Math.floor(MOST_PAIRS / length);
    if (longestUnit - shortestUnit + 1 > most) {
      const value = shortestUnit + most - 1;
      const remedies = [{ label: `Take units of up to ${value}`, field: 'longestUnit', value: String(value) }];
      const message = `In ${length} letters, the longest unit can have ${value} at most`;
      return { ok: false, issues: [{ message, path: 'longestUnit', remedies }] };
    }
    return accept({
      given,
      shortestUnit,
      longestUnit,
      leastCopies,
      leastLength,
      order: TANDEM_ORDERS.find((known) => known === order) ?? 'position',
      ...region,
      shape: readShape(shape),
    });
  },

  async compute({ given, order, from = 1, to, shape: choice, ...rules }, task) {
    const shape = strandShape(given, choice);
    const strand = await openStrand(given, task);
    const region = { from, to: to ?? strand.length };
    const total = regionLength(region, strand.length);
    const found = createFirstOfMany(MOST_LISTED, BY[order]);
    const lengths = createTally<number>();
    const families = createTally<string>();
    let count = 0;
    let longest = 0;
    const take = (repeat: TandemRepeat) => {
      count += 1;
      longest = Math.max(longest, repeat.length);
      found.take(repeat);
      const { unit } = repeat;
      lengths.add(unit.length, repeat);
      if (unit.length <= MOST_FAMILY_LETTERS) families.add(unitFamily(unit), repeat);
    };
    const circle =
      shape.used === 'circular' && total === strand.length ? createCircularTandemFinder(rules, total, take) : null;
    const finder = circle ?? createTandemFinder(rules, take);
    let done = 0;
    await passRegion(strand, region, (letters) => {
      finder.read(letters);
      done += letters.length;
      task.report({ done, total });
    });
    for (let at = 0; circle?.needsMore() === true; at += READ_ON)
      circle.read(await regionWindow(strand, region, 'forward', at, at + READ_ON));
    finder.finish();
    return {
      shape,
      total: count,
      longest: count === 0 ? null : longest,
      ...region,
      lengths: lengths.rows().map(([, row]) => row),
      families: families.rows().map(([family, row]) => ({ ...row, family })),
      listed: found.first().map((repeat) => listedTandem(repeat, region, strand.length)),
    };
  },
} satisfies Formula<'tandem-repeats'>;

/** Which of two repeats is listed first. */
const BY = {
  position: byPosition,
  length: (one: TandemRepeat, other: TandemRepeat) => other.length - one.length || byPosition(one, other),
  copies: (one: TandemRepeat, other: TandemRepeat) => copiesOf(other) - copiesOf(one) || byPosition(one, other),
} as const;

function byPosition(one: TandemRepeat, other: TandemRepeat): number {
  return one.start - other.start || one.unit.length - other.unit.length;
}

/** Counts repeats by a key; the rows come by letters of the unit, then by key. */
function createTally<Key extends number | string>() {
  const tallies = new Map<Key, UnitTally>();
  return {
    add(key: Key, repeat: TandemRepeat): void {
      const { count = 0, letters = 0, mostCopies = 0 } = tallies.get(key) ?? {};
      tallies.set(key, {
        unitLength: repeat.unit.length,
        count: count + 1,
        letters: letters + repeat.length,
        mostCopies: Math.max(mostCopies, copiesOf(repeat)),
      });
    },
    rows: () =>
      [...tallies].sort(
        ([one, { unitLength }], [other, { unitLength: otherLength }]) =>
          unitLength - otherLength || (one < other ? -1 : 1),
      ),
  };
}

/**
 * Finds the repeats of a circle, each once, as `createTandemFinder` does those of a strand: the letters are read on beyond the
 * origin. A repeat is no longer than the circle.
 *
 * @param length letters of the circle
 * @param take receives each, in no order; its end may lie beyond the last letter, which the first one follows
 */
export function createCircularTandemFinder(rules: TandemRules, length: number, take: (repeat: TandemRepeat) => void) {
  const atOrigin: TandemRepeat[] = [];
  let read = 0;
  let lastLetter = '';
  const finder = createTandemFinder(rules, (repeat) => {
    if (repeat.start === 0) atOrigin.push(repeat);
    else if (repeat.start < length) takeOnce(repeat);
  });

  /** A run that goes around is as long as the circle. */
  function takeOnce(repeat: TandemRepeat): void {
    const letters = Math.min(repeat.length, length);
    if (letters >= rules.leastLength && letters >= rules.leastCopies * repeat.unit.length)
      take({ ...repeat, length: letters });
  }

  return {
    /** Takes the next upper-case letters: all of the circle, then those from its first on while `needsMore` says so. */
    read(letters: Uint8Array): void {
      finder.read(letters);
      if (read < length && read + letters.length >= length)
        lastLetter = String.fromCharCode(letters[length - 1 - read] ?? 0);
      read += letters.length;
    },
    /** A repeat that began before the origin may go on; at most once around. */
    needsMore: (): boolean => read < 2 * length && finder.longestOpen() > read - length,
    finish(): void {
      finder.finish();
      for (const repeat of atOrigin) {
        // Where the last letter is the one that the unit asks for, it began before the origin, or goes all the way around.
        const beganBefore = repeat.unit.at(-1) === lastLetter;
        if (!beganBefore || repeat.length === 2 * length) takeOnce(repeat);
      }
    },
  };
}

function listedTandem(repeat: TandemRepeat, region: Region, strandLength: number): ListedTandem {
  const { start, length, unit } = repeat;
  return {
    start: placeInRegion(region, start, strandLength),
    end: placeInRegion(region, start + length - 1, strandLength),
    length,
    unitLength: unit.length,
    copies: copiesOf(repeat),
    unit: unit.length > SHOWN_LETTERS ? `${unit.slice(0, SHOWN_LETTERS)}…` : unit,
  };
}

function copiesOf({ length, unit }: TandemRepeat): number {
  return length / unit.length;
}
