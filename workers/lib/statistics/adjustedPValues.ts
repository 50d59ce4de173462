/** p values of several tests, adjusted for their number. Lists are in the order given; p values from 0 to 1. */

export interface AdjustedPValues {
  /** p times the number of tests. */
  readonly bonferroni: readonly number[];
  /** Source: `holm1979`. */
  readonly holm: readonly number[];
  /** Source: `hochberg1988`. */
  readonly hochberg: readonly number[];
  /** Source: `benjaminiHochberg1995`. */
  readonly benjaminiHochberg: readonly number[];
  /** Source: `benjaminiYekutieli2001`. */
  readonly benjaminiYekutieli: readonly number[];
}

/**
 * All adjustments at once.
 *
 * @param tests how many tests were made: as many as p values or more; those not given count as larger
 */
export function adjustedPValues(pValues: readonly number[], tests = pValues.length): AdjustedPValues {
  const order = ascendingOrder(pValues);
  const stepUp = (factor: (rank: number) => number) => {
    const adjusted = new Array<number>(pValues.length);
    let least = 1;
    for (let rank = order.length; rank >= 1; rank -= 1) {
      const at = order[rank - 1] ?? 0;
      least = Math.min(least, factor(rank) * (pValues[at] ?? 0));
      adjusted[at] = least;
    }
    return adjusted;
  };
  const harmonic = harmonicNumber(tests);
  return {
    bonferroni: pValues.map((p) => Math.min(1, tests * p)),
    holm: holmPValues(pValues, tests),
    hochberg: stepUp((rank) => tests - rank + 1),
    benjaminiHochberg: stepUp((rank) => tests / rank),
    benjaminiYekutieli: stepUp((rank) => (tests / rank) * harmonic),
  };
}

/** Holm's step-down adjustment alone. Source: `holm1979`. */
export function holmPValues(pValues: readonly number[], tests = pValues.length): readonly number[] {
  const adjusted = new Array<number>(pValues.length);
  let most = 0;
  for (const [index, at] of ascendingOrder(pValues).entries()) {
    most = Math.max(most, (tests - index) * (pValues[at] ?? 0));
    adjusted[at] = Math.min(1, most);
  }
  return adjusted;
}

function ascendingOrder(pValues: readonly number[]): readonly number[] {
  return pValues.map((_, at) => at).sort((a, b) => (pValues[a] ?? 0) - (pValues[b] ?? 0));
}

const EULER = 0.5772156649015329;
const MOST_ADDED = 1e5;

/** 1 + 1/2 + … + 1/n. */
function harmonicNumber(n: number): number {
  // Beyond, the first terms of its expansion are exact to all digits.
  if (n > MOST_ADDED) return Math.log(n) + EULER + 1 / (2 * n) - 1 / (12 * n * n);
  let sum = 0;
  for (let each = n; each >= 1; each -= 1) sum += 1 / each;
  return sum;
}
