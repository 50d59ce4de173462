/**
 * Order statistics of all differences or averages of pairs, without writing them down: the values below a limit are
 * counted in one pass over the sorted samples, and the limit is halved through the doubles in their order.
 */

/** The k-th smallest of all x − y, k counted from 1. Both samples in ascending order. */
export function kthDifference(first: Float64Array, second: Float64Array, k: number): number {
  const [low, high] = [(first[0] ?? 0) - (second.at(-1) ?? 0), (first.at(-1) ?? 0) - (second[0] ?? 0)];
  return smallestWith(low, high, (limit) => {
    let count = 0;
    let at = 0;
    for (const x of first) {
      while (at < second.length && x - (second[at] ?? 0) > limit) at += 1;
      count += second.length - at;
    }
    return count >= k;
  });
}

/** The k-th smallest of all (x + y)/2, each value paired with every later one and with itself, k counted from 1. */
export function kthWalshAverage(sorted: Float64Array, k: number): number {
  return smallestWith(sorted[0] ?? 0, sorted.at(-1) ?? 0, (limit) => {
    let ordered = 0;
    let same = 0;
    let at = sorted.length;
    for (const x of sorted) {
      while (at > 0 && x / 2 + (sorted[at - 1] ?? 0) / 2 > limit) at -= 1;
      ordered += at;
      if (x <= limit) same += 1;
    }
    return (ordered + same) / 2 >= k;
  });
}

/** The middle one of `count` values of which each can be asked for by its place. */
export function middleOf(count: number, kth: (k: number) => number): number {
  const low = kth(Math.ceil(count / 2));
  return count % 2 === 1 ? low : low / 2 + kth(count / 2 + 1) / 2;
}

/** The smallest double from `low` to `high` for which it holds, where it holds for all larger ones as well. */
function smallestWith(low: number, high: number, holds: (limit: number) => boolean): number {
  let [from, to] = [placeOf(low), placeOf(high)];
  while (from < to) {
    const middle = (from + to) >> 1n;
    if (holds(atPlace(middle))) to = middle;
    else from = middle + 1n;
  }
  return atPlace(from);
}

const BITS = new DataView(new ArrayBuffer(8));
const SIGN = 1n << 63n;

/** Whole numbers in the order of the doubles. */
function placeOf(value: number): bigint {
  BITS.setFloat64(0, value);
  const bits = BITS.getBigUint64(0);
  return bits >= SIGN ? SIGN - bits : bits;
}

function atPlace(place: bigint): number {
  BITS.setBigUint64(0, place < 0n ? SIGN - place : place);
  return BITS.getFloat64(0);
}
