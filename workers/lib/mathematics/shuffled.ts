/**
 * The list in random order, by Fisher and Yates from the last to the second: j = ⌊u × (i + 1)⌋, swap i and j.
 * Source: `durstenfeld1964`.
 *
 * @param random gives numbers from 0 to below 1
 */
export function shuffled<Item>(list: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
