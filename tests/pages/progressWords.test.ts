/** The progress text while a long text is being processed. */
import { expect, test } from 'vitest';
import { estimatedSecondsLeft, progressWords } from '#src/site/pages/calculator/form/RunningLine.tsx';

const MB = 1_000_000;

test.each([
  [null, null, 'Calculation under way'],
  [{ done: 1, total: 9 }, 3, 'Calculation under way'],
  [{ done: 43 * MB, total: 100 * MB, unit: 'bytes' as const }, 2, 'Reading … 43 of 100 MB, about 2 s left'],
  [{ done: 1 * MB, total: 900 * MB, unit: 'bytes' as const }, 300, 'Reading … 1 of 900 MB, about 5 min left'],
  [
    { done: 2 * MB, total: 2 * MB, unit: 'bytes' as const, inflated: 850 * MB },
    null,
    'Reading … 2 of 2 MB (850 MB uncompressed)',
  ],
  [{ done: 43 * MB, total: 100 * MB, unit: 'bytes' as const }, null, 'Reading … 43 of 100 MB'],
  [{ done: 100 * MB, total: 100 * MB, unit: 'bytes' as const }, 0, 'Reading … 100 of 100 MB'],
])('%j with %j s left: %s', (progress, left, words) => {
  expect(progressWords(progress, left)).toBe(words);
});

test('the time left follows from the pace so far, and is not guessed before there is one', () => {
  const start = { time: 1_000, done: 10 };
  expect(estimatedSecondsLeft(start, { done: 30, total: 100 }, 3_000)).toBe(7);
  expect(estimatedSecondsLeft(start, { done: 30, total: 100 }, 1_200)).toBeNull();
  expect(estimatedSecondsLeft(start, { done: 10, total: 100 }, 9_000)).toBeNull();
  expect(estimatedSecondsLeft(start, { done: 100, total: 100 }, 9_000)).toBe(0);
});
