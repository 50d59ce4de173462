/**
 * The upper tail of the studentized range as R's `ptukey` prints it: two nested Gauss-Legendre rules with few points, and 1
 * minus the result (Copenhaver and Holland 1988). Off by about 1e-7, with very many degrees of freedom by more; `studentizedRange` has all digits.
 */
import { gaussLegendre } from './gaussLegendre.ts';
import { logGamma } from './logGamma.ts';
import { normalDensity, normalTails } from './normal.ts';

const INNER = gaussLegendre(12);
const OUTER = gaussLegendre(16);
/** The normal deviates reach to here. */
const FARTHEST = 8;
const LARGEST_SQUARE = 60;
const LEAST_EXPONENT = -30;
const LEAST_TERM = 1e-14;
const MOST_INTERVALS = 50;
/** Half the length of an outer interval, by degrees of freedom. */
const HALF_LENGTHS: readonly (readonly [most: number, half: number])[] = [
  [100, 1],
  [800, 0.5],
  [5000, 0.25],
  [25_000, 0.125],
];

/** The chance of more than q, above 0, for that many means and degrees of freedom of at least 2. */
export function printedRangeTail(q: number, means: number, freedom: number): number {
  const half = HALF_LENGTHS.find(([most]) => freedom <= most)?.[1];
  if (half === undefined) return 1 - normalRange(q, means);
  const shape = freedom / 2;
  const constant = shape * Math.log(freedom) - freedom * Math.LN2 - logGamma(shape) + Math.log(half);
  let all = 0;
  for (let interval = 1; interval <= MOST_INTERVALS; interval += 1) {
    let part = 0;
    for (const [index, node] of OUTER.nodes.entries()) {
      const weight = OUTER.weights[index] ?? 0;
      const at = (2 * interval - 1 + node) * half;
      const exponent = constant + (shape - 1) * Math.log(at) - (at * freedom) / 4;
      if (exponent >= LEAST_EXPONENT) part += normalRange(q * Math.sqrt(at / 2), means) * weight * Math.exp(exponent);
    }
    if (interval * half >= 1 && part <= LEAST_TERM) break;
    all += part;
  }
  return Math.max(0, 1 - Math.min(1, all));
}

/** The chance that the range of that many normal deviates is below w. */
function normalRange(w: number, means: number): number {
  const middle = w / 2;
  if (middle >= FARTHEST) return 1;
  const intervals = w > 3 ? 2 : 3;
  const half = (FARTHEST - middle) / intervals / 2;
  let all = (1 - 2 * normalTails(middle).upper) ** means;
  for (let interval = 0; interval < intervals; interval += 1) {
    const center = middle + (2 * interval + 1) * half;
    for (const [index, node] of INNER.nodes.entries()) {
      const z = center + half * node;
      if (z * z > LARGEST_SQUARE) continue;
      const between = normalTails(z).lower - normalTails(z - w).lower;
      const weight = (INNER.weights[index] ?? 0) * normalDensity(z);
      all += 2 * half * means * weight * between ** (means - 1);
    }
  }
  return Math.min(1, all);
}
