/** Most steps of the search; bisection alone would need about as many for every double of a wide bracket. */
const MOST_STEPS = 300;

/**
 * A zero of a continuous function between two values at which its sign differs: inverse quadratic interpolation, secant
 * steps and halvings. Source: `brent1973`, chapter 4.
 *
 * @param tolerance of the zero, absolute; a few units in the last place are added
 * @returns an end of the bracket where the sign does not differ: the one with the smaller value
 */
export function brentRoot(of: (x: number) => number, from: number, to: number, tolerance = 0): number {
  let [a, b] = [from, to];
  let [fa, fb] = [of(a), of(b)];
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (fa > 0 === fb > 0) return Math.abs(fa) < Math.abs(fb) ? a : b;
  let [c, fc] = [a, fa];
  let step = b - a;
  let before = step;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    if (fb > 0 === fc > 0) {
      [c, fc] = [a, fa];
      step = b - a;
      before = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, fa] = [b, fb];
      [b, fb] = [c, fc];
      [c, fc] = [a, fa];
    }
    const least = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2;
    const half = (c - b) / 2;
    if (Math.abs(half) <= least || fb === 0) return b;
    const tried =
      Math.abs(before) < least || Math.abs(fa) <= Math.abs(fb) ? null : interpolated({ a, b, c, fa, fb, fc });
    if (
      tried !== null &&
      2 * Math.abs(tried) < Math.min(3 * Math.abs(half) - Math.abs(least), Math.abs(before)) &&
      tried > 0 === half > 0
    ) {
      before = step;
      step = tried;
    } else {
      step = half;
      before = half;
    }
    [a, fa] = [b, fb];
    b += Math.abs(step) > least ? step : Math.sign(half) * least;
    fb = of(b);
  }
  return b;
}

interface Bracket {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly fa: number;
  readonly fb: number;
  readonly fc: number;
}

/** The step from b by the secant, or by the parabola through all three points; null where it is not a number. */
function interpolated({ a, b, c, fa, fb, fc }: Bracket): number | null {
  const s = fb / fa;
  const half = (c - b) / 2;
  if (a === c) return finite((-2 * half * s) / (s - 1));
  const q = fa / fc;
  const r = fb / fc;
  return finite((-s * (2 * half * q * (q - r) - (b - a) * (r - 1))) / ((q - 1) * (r - 1) * (s - 1)));
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
