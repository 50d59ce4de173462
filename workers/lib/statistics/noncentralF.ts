/** The noncentral F distribution. */
import { brentRoot } from './brentRoot.ts';
import { fTails } from './fDistribution.ts';
import { betaTails, type Tails } from './incompleteBeta.ts';
import { gammaTails } from './incompleteGamma.ts';
import { devianceTerm, stirlingError } from './logGamma.ts';

/** Terms below this share of the sum no longer change it. */
const NEGLIGIBLE = 1e-17;

/**
 * The chance of less and of more than f: central beta tails, weighted by Poisson probabilities of mean λ/2 (Johnson,
 * Kotz and Balakrishnan, chapter 30). Every term is positive.
 *
 * @param f 0 or more
 * @param numerator degrees of freedom, above 0
 * @param denominator degrees of freedom, above 0
 * @param noncentrality λ, 0 or more
 */
export function noncentralFTails(f: number, numerator: number, denominator: number, noncentrality: number): Tails {
  if (noncentrality === 0) return fTails(f, numerator, denominator);
  const mean = noncentrality / 2;
  const ratio = (numerator / denominator) * f;
  const [x, y] = [ratio / (1 + ratio), 1 / (1 + ratio)];
  const at = (count: number) => {
    const { lower, upper } = betaTails(x, y, numerator / 2 + count, denominator / 2);
    const weight = poissonProbability(count, mean);
    return { lower: weight * lower, upper: weight * upper };
  };
  const start = Math.floor(mean);
  let { lower, upper } = at(start);
  for (let count = start + 1; ; count += 1) {
    const term = at(count);
    lower += term.lower;
    upper += term.upper;
    // The upper tails grow with the count towards 1, the weights fall.
    if (gammaTails(count + 1, mean).lower < NEGLIGIBLE * upper) break;
  }
  for (let count = start - 1; count >= 0; count -= 1) {
    const term = at(count);
    lower += term.lower;
    upper += term.upper;
    if (gammaTails(count, mean).upper < NEGLIGIBLE * lower) break;
  }
  return { lower: Math.min(1, lower), upper: Math.min(1, upper) };
}

function poissonProbability(count: number, mean: number): number {
  if (count === 0) return Math.exp(-mean);
  return Math.exp(-stirlingError(count) - devianceTerm(count, mean)) / Math.sqrt(2 * Math.PI * count);
}

/**
 * The noncentrality under which the chance of less than f is that probability: a limit of the effect behind an F test.
 *
 * @param probability above 0 and below 1
 * @returns 0 where even no effect gives a smaller chance
 */
export function noncentralityOfF(f: number, numerator: number, denominator: number, probability: number): number {
  const excess = (noncentrality: number) =>
    noncentralFTails(f, numerator, denominator, noncentrality).lower - probability;
  if (!(excess(0) > 0)) return 0;
  let most = numerator * f + denominator;
  while (excess(most) > 0) most *= 2;
  return brentRoot(excess, 0, most);
}
