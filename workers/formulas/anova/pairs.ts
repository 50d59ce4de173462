/** All pairs of the groups of an analysis of variance, with limits and p values that hold for all of them together. */
import { pairsOf } from '../../lib/statistics/kruskalWallis.ts';
import { type Summary, welchError } from '../../lib/statistics/twoMeans.ts';
import { studentizedRange } from './studentizedRange.ts';

/** A pair of group means, with limits and a p value that hold for all pairs together. */
export interface GroupComparison {
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
