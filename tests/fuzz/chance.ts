/** Chance from a seed, so that a line of a fuzz run can be made again. */
export interface Chance {
  /** True so often. */
  is(share: number): boolean;
  of<T>(things: readonly T[]): T;
  between(least: number, most: number): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
}

/** Returns chance by the generator mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    is: (share) => next() < share,
    of(things) {
      const chosen = things[whole(0, things.length - 1)];
      if (chosen === undefined) throw new Error('There is nothing to choose from');
      return chosen;
    },
    between: (least, most) => least + next() * (most - least),
    whole,
  };
}
