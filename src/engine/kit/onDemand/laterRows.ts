/** Rows of a table that are made when they are read: of a million, only those in view. */

/**
 * Returns what reads like an array of rows and keeps none of them.
 *
 * @param rowAt called with 0 to `count` − 1, at every reading of a row
 */
export function laterRows<Row>(count: number, rowAt: (index: number) => Row): readonly Row[] {
  const indexOf = (key: string | symbol) => {
    const index = typeof key === 'string' ? Number(key) : Number.NaN;
    return Number.isInteger(index) && index >= 0 && index < count ? index : null;
  };
  // An array without entries but of that length, so that the methods of arrays find their way.
  return new Proxy<Row[]>(new Array(count), {
    get(target, key, receiver) {
      const index = indexOf(key);
      return index === null ? Reflect.get(target, key, receiver) : rowAt(index);
    },
    has: (target, key) => indexOf(key) !== null || Reflect.has(target, key),
  });
}
