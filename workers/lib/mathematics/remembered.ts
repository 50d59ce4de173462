/**
 * Returns the function with a memory of its values: for functions that take long and are asked for the same again, in one
 * calculation or in the next. When the memory is full, it is cleared.
 *
 * @param of pure; equal keys (`===`) give equal values
 * @param most how many values are kept
 */
export function remembered<Key extends string | number, Value>(
  of: (key: Key) => Value,
  most: number,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = of(key);
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}
