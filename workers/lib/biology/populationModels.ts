/**
 * Models of the growth of one population. `rate` is a share per time unit (0.05 is 5 %), times are in that unit.
 * Null: not defined.
 */

/** N₀·e^(r·t): growth at every moment in proportion to the population (`malthus1798`). */
export function exponentialPopulation(initial: number, rate: number, time: number): number {
  // Avoids 0 · Infinity, which is NaN.
  return initial === 0 ? 0 : initial * Math.exp(rate * time);
}

/**
 * K ÷ (1 + ((K − N₀) ÷ N₀)·e^(−r·t)): growth that slows down towards the capacity (`verhulst1838`). Written here with
 * N₀ on top, which holds for N₀ = 0 as well. Above the capacity a negative rate makes the curve diverge in finite time;
 * callers refuse that.
 */
export function logisticPopulation(initial: number, rate: number, capacity: number, time: number): number {
  if (initial === 0 || initial === capacity) return initial;
  const share = initial / capacity;
  return initial / (share + (1 - share) * Math.exp(-rate * time));
}

/** N₀·(1 + r)^t: growth once at the end of every time unit. Null when more than the whole population would be lost. */
export function compoundedPopulation(initial: number, rate: number, time: number): number | null {
  return rate < -1 ? null : initial * (1 + rate) ** time;
}

/** ln 2 ÷ r, null unless the population grows. */
export function exponentialDoublingTime(rate: number): number | null {
  return rate > 0 ? Math.LN2 / rate : null;
}

/** ln 2 ÷ ln(1 + r), null unless the population grows. */
export function compoundedDoublingTime(rate: number): number | null {
  return rate > 0 ? Math.LN2 / Math.log1p(rate) : null;
}

/** Time from N₀ to 2·N₀ on the logistic curve, null where the curve never gets there. */
export function logisticDoublingTime(initial: number, rate: number, capacity: number): number | null {
  if (!(rate > 0) || !(initial > 0) || 2 * initial >= capacity) return null;
  return Math.log((2 * (capacity - initial)) / (capacity - 2 * initial)) / rate;
}

/** Time until the logistic curve is at half the capacity and growth is fastest, null where that is past or never. */
export function inflectionTime(initial: number, rate: number, capacity: number): number | null {
  if (!(rate > 0) || !(initial > 0) || 2 * initial >= capacity) return null;
  return Math.log((capacity - initial) / initial) / rate;
}
