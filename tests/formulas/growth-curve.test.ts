/** Growth curves. Numbers against R lm and nls: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import growthCurve, { fitGrowth, growthAt } from '#workers/formulas/growth-curve.ts';

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

const CURVE = { start: -3, rise: 4, rate: 0.8, lag: 2.5 };
const TIMES = Array.from({ length: 15 }, (_, n) => n);

describe.each(['gompertz', 'logistic'] as const)('%s', (model) => {
  test('starts at the start, ends at the rise, and is steepest at the rate', () => {
    expect(growthAt(-1e4, CURVE, model)).toBeCloseTo(-3, 9);
    expect(growthAt(1e4, CURVE, model)).toBeCloseTo(1, 9);
    const slopes = Array.from({ length: 20_000 }, (_, n) => {
      const time = n / 1000;
      return (growthAt(time + 1e-4, CURVE, model) - growthAt(time - 1e-4, CURVE, model)) / 2e-4;
    });
    expect(Math.max(...slopes)).toBeCloseTo(0.8, 5);
  });

  test('the tangent of the largest slope meets the start at the lag', () => {
    const [share, at] = model === 'gompertz' ? [1 / Math.E, 4 / (0.8 * Math.E)] : [0.5, 0.5 * (4 / 0.8)];
    expect(growthAt(2.5 + at, CURVE, model)).toBeCloseTo(-3 + 4 * share, 9);
  });

  test('points on a curve give it back', () => {
    const points = TIMES.map((time) => ({ time, size: growthAt(time, CURVE, model) }));
    const fit = fitGrowth(points, model, { start: -2.9, rise: 3.5, rate: 0.6, lag: 2 });
    expect(fit?.rate).toBeCloseTo(0.8, 8);
    expect(fit?.lag).toBeCloseTo(2.5, 7);
    expect(fit?.residualSumOfSquares).toBeLessThan(1e-12);
  });

  test('four points determine nothing', () => {
    const points = TIMES.slice(0, 4).map((time) => ({ time, size: growthAt(time, CURVE, model) }));
    expect(fitGrowth(points, model, CURVE)).toBeNull();
  });
});
