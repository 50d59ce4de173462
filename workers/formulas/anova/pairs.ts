/** All pairs of the groups of an analysis of variance, with limits and p values that hold for all of them together. */
import { pairsOf } from '../../lib/statistics/kruskalWallis.ts';
import type { SumOfSquares } from '../../lib/statistics/oneWay.ts';
import { type Summary, welchError } from '../../lib/statistics/twoMeans.ts';
import { compactLetters } from './compactLetters.ts';
import { type ComparedWithControl, compareWithControl } from './dunnett.ts';
import { studentizedRange } from './studentizedRange.ts';

type NamedSummary = Summary & { readonly name: string };

/** A pair by the names of its groups. */
type NamedPair = Omit<GroupComparison, 'group' | 'reference' | 'degreesOfFreedom'> & {
  readonly group: string;
  readonly reference: string;
};

interface GroupLetters {
  readonly group: string;
  readonly letters: string;
}

export interface ComparedPairs {
  readonly tukey: readonly NamedPair[];
  /** Null where a group is constant. */
  readonly gamesHowell: readonly (NamedPair & { readonly degreesOfFreedom: number })[] | null;
  /** Two groups share a letter exactly when their pair by Tukey does not differ at the level. In the order of the groups. */
  readonly letters: readonly GroupLetters[];
  /** The same by Games-Howell; null where a group is constant, or a pair has fewer than 2 degrees of freedom. */
  readonly gamesHowellLetters: readonly GroupLetters[] | null;
}

export interface Dunnett extends Omit<ComparedWithControl, 'pairs'> {
  readonly control: string;
  readonly pairs: readonly (NamedPair & { readonly statistic: number })[];
}

/** Of a pair by Games-Howell whose letters are given. */
const FEWEST_FREEDOM = 2;

/** A pair of group means, with limits and a p value that hold for all pairs together. */
interface GroupComparison {
  /** Places of the two groups, counted from 0; the reference is the earlier one. */
  readonly group: number;
  readonly reference: number;
  /** Mean of the group minus that of the reference. */
  readonly difference: number;
  readonly lower: number;
  readonly upper: number;
  /** To all digits; R's `ptukey` is off by up to about 1e-7. */
  readonly pValue: number;
  readonly degreesOfFreedom: number;
}

/**
 * All pairs with one variance for all groups: Tukey's test, for unequal counts as by `kramer1956`.
 *
 * @param meanSquare within the groups, above 0
 * @param level of all limits together, above 0 and below 1
 */
export function tukeyComparisons(
  groups: readonly Summary[],
  { meanSquare, degreesOfFreedom }: { readonly meanSquare: number; readonly degreesOfFreedom: number },
  level: number,
): readonly GroupComparison[] {
  return comparePairs(groups, level, (one, other) => ({
    standardError: Math.sqrt(meanSquare * (1 / one.count + 1 / other.count)),
    degreesOfFreedom,
  }));
}

/** All pairs with a variance for each group, all above 0. Source: `gamesHowell1976`. */
export function gamesHowellComparisons(groups: readonly Summary[], level: number): readonly GroupComparison[] {
  return comparePairs(groups, level, welchError);
}

/** @param errorOf of the difference of the two means */
function comparePairs(
  groups: readonly Summary[],
  level: number,
  errorOf: (one: Summary, other: Summary) => { readonly standardError: number; readonly degreesOfFreedom: number },
): readonly GroupComparison[] {
  const range = studentizedRange(groups.length);
  const criticalValues = new Map<number, number>();
  const criticalValue = (freedom: number) => {
    const value = criticalValues.get(freedom) ?? range.quantile(1 - level, freedom, 'upper');
    criticalValues.set(freedom, value);
    return value;
  };
  return pairsOf(groups.length).map(({ group, reference }) => {
    const [one, other] = [groups[group], groups[reference]];
    if (one === undefined || other === undefined) throw new Error('A pair is of two groups');
    const { standardError, degreesOfFreedom } = errorOf(one, other);
    // The range is in standard errors of one mean.
    const unit = standardError / Math.SQRT2;
    const difference = one.mean - other.mean;
    const q = Math.abs(difference) / unit;
    const margin = criticalValue(degreesOfFreedom) * unit;
    return {
      group,
      reference,
      difference,
      lower: difference - margin,
      upper: difference + margin,
      pValue: q === 0 ? 1 : range.tails(q, degreesOfFreedom).upper,
      degreesOfFreedom,
    };
  });
}

/**
 * Compares all pairs.
 *
 * @param level of all limits together, above 0 and below 1
 * @param isVaried every group has a spread
 */
export function pairsOfGroups(
  groups: readonly NamedSummary[],
  within: SumOfSquares,
  level: number,
  isVaried: boolean,
): ComparedPairs {
  const tukey = tukeyComparisons(groups, within, level);
  const gamesHowell = isVaried ? gamesHowellComparisons(groups, level) : null;
  const lettersOf = (pairs: readonly GroupComparison[]) => {
    const letters = compactLetters(groups, pairs, 1 - level);
    return groups.map(({ name }, at) => ({ group: name, letters: letters[at] ?? '' }));
  };
  const hasLetters =
    gamesHowell?.every(({ degreesOfFreedom }) => degreesOfFreedom >= FEWEST_FREEDOM) === true ? gamesHowell : null;
  return {
    tukey: tukey.map(({ degreesOfFreedom: _, ...pair }) => named(pair, groups)),
    gamesHowell: gamesHowell === null ? null : gamesHowell.map((pair) => named(pair, groups)),
    letters: lettersOf(tukey),
    gamesHowellLetters: hasLetters === null ? null : lettersOf(hasLetters),
  };
}

/** Compares all groups with the one of that name; null without a name. */
export function againstControl(
  groups: readonly NamedSummary[],
  within: SumOfSquares,
  level: number,
  name: string | undefined,
): Dunnett | null {
  const place = groups.findIndex((group) => group.name === name);
  if (name === undefined || place < 0) return null;
  const { pairs, ...rest } = compareWithControl(groups, place, within, level);
  return { control: name, ...rest, pairs: pairs.map((pair) => named(pair, groups)) };
}

/** Names in place of the places of two groups. */
function named<Pair extends { readonly group: number; readonly reference: number }>(
  pair: Pair,
  groups: readonly NamedSummary[],
): Omit<Pair, 'group' | 'reference'> & { readonly group: string; readonly reference: string } {
  return { ...pair, group: groups[pair.group]?.name ?? '', reference: groups[pair.reference]?.name ?? '' };
}
