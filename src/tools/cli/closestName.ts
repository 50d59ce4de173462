/** Suggests the name that a misspelled one may stand for. */

/** One typing error is allowed per three letters, and one in a short name. */
const LETTERS_PER_SLIP = 3;

/**
 * Returns the closest name.
 *
 * @param written compared without regard to case, hyphens and underscores
 * @returns the name with the fewest typing errors; null where none is close
 */
export function closestName(written: string, names: readonly string[]): string | null {
  const wanted = bareName(written);
  const most = Math.max(1, Math.floor(wanted.length / LETTERS_PER_SLIP));
  const near = names
    .map((name) => ({ name, slips: slipsBetween(wanted, bareName(name)) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips);
  // Otherwise an unfinished name matches by its beginning.
  return near[0]?.name ?? names.find((name) => wanted.length > 2 && bareName(name).startsWith(wanted)) ?? null;
}

/** 'molarMass', 'molar-mass' and 'molar_mass' are one name. */
export function bareName(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** Counts insertions, deletions, replacements and swaps of neighbors (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwap ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      line.push(Math.min(replaced, swapped, (last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, line];
  }
  return last[other.length] ?? 0;
}
