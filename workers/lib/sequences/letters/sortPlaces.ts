/** Places of a list in the order of their values. */

/**
 * Sorts places within their array. Places keep the order of the list among equals; what has no value (NaN) comes last.
 *
 * @param places indices of `values`
 */
export function sortPlaces(places: Uint32Array, values: ArrayLike<number>, order: 'rising' | 'falling'): void {
  const sign = order === 'rising' ? 1 : -1;
  places.sort((one, other) => {
    const [first, second] = [values[one] as number, values[other] as number];
    if (first === second) return one - other;
    if (Number.isNaN(first) || Number.isNaN(second))
      return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || one - other;
    return sign * (first - second);
  });
}
