import { expect, test } from 'vitest';
import { readRegion } from '#workers/lib/sequences/strand/regionInput.ts';

test('a blank end is that of the strand', () => {
  expect(readRegion({ from: null, to: null, isCircular: false }, 39)).toEqual({ from: 1, to: 39 });
  expect(readRegion({ from: 5, to: null, isCircular: false }, 39)).toEqual({ from: 5, to: 39 });
  expect(readRegion({ from: null, to: 5, isCircular: false }, 39)).toEqual({ from: 1, to: 5 });
});

test.each([0, -3, 1.5, Number.NaN])('%s is no position', (end) => {
  expect(readRegion({ from: end, to: null, isCircular: false }, 39)).toMatchObject({ path: 'from' });
  expect(readRegion({ from: null, to: end, isCircular: false }, 39)).toMatchObject({ path: 'to' });
});

test('a position beyond the end is refused with the length', () => {
  expect(readRegion({ from: 1, to: 40, isCircular: true }, 39)).toEqual({
    message: 'The strand has only 39 letters',
    path: 'to',
  });
});

test('an end before the start needs a circular strand, which is offered', () => {
  expect(readRegion({ from: 30, to: 5, isCircular: false }, 39)).toMatchObject({
    path: 'to',
    remedies: [{ field: 'shape', value: 'circular' }],
  });
  expect(readRegion({ from: 30, to: 5, isCircular: true }, 39)).toEqual({ from: 30, to: 5 });
});
