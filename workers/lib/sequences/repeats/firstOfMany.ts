/** Keeps the first by an order of any number of items, in little space. */
export interface FirstOfMany<Item> {
  take(item: Item): void;
  /** In order; no more than were to be kept. */
  first(): readonly Item[];
}

/** Times the items to be kept that are held before they are sorted. */
const HELD = 8;

/**
 * @param most items to keep
 * @param order negative where `one` comes first; never 0 for two different items, or which of them is kept depends on when they come
 */
export function createFirstOfMany<Item>(most: number, order: (one: Item, other: Item) => number): FirstOfMany<Item> {
  let kept: Item[] = [];
  const first = () => kept.sort(order).slice(0, most);
  return {
    take(item) {
      kept.push(item);
      if (kept.length >= HELD * most) kept = first();
    },
    first,
  };
}
