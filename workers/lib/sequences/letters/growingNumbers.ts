/** Numbers that are added one by one, as a typed array. */
export interface GrowingNumbers {
  add(value: number): void;
  /** Those added so far, valid until the next is added. */
  values(): Float64Array;
}

export function growingNumbers(): GrowingNumbers {
  let space = new Float64Array(64);
  let size = 0;
  return {
    add(value) {
      if (size === space.length) {
        const larger = new Float64Array(2 * size);
        larger.set(space);
        space = larger;
      }
      space[size] = value;
      size += 1;
    },
    values: () => space.subarray(0, size),
  };
}
