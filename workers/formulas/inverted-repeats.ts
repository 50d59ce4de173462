/**
 * Inverted repeats of the strand of the DNA calculator: two arms of which one is the reverse complement of the other, with a gap
 * between them or, in a palindrome, none.
 *
 * Every pair of arms is listed that cannot be made longer, however it overlaps with others. Letters besides A, C, G and T match
 * nothing. On a circle arms and gaps may cross the origin. Refuses arms below LEAST_ARM letters, gaps above LONGEST_GAP, regions outside the strand, and searches that would take
 * minutes.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { findCircularInvertedRepeats } from '../lib/sequences/repeats/circularRepeats.ts';
import { createFirstOfMany } from '../lib/sequences/repeats/firstOfMany.ts';
import { findInvertedRepeats, type InvertedRepeat } from '../lib/sequences/repeats/invertedRepeats.ts';
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

export interface InvertedRepeatsInput {
  readonly given: GivenStrand;
  /** Letters. */
  readonly leastArm: number;
  readonly mostGap: number;
  readonly order: 'position' | 'length';
  /** First letter, counted from 1. Absent: the first of the strand. */
  readonly from?: number | undefined;
  /** Last letter, which belongs to the region. Absent: the last of the strand. */
  readonly to?: number | undefined;
  /** Of a circle, the region may run across the origin; where it is all of the strand, so may repeats. */
  readonly shape: ShapeChoice;
}

export interface InvertedRepeatsResult {
  readonly shape: StrandShape;
  readonly total: number;
  /** Those without a gap. */
  readonly palindromes: number;
  /** Letters of the longest arm; null without any. */
  readonly longestArm: number | null;
  readonly from: number;
  readonly to: number;
  /** The first of them, in the order that was asked for. */
  readonly listed: readonly ListedRepeat[];
}

/** Places on the entered strand, counted from 1. An end comes before its start where the arm crosses the origin of a circle. */
export interface ListedRepeat {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
  /** Letters of an arm. */
  readonly arm: number;
  /** Letters between the arms. */
  readonly gap: number;
  /** The left arm, or its beginning. */
  readonly letters: string;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'inverted-repeats': FormulaType<InvertedRepeatsInput, InvertedRepeatsResult>;
  }
}

const LEAST_ARM = 4;
const USUAL_ARM = 10;
const USUAL_GAP = 100;
const LONGEST_GAP = 10_000;
/** Pairs of letters that are compared in some ten seconds. */
const MOST_PAIRS = 1e10;
/** Letters that are held. */
const MOST_LETTERS = 1 << 26;
const MOST_LISTED = 5000;
const SHOWN_LETTERS = 40;

export default {
  id: 'inverted-repeats',

  validate({ given, leastArm, mostGap, order, from, to, shape }) {
    const arm = leastArm ?? USUAL_ARM;
    if (!Number.isInteger(arm) || arm < LEAST_ARM)
      return refuse(`Please enter the letters of an arm as a whole number, at least ${LEAST_ARM}`, 'leastArm');
    const gap = mostGap ?? USUAL_GAP;
    if (!Number.isInteger(gap) || gap < 0 || gap > LONGEST_GAP)
      return refuse(`Please enter the gap as a whole number from 0 to ${LONGEST_GAP}`, 'mostGap');
    const region = readSearchedRegion({ given, from, to, isCircular: isCircle(given, readShape(shape)) }, MOST_LETTERS);
    if (!region.ok) return region;
    const { ends, length } = region.input;
    const most = Math.floor(MOST_PAIRS / length) - 1;
    if (gap > most) {
      const remedies = [{ label: `Take a gap of up to ${most}`, field: 'mostGap', value: String(most) }];
      return {
        ok: false,
        issues: [{ message: `In ${length} letters, the gap can be ${most} at most`, path: 'mostGap', remedies }],
      };
    }
    return accept({
      given,
      leastArm: arm,
      mostGap: gap,
      order: order === 'length' ? 'length' : 'position',
      ...ends,
      shape: readShape(shape),
    });
  },

  async compute({ given, leastArm, mostGap, order, from = 1, to, ...input }, task) {
    const shape = strandShape(given, input.shape);
    const strand = await openStrand(given, task);
    const region = { from, to: to ?? strand.length };
    const length = regionLength(region, strand.length);
    const letters = new Uint8Array(length);
    let filled = 0;
    await passRegion(strand, region, (piece) => {
      letters.set(piece, filled);
      filled += piece.length;
    });
    const found = createFirstOfMany(MOST_LISTED, BY[order]);
    let total = 0;
    let palindromes = 0;
    let longest = 0;
    // The search overwrites its letters, of which the list shows some.
    const find =
      shape.used === 'circular' && length === strand.length ? findCircularInvertedRepeats : findInvertedRepeats;
    find(
      letters.slice(),
      leastArm,
      mostGap,
      (repeat) => {
        total += 1;
        if (repeat.right === repeat.left + repeat.arm) palindromes += 1;
        longest = Math.max(longest, repeat.arm);
        found.take(repeat);
      },
      (done) => task.report({ done, total: length }),
    );
    return {
      shape,
      total,
      palindromes,
      longestArm: total === 0 ? null : longest,
      ...region,
      listed: found.first().map((repeat) => listedRepeat(repeat, region, strand.length, letters)),
    };
  },
} satisfies Formula<'inverted-repeats'>;

function byPosition(one: InvertedRepeat, other: InvertedRepeat): number {
  return one.left - other.left || one.right - other.right;
}

const BY = {
  position: byPosition,
  length: (one: InvertedRepeat, other: InvertedRepeat) => other.arm - one.arm || byPosition(one, other),
} as const;

function listedRepeat(
  { left, right, arm }: InvertedRepeat,
  region: Region,
  strandLength: number,
  letters: Uint8Array,
): ListedRepeat {
  const place = (letter: number) => placeInRegion(region, letter, strandLength);
  const shown = Array.from({ length: Math.min(arm, SHOWN_LETTERS) }, (_, at) =>
    String.fromCharCode(letters[(left + at) % letters.length] as number),
  ).join('');
  return {
    leftStart: place(left),
    leftEnd: place(left + arm - 1),
    rightStart: place(right),
    rightEnd: place(right + arm - 1),
    arm,
    gap: right - left - arm,
    letters: arm > SHOWN_LETTERS ? `${shown}…` : shown,
  };
}
