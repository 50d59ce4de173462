import { describe, expect, test } from 'vitest';
import { predictiveValues, tableValues } from '#workers/formulas/diagnostic-test.ts';

/** The liver scan of Altman and Bland (1994). */
const scan = { truePositives: 231, diseased: 258, trueNegatives: 54, healthy: 86 };
const nothing = { estimate: null, lower: null, upper: null };

describe('at a prevalence', () => {
  test('of 25 %: 44.5 % and 94.7 %, with limits of the logit', () => {
    const { positive, negative } = predictiveValues(scan, 0.25, 0.95);
    expect(positive.estimate).toBeCloseTo(0.445086705202312, 12);
    expect(positive.lower).toBeCloseTo(0.377953506277609, 9);
    expect(positive.upper).toBeCloseTo(0.514285638557141, 9);
    expect(negative.estimate).toBeCloseTo(0.947368421052632, 12);
  });

  test('as in the table, the estimates are those of the table', () => {
    const there = predictiveValues(scan, 258 / 344, 0.95);
    const here = tableValues([231, 32, 27, 54], 0.95);
    expect(there.positive.estimate).toBeCloseTo(here.positive.estimate ?? 0, 12);
    expect(there.negative.estimate).toBeCloseTo(here.negative.estimate ?? 0, 12);
  });

  test('a certain result has no limits', () => {
    const { negative } = predictiveValues({ ...scan, truePositives: 258 }, 0.25, 0.95);
    expect(negative).toEqual({ estimate: 1, lower: null, upper: null });
  });

  test('a result that nobody has is not defined', () => {
    const never = { ...scan, truePositives: 0, trueNegatives: 86 };
    expect(predictiveValues(never, 0.25, 0.95).positive).toEqual(nothing);
  });
});

test('a table without positives has no positive predictive value', () => {
  expect(tableValues([0, 0, 3, 5], 0.95)).toMatchObject({ positive: nothing, negative: { estimate: 0.625 } });
});
