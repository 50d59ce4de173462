/** Whose turn it is of what a sampled run looks at a few at a time. */

const DAY_MS = 86_400_000;

/** Returns the days since 1 January 1970, in UTC; `TEST_DAY` sets another one. */
export function today(): number {
  return Number(process.env.TEST_DAY ?? Math.floor(Date.now() / DAY_MS));
}

/**
 * @param count at most as many as there are names
 * @param day as `today` gives it
 * @returns other ones each day, until all have had their turn
 */
export function inTurn<Name>(names: readonly Name[], count: number, day: number): readonly Name[] {
  const from = (day * count) % names.length;
  return [...names, ...names].slice(from, from + count);
}
