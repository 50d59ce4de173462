/**
 * Means of all windows of consecutive values, each summed afresh, so that no rounding is carried along.
 *
 * @param window values in each, 1 or more
 * @returns as many as there are windows: none for fewer values
 */
export function windowMeans(values: readonly number[], window: number): readonly number[] {
  return Array.from({ length: Math.max(0, values.length - window + 1) }, (_, at) => {
    let sum = 0;
    for (let index = at; index < at + window; index += 1) sum += values[index] ?? 0;
    return sum / window;
  });
}
