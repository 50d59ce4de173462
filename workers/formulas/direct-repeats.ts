/**
 * Direct repeats of the strand of the DNA calculator: two stretches with the same letters in the same direction.
 *
 * Every pair of copies is listed that cannot be made longer at either end: three copies are three pairs. Copies that overlap are tandem
 * repeats and are left out. Letters besides A, C, G and T match nothing. The search ends early, and says where, when the strand has so many
 * copies of the same letters that it would take minutes. On a circle copies may cross the origin, and the distance is the shorter way from
 * one to the other; an entry of more than 134 million letters is searched as a line, unless it is said to be a circle. Refuses copies below LEAST_COPY letters, copies so short that random letters would
 * have millions of pairs, and regions outside the strand.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { BASE_NUMBERS } from '../lib/sequences/letters/baseNumbers.ts';
import { findCircularDirectRepeats } from '../lib/sequences/repeats/circularRepeats.ts';
import { type DirectRepeat, findDirectRepeats } from '../lib/sequences/repeats/directRepeats.ts';
import { createFirstOfMany } from '../lib/sequences/repeats/firstOfMany.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readSearchedRegion } from '../lib/sequences/strand/searchedRegion.ts';
import { passRegion, placeInRegion, type Region, regionLength } from '../lib/sequences/strand/strandRegion.ts';
import {
  isCircle,
  readShape,
  type ShapeChoice,
  type StrandShape,
  strandShape,
} from '../lib/sequences/strand/strandShape.ts';

export interface DirectRepeatsInput {
  readonly given: GivenStrand;
  /** Letters of a copy. */
  readonly leastLength: number;
  /** Letters from the beginning of one copy to that of the other. Absent: any number. */
  readonly mostDistance?: number | undefined;
  readonly order: 'position' | 'length';
  /** First letter, counted from 1. Absent: the first of the strand. */
  readonly from?: number | undefined;
  /** Last letter, which belongs to the region. Absent: the last of the strand. */
  readonly to?: number | undefined;
  /** Of a circle, the region may run across the origin; where it is all of the strand, so may repeats. */
  readonly shape: ShapeChoice;
}

export interface DirectRepeatsResult {
  readonly shape: StrandShape;
  /** Pairs of copies. */
  readonly total: number;
  /** Letters of the longest copy; null without any. */
  readonly longest: number | null;
  readonly from: number;
  readonly to: number;
  /** The last letter that was searched, where the search ended early; else null. */
  readonly searchedTo: number | null;
  /** The first of them, in the order that was asked for. */
  readonly listed: readonly ListedDirectRepeat[];
}

/** Places on the entered strand, counted from 1. An end comes before its start where the copy crosses the origin of a circle. */
export interface ListedDirectRepeat {
  readonly firstStart: number;
  readonly firstEnd: number;
  readonly secondStart: number;
  readonly secondEnd: number;
  readonly length: number;
  /** Letters between the copies. */
  readonly gap: number;
  /** The copy, or its beginning. */
  readonly letters: string;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'direct-repeats': FormulaType<DirectRepeatsInput, DirectRepeatsResult>;
  }
}

const LEAST_COPY = 8;
const USUAL_COPY = 20;
/** Pairs of copies that random letters may have. */
const MOST_BY_CHANCE = 1e7;
/** Compared in less than half a minute. */
const MOST_COMPARED = 3e9;
/** Letters that are held. */
const MOST_LETTERS = 1 << 28;
/** A circle is laid out twice. */
const MOST_OF_CIRCLE = MOST_LETTERS / 2;
const MOST_LISTED = 5000;
const SHOWN_LETTERS = 40;

export default {
  id: 'direct-repeats',

  validate({ given, leastLength, mostDistance, order, from, to, shape }) {
    const least = leastLength ?? USUAL_COPY;
    if (!Number.isInteger(least) || least < LEAST_COPY)
      return refuse(`Please enter the letters of a copy as a whole number, at least ${LEAST_COPY}`, 'leastLength');
    const distance = mostDistance ?? undefined;
    if (distance !== undefined && (!Number.isInteger(distance) || distance < 1))
      return refuse('Please enter the distance as a whole number, at least 1', 'mostDistance');
    const isCircular = isCircle(given, readShape(shape), MOST_OF_CIRCLE);
    const region = readSearchedRegion({ given, from, to, isCircular }, isCircular ? MOST_OF_CIRCLE : MOST_LETTERS);
    if (!region.ok) return region;
    const { ends, length } = region.input;
    const pairs = length * Math.min(distance ?? length, length / 2);
    const enough = Math.ceil(Math.log(pairs / MOST_BY_CHANCE) / Math.log(4));
    if (least < enough) {
      const remedies = [{ label: `Take copies of at least ${enough}`, field: 'leastLength', value: String(enough) }];
      const message = `In ${length} letters, copies of ${least} are there by chance millions of times: at least ${enough} are needed`;
      return { ok: false, issues: [{ message, path: 'leastLength', remedies }] };
    }
    return accept({
      given,
      leastLength: least,
      ...(distance === undefined ? {} : { mostDistance: distance }),
      order: order === 'length' ? 'length' : 'position',
      ...ends,
      shape: readShape(shape),
    });
  },

  async compute({ given, leastLength, mostDistance, order, from = 1, to, ...input }, task) {
    const shape = strandShape(given, input.shape, MOST_OF_CIRCLE);
    const strand = await openStrand(given, task);
    const region = { from, to: to ?? strand.length };
    const total = regionLength(region, strand.length);
    const bases = new Uint8Array(total);
    let filled = 0;
    await passRegion(strand, region, (piece) => {
      for (const letter of piece) {
        bases[filled] = BASE_NUMBERS[letter] as number;
        filled += 1;
      }
    });
    const found = createFirstOfMany(MOST_LISTED, BY[order]);
    let count = 0;
    let longest = 0;
    const find = shape.used === 'circular' && total === strand.length ? findCircularDirectRepeats : findDirectRepeats;
    const searched = find(
      bases,
      { leastLength, mostDistance: mostDistance ?? total, mostCompared: MOST_COMPARED },
      (repeat) => {
        count += 1;
        longest = Math.max(longest, repeat.length);
        found.take(repeat);
      },
      (done) => task.report({ done, total }),
    );
    return {
      shape,
      total: count,
      longest: count === 0 ? null : longest,
      ...region,
      searchedTo: searched < total ? placeInRegion(region, searched - 1, strand.length) : null,
      listed: found.first().map((repeat) => listedRepeat(repeat, region, strand.length, bases)),
    };
  },
} satisfies Formula<'direct-repeats'>;

function byPosition(one: DirectRepeat, other: DirectRepeat): number {
  return one.first - other.first || one.second - other.second;
}

const BY = {
  position: byPosition,
  length: (one: DirectRepeat, other: DirectRepeat) => other.length - one.length || byPosition(one, other),
} as const;

function listedRepeat(
  { first, second, length }: DirectRepeat,
  region: Region,
  strandLength: number,
  bases: Uint8Array,
): ListedDirectRepeat {
  const place = (letter: number) => placeInRegion(region, letter, strandLength);
  const shown = Array.from(
    { length: Math.min(length, SHOWN_LETTERS) },
    (_, at) => 'ACGT'[bases[(first + at) % bases.length] as number],
  );
  return {
    firstStart: place(first),
    firstEnd: place(first + length - 1),
    secondStart: place(second),
    secondEnd: place(second + length - 1),
    length,
    gap: second - first - length,
    letters: length > SHOWN_LETTERS ? `${shown.join('')}…` : shown.join(''),
  };
}
