import { expect, test } from 'vitest';
import { readWindows } from '#workers/lib/sequences/strand/windowInput.ts';

test.each([
  [{ size: null, step: null }, 9609, { size: 192, step: 96 }],
  [{ size: null, step: null }, 3, { size: 3, step: 1 }],
  [{ size: 10, step: null }, 100_000, { size: 10, step: 50 }],
  [{ size: 100, step: 7 }, 1000, { size: 100, step: 7 }],
])('%j of %i letters', (typed, length, windows) => {
  expect(readWindows(typed, length)).toEqual(windows);
});

test.each([
  [{ size: 0, step: null }, 'size'],
  [{ size: 1.5, step: null }, 'size'],
  [{ size: 101, step: null }, 'size'],
  [{ size: 51, step: null }, 'size'],
  [{ size: 10, step: 0 }, 'step'],
])('%j is refused', (typed, path) => {
  expect(readWindows(typed, 100, 50)).toMatchObject({ path });
});

test('a usual window is no longer than a window can be', () => {
  expect(readWindows({ size: null, step: null }, 10_000, 64)).toMatchObject({ size: 64 });
});
