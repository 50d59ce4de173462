/**
 * Finds every formula, up to a number of atoms, whose mass percentages lie within a window around measured ones.
 *
 *   |100·count·weight ÷ M − share| ≤ window, for each element;  M = Σ count·weight
 *
 * Counts are tried element by element, the rarest first. Each count that is chosen narrows the range in which M can lie,
 * and with it the counts of the next element, so few combinations have to be tried.
 */

import { SLACK } from '../../lib/inputs/within.ts';
import { greatestCommonDivisor } from '../../lib/mathematics/greatestCommonDivisor.ts';

export interface SoughtElement {
  /** g/mol. */
  readonly weight: number;
  /** Percent of the mass, above 0. */
  readonly share: number;
  /** Tolerance of the share, in percentage points, above 0. */
  readonly window: number;
}

export interface FormulaSearch {
  /** Counts in the order of the elements, each 1 or more and without a common divisor. */
  readonly found: readonly (readonly number[])[];
  /** The search is complete up to this many atoms; 0 where even the smallest formulas were too many. */
  readonly mostAtoms: number;
}

/** Rising limits, so that the reported result is complete even where the largest formulas would take too long. */
const ATOM_LIMITS = [25, 50, 100, 200] as const;
/** Maximum number of counts tried in total: a few hundredths of a second. */
const MOST_STEPS = 300_000;

/** @param elements at least one */
export function searchFormulas(elements: readonly SoughtElement[]): FormulaSearch {
  return searchUntil(elements, () => false);
}

/**
 * The search is over as soon as what is complete is enough: to learn whether there is any formula, the smallest ones
 * will mostly do.
 */
export function searchUntil(
  elements: readonly SoughtElement[],
  isEnough: (found: FormulaSearch['found']) => boolean,
): FormulaSearch {
  let complete: FormulaSearch = { found: [], mostAtoms: 0 };
  for (const mostAtoms of ATOM_LIMITS) {
    const found = searchedUpTo(elements, mostAtoms);
    if (found === null) return complete;
    complete = { found, mostAtoms };
    if (isEnough(found)) return complete;
  }
  return complete;
}

/** Returns null where it would take too many steps. */
function searchedUpTo(elements: readonly SoughtElement[], mostAtoms: number): readonly (readonly number[])[] | null {
  const order = elements
    .map((element, index) => ({ ...element, index }))
    .sort((one, other) => one.share / one.weight - other.share / other.weight);
  const counts = elements.map(() => 0);
  const found: (readonly number[])[] = [];
  let steps = 0;

  function choose(depth: number, lightest: number, heaviest: number, atoms: number): boolean {
    const element = order[depth];
    if (element === undefined) {
      if (counts.reduce(greatestCommonDivisor, 0) === 1 && isInWindows(elements, counts)) found.push([...counts]);
      return true;
    }
    const { weight, share, window, index } = element;
    const [lowest, highest] = [(share - window) / (100 * weight), (share + window) / (100 * weight)];
    const others = order.length - depth - 1;
    const last = Math.min(mostAtoms - atoms - others, Math.floor(heaviest * highest + SLACK));
    for (let count = Math.max(1, Math.ceil(lightest * lowest - SLACK)); count <= last; count += 1) {
      steps += 1;
      if (steps > MOST_STEPS) return false;
      counts[index] = count;
      const from = Math.max(lightest, count / highest);
      // A share that may be 0 does not limit the total mass.
      const to = lowest > 0 ? Math.min(heaviest, count / lowest) : heaviest;
      if (from <= to + SLACK && !choose(depth + 1, from, to, atoms + count)) return false;
    }
    return true;
  }

  return choose(0, 0, Number.POSITIVE_INFINITY, 0) ? found : null;
}

function isInWindows(elements: readonly SoughtElement[], counts: readonly number[]): boolean {
  const mass = elements.reduce((sum, { weight }, index) => sum + weight * (counts[index] ?? 0), 0);
  return elements.every(
    ({ weight, share, window }, index) =>
      Math.abs((100 * weight * (counts[index] ?? 0)) / mass - share) <= window + SLACK,
  );
}
