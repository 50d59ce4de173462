import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { fewRunsPValue, type LinearRegressionInput } from '#workers/formulas/linear-regression.ts';

const input: LinearRegressionInput = {
  data: 'x\ty\n1\t2.1\n2\t3.9\n3\t6.2\n4\t7.8\n5\t10.1',
  decimalMark: 'point',
  throughOrigin: false,
  predictAt: '',
  unknowns: '',
  confidenceLevel: 95,
};

describe('validate', () => {
  refuses(formula, [
    [{ ...input, decimalMark: '' }, 'Please fill in all required fields', 'decimalMark'],
    [{ ...input, data: '' }, 'Please fill in all required fields', 'data'],
    [{ ...input, data: '1\n2\n3' }, 'Please paste at least two columns: x and y', 'data'],
    [{ ...input, data: '1\t2\n2\t3' }, 'Please enter at least three points', 'data'],
    [{ ...input, data: '1\t2\n\t3\n4\t5\n5\t6' }, 'Line 2: x is missing', 'data'],
    [{ ...input, data: '1\t2\n2\thigh\n3\t4' }, 'Line 2: "high" is not a number', 'data'],
    [{ ...input, data: '1 2\n1 3\n1 5' }, 'All x values are equal: a line cannot be fitted', 'data'],
    [
      { ...input, data: '0 2\n0 3\n0 5', throughOrigin: true },
      'All x values are equal: a line cannot be fitted',
      'data',
    ],
    [{ ...input, unknowns: '4\nhigh' }, 'Unknowns, line 2: "high" is not a number', 'unknowns'],
    [{ ...input, predictAt: 'x' }, 'Predict at, line 1: "x" is not a number', 'predictAt'],
    [
      { ...input, data: '1 4\n2 4\n3 4', unknowns: '4' },
      'The slope is 0: unknowns cannot be read from this line',
      'unknowns',
    ],
    [{ ...input, confidenceLevel: 100 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
  ]);
  accepts(formula, [[input, input]]);
});

describe('compute', () => {
  test('every replicate is a point; lines without y are left out', () => {
    const { count, names } = computed(formula, { ...input, data: 'c\tA1\tA2\n0\t1\t2\n1\t3\t\n2\t\t\n3\t5\t6' });
    expect([count, names.x, names.y]).toEqual([5, 'c', 'Reading']);
  });

  test('unknowns outside the readings are extrapolated; without unknowns there are no limits of detection', () => {
    const { inverse, detectionLimit, quantitationLimit } = computed(formula, { ...input, unknowns: '5\n11\n2' });
    expect(inverse.map(({ extrapolated }) => extrapolated)).toEqual([false, true, true]);
    expect((quantitationLimit ?? 0) / (detectionLimit ?? 1)).toBeCloseTo(10 / 3.3, 12);
    expect(computed(formula, input).detectionLimit).toBeNull();
  });

  test('a parabola has too few runs', () => {
    const data = Array.from({ length: 15 }, (_, x) => `${x} ${x * x}`).join('\n');
    expect(computed(formula, { ...input, data }).fewRuns).toBeLessThan(0.01);
  });

  test('a far point at the end is named as influential', () => {
    const data = '1 1\n2 2.1\n3 2.9\n4 4.1\n5 5\n6 5.9\n7 7.1\n30 5';
    expect(computed(formula, { ...input, data }).hasInfluentialPoint).toBe(true);
    expect(computed(formula, input).hasInfluentialPoint).toBe(false);
  });

  test('residuals add up to 0, and bands hold the line', () => {
    const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: -50, max: 50 })), {
      minLength: 3,
    });
    fc.assert(
      fc.property(points, (given) => {
        fc.pre(new Set(given.map(([x]) => x)).size > 1);
        const data = given.map((pair) => pair.join('\t')).join('\n');
        const { residuals, bands } = computed(formula, { ...input, data });
        expect(residuals.reduce((sum, { residual }) => sum + residual, 0)).toBeCloseTo(0, 7);
        for (const { fit, confidence, prediction } of bands) {
          expect(confidence.lower).toBeLessThanOrEqual(fit);
          expect(prediction.upper).toBeGreaterThanOrEqual(confidence.upper);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('runs of residuals', () => {
  test('three above and three below: 20 orders, 2 with two runs, 4 with three', () => {
    expect(fewRunsPValue([1, 1, 1, -1, -1, -1])).toBeCloseTo(2 / 20, 12);
    expect(fewRunsPValue([1, 1, -1, -1, -1, 1])).toBeCloseTo(6 / 20, 12);
    expect(fewRunsPValue([1, -1, 1, -1, 1, -1])).toBeCloseTo(1, 12);
  });

  test('residuals of 0 have no sign, and one sign alone has no runs to count', () => {
    expect(fewRunsPValue([1, 0, 1, 1, -1, 0, -1, -1])).toBeCloseTo(2 / 20, 12);
    expect(fewRunsPValue([1, 2, 0])).toBeNull();
  });
});
