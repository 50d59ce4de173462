/** Closes in on the place between two values where a function passes zero. */

/** A value of the input and what is wanted to be zero there. */
export interface Place {
  readonly at: number;
  /** NaN where the formula refuses. */
  readonly off: number;
}

/** Both sides of the passage; `a` is the nearer one. */
export interface Passage {
  readonly a: Place;
  readonly b: Place;
  /** The formula refuses a value in between. */
  readonly isBroken: boolean;
}

export type Off = (at: number) => Promise<number>;

const MOST_STEPS = 120;

/**
 * Brent's method, from two places whose signs differ, to neighboring floating-point numbers. Where the formula refuses
 * in between, it stops at the two places that it has.
 *
 * Source: Brent RP (1973) Algorithms for Minimization without Derivatives, chapter 4.
 */
export async function closeIn(off: Off, from: Place, to: Place): Promise<Passage> {
  let [a, b] = ordered(from, to);
  let c = a;
  let step = b.at - a.at;
  let before = step;
  let isBroken = false;
  for (let count = 0; count < MOST_STEPS && b.off !== 0; count += 1) {
    if (Math.sign(b.off) === Math.sign(c.off)) {
      c = a;
      step = b.at - a.at;
      before = step;
    }
    if (Math.abs(c.off) < Math.abs(b.off)) [a, b, c] = [b, c, b];
    const half = (c.at - b.at) / 2;
    const least = 2 * Number.EPSILON * Math.abs(b.at);
    if (Math.abs(half) <= least) break;
    const tried = interpolated(a, b, c);
    if (Math.abs(before) > least && tried !== null && isShort(tried, half, before, least)) {
      before = step;
      step = tried;
    } else {
      step = half;
      before = half;
    }
    a = b;
    const at = b.at + (Math.abs(step) > least ? step : Math.sign(half) * Math.max(least, Number.MIN_VALUE));
    const next = await off(at);
    isBroken = Number.isNaN(next);
    if (isBroken) break;
    b = { at, off: next };
  }
  const other = Math.sign(b.off) === Math.sign(c.off) ? a : c;
  return b.off === 0 ? { a: b, b, isBroken } : nearerFirst(b, other, isBroken);
}

/** Closes in on whole numbers that are neighbors, by halving. */
export async function closeInWhole(off: Off, from: Place, to: Place): Promise<Passage> {
  let [low, high] = [from, to];
  let isBroken = false;
  while (high.at - low.at > 1 && low.off !== 0 && high.off !== 0) {
    const at = Math.floor((low.at + high.at) / 2);
    const place = { at, off: await off(at) };
    isBroken = Number.isNaN(place.off);
    if (isBroken) break;
    if (Math.sign(place.off) === Math.sign(low.off)) low = place;
    else high = place;
  }
  return nearerFirst(low, high, isBroken);
}

/** Inverse quadratic interpolation, or the secant where two of the places are the same. */
function interpolated(a: Place, b: Place, c: Place): number | null {
  if (a.off === b.off) return null;
  const s = b.off / a.off;
  const half = (c.at - b.at) / 2;
  if (a.at === c.at) return (2 * half * s) / (s - 1);
  const q = a.off / c.off;
  const r = b.off / c.off;
  const p = s * (2 * half * q * (q - r) - (b.at - a.at) * (r - 1));
  const divisor = (q - 1) * (r - 1) * (s - 1);
  return divisor === 0 ? null : -p / divisor;
}

function isShort(step: number, half: number, before: number, least: number): boolean {
  if (!Number.isFinite(step) || Math.sign(step) !== Math.sign(half)) return false;
  return Math.abs(step) < Math.min(1.5 * Math.abs(half) - Math.abs(least) / 2, Math.abs(before) / 2);
}

function ordered(from: Place, to: Place): readonly [Place, Place] {
  return Math.abs(from.off) < Math.abs(to.off) ? [to, from] : [from, to];
}

function nearerFirst(a: Place, b: Place, isBroken: boolean): Passage {
  return Math.abs(a.off) <= Math.abs(b.off) ? { a, b, isBroken } : { a: b, b: a, isBroken };
}
