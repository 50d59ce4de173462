import { expect, test } from 'vitest';
import { comparedFigure, largestDifference } from '#src/tools/agreement/comparedFigure.ts';

const PAIR = { label: 'Km', unit: 'µM', ours: 2.5, theirs: 2.5, tolerance: { rel: 0, abs: 0.01 }, reason: undefined };

test('equal figures have no difference', () => {
  expect(comparedFigure(PAIR)).toEqual({ label: 'Km', unit: 'µM', ours: '2.5', theirs: '2.5', difference: 'none' });
  expect(comparedFigure({ ...PAIR, theirs: 2.5 * (1 + 2e-16) })?.difference).toBe('none');
});

test('a difference within the tolerance is shown and needs no reason', () => {
  expect(comparedFigure({ ...PAIR, theirs: 2.496 })).toMatchObject({ difference: '0.004' });
  expect(comparedFigure({ ...PAIR, theirs: 2.496, reason: 'Because.' })).not.toHaveProperty('reason');
});

test('a greater one needs a reason', () => {
  expect(comparedFigure({ ...PAIR, theirs: 2.6 })).toBeNull();
  expect(comparedFigure({ ...PAIR, theirs: 2.6, reason: 'Because.' })).toMatchObject({
    difference: '-0.1',
    reason: 'Because.',
  });
});

test('texts are equal or not, and long ones are cut', () => {
  expect(comparedFigure({ ...PAIR, ours: 'A', theirs: 'A' })?.difference).toBe('none');
  expect(comparedFigure({ ...PAIR, ours: 'A', theirs: 'B' })).toBeNull();
  expect(comparedFigure({ ...PAIR, ours: 'A'.repeat(30), theirs: 'A'.repeat(30) })?.ours).toBe(`${'A'.repeat(24)}…`);
  expect(comparedFigure({ ...PAIR, ours: undefined })).toBeNull();
});

test('the largest difference is a share of what the other program answers', () => {
  const figure = { label: 'x', ours: '', theirs: '200', difference: 'none' };
  expect(largestDifference([])).toBe(0);
  expect(largestDifference([figure])).toBe(0);
  expect(
    largestDifference([figure, { ...figure, difference: '-3' }, { ...figure, theirs: '0', difference: '1' }]),
  ).toBe(0.015);
});
