import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf } from '#workers/formulas/restriction-sites.ts';

test.each([false, true])('the fragments are the whole strand, circular: %s', (isCircular) => {
  const length = 100;
  const place = fc.integer({ min: isCircular ? 0 : 1, max: length - 1 });
  fc.assert(
    fc.property(fc.array(fc.array(place), { minLength: 1, maxLength: 4 }), (lists) => {
      const places = lists.map((list) => Float64Array.from(list));
      const { total, longest } = digestOf(places, { length, isCircular }, 1000);
      const cuts = new Set(lists.flat()).size;
      expect(total).toBe(isCircular ? Math.max(1, cuts) : cuts + 1);
      expect(longest.length).toBe(total);
      expect(longest.reduce((sum, each) => sum + each.length, 0)).toBe(length);
      for (const { from, to, length: bases, startCutBy, endCutBy } of longest) {
        expect((((to - from) % length) + length) % length).toBe(bases - 1);
        expect(startCutBy).toEqual([...lists.keys()].filter((enzyme) => lists[enzyme]?.includes(from - 1)));
        expect(endCutBy).toEqual([...lists.keys()].filter((enzyme) => lists[enzyme]?.includes(to % length)));
      }
    }),
  );
});

test('the longest come first, and no more than asked', () => {
  const { total, longest } = digestOf([Float64Array.of(10, 40, 45)], { length: 60, isCircular: false }, 2);
  expect(total).toBe(4);
  expect(longest.map(({ length }) => length)).toEqual([30, 15]);
});
