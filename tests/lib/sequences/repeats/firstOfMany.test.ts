import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFirstOfMany } from '#workers/lib/sequences/repeats/firstOfMany.ts';

test('the first of any number, in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 200 }), fc.integer({ min: 1, max: 6 }), (items, most) => {
      const first = createFirstOfMany<number>(most, (one, other) => one - other);
      for (const item of items) first.take(item);
      expect(first.first()).toEqual(items.toSorted((one, other) => one - other).slice(0, most));
    }),
  );
});
