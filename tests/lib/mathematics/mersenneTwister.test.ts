import { expect, test } from 'vitest';
import { mersenneTwister } from '#workers/lib/mathematics/mersenneTwister.ts';

// numpy 1.x and 2.x: numpy.random.RandomState(seed).random_sample().
test.each([
  [1, [0.417022004702574, 0.7203244934421581, 0.00011437481734488664]],
  [0, [0.5488135039273248]],
  [4294967295, [0.0976320289940138]],
])('the first numbers of seed %d', (seed, expected) => {
  expect(Array.from(expected, mersenneTwister(seed))).toEqual(expected);
});

test('number 1000, after the state was renewed three times', () => {
  const next = mersenneTwister(1);
  expect(Array.from({ length: 1000 }, next).at(-1)).toBe(0.7744772660150796);
});
