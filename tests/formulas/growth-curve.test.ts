/** Growth curves. Numbers against R lm and nls: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import growthCurve from '#workers/formulas/growth-curve.ts';

const DATA = '0 1\n1 1.1\n2 2\n3 4\n4 8\n5 10\n6 10.5';

const validate = (own: object) =>
  growthCurve.validate({ data: DATA, timeUnit: 'hours', background: null, window: 3, ...own } as never);

function computed(own: object) {
  const verdict = validate(own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return growthCurve.compute(verdict.input);
}

test('the steepest stretch of doubling every hour', () => {
  const { stretch, count } = computed({});
  expect(count).toBe(7);
  expect(stretch).toMatchObject({ from: 2, to: 4 });
  expect(stretch.doublingTime).toBeCloseTo(1, 12);
  expect(stretch.lag).toBeCloseTo(1, 12);
});

test('a line of names, any order of times and a background make no difference', () => {
  const shifted = DATA.split('\n').map((line) => line.replace(/ (.*)/, (_, size) => ` ${Number(size) + 1}`));
  const { stretch } = computed({ data: `Time, OD600\n${shifted.toReversed().join('\n')}`, background: 1 });
  expect(stretch.doublingTime).toBeCloseTo(1, 10);
});

test('few points have a stretch and no curve', () => {
  expect(computed({ data: '0 1\n1 2\n2 4' })).toMatchObject({ models: [], curve: [], stretch: { lag: 0 } });
});

test('the closer curve comes first, and its points are drawn', () => {
  const { models, curve, points } = computed({});
  expect(models.map(({ residualSumOfSquares }) => residualSumOfSquares)).toEqual(
    models.map(({ residualSumOfSquares }) => residualSumOfSquares).toSorted((one, other) => one - other),
  );
  expect(curve).toHaveLength(81);
  expect(curve[0]?.time).toBe(points[0]?.time);
});

describe('refuses', () => {
  test.each([
    [{ data: ' ' }, 'data', 'Please fill in all required fields'],
    [{ timeUnit: '' }, 'timeUnit', 'Please fill in all required fields'],
    [{ window: null }, 'window', 'Please fill in all required fields'],
    [{ background: -1 }, 'background', 'Background must be 0 or more'],
    [{ data: '0 1\n1 two' }, 'data', 'Growth curve, line 2: "two" is not a number'],
    [{ data: '0 1\n1\n2 4' }, 'data', 'Line 2: a time and a size are needed'],
    [{ data: '0 1\n1 2 3\n2 4' }, 'data', 'Line 2: a time and a size are needed'],
    [{ data: '0 1\n1 0\n2 4' }, 'data', 'Line 2: the size must be above 0 and above the background'],
    [{ background: 1 }, 'data', 'Line 1: the size must be above 0 and above the background'],
    [{ data: '0 1\n1 2' }, 'data', 'At least three points are needed'],
    [{ window: 8 }, 'window', 'Points of the stretch: whole, from 3 to the 7 points'],
    [{ data: '0 4\n1 2\n2 1' }, 'data', 'The culture does not grow: no stretch rises'],
    [{ data: '1 1\n1 2\n1 4' }, 'data', 'The culture does not grow: no stretch rises'],
    [{ data: '0 1\n'.repeat(2001) }, 'data', 'At most 2000 points can be fitted'],
  ])('%o', (own, path, message) => {
    expect(validate(own)).toEqual({ ok: false, issues: [{ message, path }] });
  });
});
