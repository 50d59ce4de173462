/** A zero between two values at which a function differs in sign, as exactly as asked and no more. Source: `brent1973`. */

const MOST_STEPS = 1000;

/**
 * Brent's procedure step by step as R's `uniroot` takes it, so that a coarse tolerance ends at the same place.
 *
 * @param tolerance of the zero, absolute
 */
export function zeroIn(of: (x: number) => number, from: number, to: number, tolerance: number): number {
  let [a, b, c] = [from, to, from];
  let [fa, fb] = [of(from), of(to)];
  let fc = fa;
  if (fa === 0) return a;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const before = b - a;
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, fa] = [b, fb];
      [b, fb] = [c, fc];
      [c, fc] = [a, fa];
    }
    const least = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2;
    let step = (c - b) / 2;
    if (Math.abs(step) <= least || fb === 0) return b;
    if (Math.abs(before) >= least && Math.abs(fa) > Math.abs(fb))
      step = interpolatedStep({ a, b, c, fa, fb, fc }, before, least) ?? step;
    if (Math.abs(step) < least) step = step > 0 ? least : -least;
    [a, fa] = [b, fb];
    b += step;
    fb = of(b);
    if (fb > 0 === fc > 0 && fb !== 0) [c, fc] = [a, fa];
  }
  return b;
}

interface Places {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly fa: number;
  readonly fb: number;
  readonly fc: number;
}

/** The step of the secant or the inverse parabola; null where it would leave the bracket or hardly be shorter. */
function interpolatedStep({ a, b, c, fa, fb, fc }: Places, before: number, least: number): number | null {
  const width = c - b;
  const ratio = fb / fa;
  let [p, q] = [width * ratio, 1 - ratio];
  if (a !== c) {
    const [far, near] = [fa / fc, fb / fc];
    p = ratio * (width * far * (far - near) - (b - a) * (near - 1));
    q = (far - 1) * (near - 1) * (ratio - 1);
  }
  if (p > 0) q = -q;
  else p = -p;
  const isShort = p < 0.75 * width * q - Math.abs(least * q) / 2 && p < Math.abs((before * q) / 2);
  return isShort ? p / q : null;
}
