/** What a visitor says about the primers to pick; blank boxes are the defaults of `primer3Thermodynamics`, but for the product. */
import type { Candidate, Issue } from '../../contract.ts';
import type { CandidateRules } from '../../lib/sequences/primers/primerCandidates.ts';
import { regionLength } from '../../lib/sequences/strand/strandRegion.ts';
import type { PairRules } from './primerPairSearch.ts';

export interface PickerRules {
  /** First and last base of the region, counted from 1; both belong to it. On a circle it may run across the origin. */
  readonly from: number;
  readonly to: number;
  /** Letters of the product. Blank: 70 and 1000. */
  readonly shortest: number;
  readonly longest: number;
  /** Bases. Blank: 18, 20 and 27. */
  readonly minLength: number;
  readonly bestLength: number;
  readonly maxLength: number;
  /** °C. Blank: 57, 60 and 63. */
  readonly minTm: number;
  readonly bestTm: number;
  readonly maxTm: number;
  /** Percent. Blank: 20 and 80. */
  readonly minGc: number;
  readonly maxGc: number;
  /** Bases at the 3′ end that have to be G or C, 0 to 5. Blank: 0. */
  readonly clamp: number;
  /** Equal bases in a row, 2 to 10. Blank: 5. */
  readonly longestRun: number;
  /** °C that no hairpin or dimer may exceed. Blank: 47. */
  readonly hottest: number;
  /** Letters at the 3′ end that may occur once on the strand, 0 to 18. Blank: 15; 0: the strand is not searched. */
  readonly uniqueEnd: number;
}

const USUAL = {
  shortest: 70,
  longest: 1000,
  minLength: 18,
  bestLength: 20,
  maxLength: 27,
  minTm: 57,
  bestTm: 60,
  maxTm: 63,
  minGc: 20,
  maxGc: 80,
  clamp: 0,
  longestRun: 5,
  hottest: 47,
  uniqueEnd: 15,
} as const;

/** What whole numbers and others may be. */
const RANGES = [
  { path: 'shortest', name: 'shortest product', least: 30, most: 10_000, isWhole: true },
  { path: 'longest', name: 'longest product', least: 30, most: 10_000, isWhole: true },
  { path: 'minLength', name: 'shortest primer', least: 10, most: 36, isWhole: true },
  { path: 'bestLength', name: 'best length', least: 10, most: 36, isWhole: true },
  { path: 'maxLength', name: 'longest primer', least: 10, most: 36, isWhole: true },
  { path: 'minTm', name: 'lowest Tm', least: 0, most: 100, isWhole: false },
  { path: 'bestTm', name: 'best Tm', least: 0, most: 100, isWhole: false },
  { path: 'maxTm', name: 'highest Tm', least: 0, most: 100, isWhole: false },
  { path: 'minGc', name: 'lowest GC content', least: 0, most: 100, isWhole: false },
  { path: 'maxGc', name: 'highest GC content', least: 0, most: 100, isWhole: false },
  { path: 'clamp', name: 'bases G or C at the 3′ end', least: 0, most: 5, isWhole: true },
  { path: 'longestRun', name: 'longest run of one base', least: 2, most: 10, isWhole: true },
  { path: 'hottest', name: 'highest Tm of hairpins and dimers', least: 0, most: 100, isWhole: false },
  { path: 'uniqueEnd', name: 'bases at the 3′ end that occur once', least: 0, most: 18, isWhole: true },
] as const;

const ORDERS = [
  ['shortest', 'longest', 'The shortest product is longer than the longest one'],
  ['minLength', 'bestLength', 'The best length is below the shortest primer'],
  ['bestLength', 'maxLength', 'The best length is above the longest primer'],
  ['minTm', 'bestTm', 'The best Tm is below the lowest one'],
  ['bestTm', 'maxTm', 'The best Tm is above the highest one'],
  ['minGc', 'maxGc', 'The lowest GC content is above the highest one'],
  ['uniqueEnd', 'minLength', 'A primer is shorter than the 3′ end that must occur once'],
] as const;

/**
 * Returns the complete rules, or the issue with one.
 *
 * @param length letters of the strand
 */
export function readPickerRules(
  candidate: Partial<Candidate<PickerRules>>,
  length: number,
  isCircular: boolean,
): PickerRules | Issue {
  const rules = { ...USUAL, from: candidate.from ?? Number.NaN, to: candidate.to ?? Number.NaN };
  for (const path of ['from', 'to'] as const) {
    const place = rules[path];
    if (!Number.isInteger(place) || place < 1)
      return { message: 'Please enter the region as two whole numbers, counted from 1', path };
    if (place > length) return { message: `The strand has only ${length} letters`, path };
  }
  if (rules.from > rules.to && !isCircular) {
    const remedies = [{ label: 'The strand is circular', field: 'shape', value: 'circular' }];
    return { message: 'The region ends before it begins', path: 'to', remedies };
  }
  const complete: { -readonly [Key in keyof PickerRules]: number } = { ...rules };
  for (const { path, name, least, most, isWhole } of RANGES) {
    const value = candidate[path] ?? USUAL[path];
    if (!(value >= least && value <= most) || (isWhole && !Number.isInteger(value)))
      return {
        message: `Please enter the ${name} as a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`,
        path,
      };
    complete[path] = value;
  }
  for (const [lower, higher, message] of ORDERS)
    if (complete[lower] > complete[higher]) return { message, path: lower };
  const needed = regionLength(rules, length) + 2 * complete.minLength;
  // No product is longer than a circle.
  if (needed > (isCircular ? Math.min(length, complete.longest) : complete.longest))
    return {
      message: `A product with this region and two primers has at least ${needed} letters: please allow longer products or enter a shorter region`,
      path: 'longest',
    };
  return complete;
}

/**
 * As the searches take them; the target from its first letter to the one behind its last, counted from 0. Across the origin of a circle
 * it goes on behind the last letter.
 *
 * @param length letters of the strand
 */
export function pickerRules(
  rules: PickerRules,
  length: number,
): {
  readonly candidate: CandidateRules;
  readonly pair: PairRules;
  readonly target: { readonly start: number; readonly end: number };
} {
  return {
    candidate: {
      lengths: { lowest: rules.minLength, best: rules.bestLength, highest: rules.maxLength },
      temperatures: { lowest: rules.minTm, best: rules.bestTm, highest: rules.maxTm },
      gcContent: { lowest: rules.minGc, highest: rules.maxGc },
      clamp: rules.clamp,
      longestRun: rules.longestRun,
    },
    pair: { shortest: rules.shortest, longest: rules.longest, hottest: rules.hottest },
    target: { start: rules.from - 1, end: rules.from - 1 + regionLength(rules, length) },
  };
}
