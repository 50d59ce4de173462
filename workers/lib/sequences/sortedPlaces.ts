/** Places of a list in the order of their values. */

/**
 * Places keep their order among equals; what has no value comes last.
 *
 * @param places indices of `values`
 */
export function sortedPlaces(
  places: readonly number[],
  values: readonly (number | null)[],
  order: 'rising' | 'falling',
): readonly number[] {
  const sign = order === 'rising' ? 1 : -1;
  return places.toSorted((one, other) => {
    const [first = null, second = null] = [values[one], values[other]];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}
