import { expect, test } from 'vitest';
import { uniqueNames } from '#src/engine/batch/batchResult.ts';

test('names that are free stay, others are numbered until they are', () => {
  expect(uniqueNames(['a', 'b', 'a', 'a 2', 'a'], new Set())).toEqual(['a', 'b', 'a 2', 'a 2 2', 'a 3']);
});

test('a name that is taken gets the addition first', () => {
  const taken = new Set(['Day', 'Day (result)', 'Name']);
  expect(uniqueNames(['Day', 'Due', 'Name'], taken, '(result)')).toEqual(['Day (result) 2', 'Due', 'Name (result)']);
  expect(taken.has('Due')).toBe(true);
});
