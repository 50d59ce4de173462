import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, {
  type DiagnosticTestInput,
  predictiveValues,
  predictiveValuesOfTable,
} from '#workers/formulas/diagnostic-test.ts';

const input: DiagnosticTestInput = {
  truePositives: 231,
  falsePositives: 32,
  falseNegatives: 27,
  trueNegatives: 54,
  confidenceLevel: 95,
};
const blank: Candidate<DiagnosticTestInput> = { ...input, prevalence: null };
const required = 'Please fill in all required fields';
const notWhole = 'Counts must be whole numbers of 0 or more';
const oneOfEach = 'Please enter at least one diseased and one healthy subject';
const prevalenceFault = 'Prevalence must be above 0 and below 100 %';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, truePositives: null }, required, 'truePositives'],
    [{ ...blank, trueNegatives: null, falsePositives: -1 }, required, 'trueNegatives'],
    [{ ...blank, falsePositives: -1 }, notWhole, 'falsePositives'],
    [{ ...blank, falseNegatives: 1.5 }, notWhole, 'falseNegatives'],
    [{ ...blank, trueNegatives: 2e9 }, notWhole, 'trueNegatives'],
    [{ ...blank, truePositives: 0, falseNegatives: 0 }, oneOfEach, 'truePositives'],
    [{ ...blank, falsePositives: 0, trueNegatives: 0 }, oneOfEach, 'trueNegatives'],
    [{ ...blank, prevalence: 0 }, prevalenceFault, 'prevalence'],
    [{ ...blank, prevalence: 100 }, prevalenceFault, 'prevalence'],
    [{ ...blank, confidenceLevel: 40 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
    [{ ...blank, confidenceLevel: null }, required, 'confidenceLevel'],
  ]);

  accepts(formula, [
    [blank, input],
    [
      { ...blank, prevalence: 25 },
      { ...input, prevalence: 25 },
    ],
  ]);
});

describe('compute', () => {
  test('the liver scan of Altman and Bland: sensitivity 231/258, specificity 54/86', () => {
    const result = computed(formula, input);
    expect(result.sensitivity.estimate).toBeCloseTo((231 / 258) * 100, 10);
    expect(result.specificity.estimate).toBeCloseTo((54 / 86) * 100, 10);
    expect(result.positivePredictiveValue.estimate).toBeCloseTo((231 / 263) * 100, 10);
    expect([result.diseased, result.healthy, result.total, result.prevalence]).toEqual([258, 86, 344, 75]);
  });

  test('without false positives the positive likelihood ratio has no limit', () => {
    const { positiveLikelihoodRatio, diagnosticOddsRatio } = computed(formula, { ...input, falsePositives: 0 });
    expect(positiveLikelihoodRatio.estimate).toBeNull();
    expect(diagnosticOddsRatio.estimate).toBeNull();
  });

  test('odds after a positive result are the odds before times the likelihood ratio', () => {
    const count = fc.integer({ min: 1, max: 500 });
    const prevalences = fc.double({ min: 0.1, max: 99.9, noNaN: true });
    fc.assert(
      fc.property(count, count, count, count, prevalences, (tp, fp, fn, tn, prevalence) => {
        const result = computed(formula, {
          truePositives: tp,
          falsePositives: fp,
          falseNegatives: fn,
          trueNegatives: tn,
          prevalence,
          confidenceLevel: 95,
        });
        const before = prevalence / (100 - prevalence);
        const after = (result.positivePredictiveValue.estimate ?? 0) / 100;
        expect(after / (1 - after) / before / (result.positiveLikelihoodRatio.estimate ?? 1)).toBeCloseTo(1, 8);
      }),
    );
  });
});

describe('the predictive values', () => {
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
      const here = predictiveValuesOfTable([231, 32, 27, 54], 0.95);
      expect(there.positive.estimate).toBeCloseTo(here.positive.estimate ?? 0, 12);
      expect(there.negative.estimate).toBeCloseTo(here.negative.estimate ?? 0, 12);
    });

    test('a certain result has no limits', () => {
      const { negative } = predictiveValues({ ...scan, truePositives: 258 }, 0.25, 0.95);
      expect(negative).toEqual({ estimate: 1, lower: null, upper: null });
    });

    test('the values of a result that did not occur are not defined', () => {
      const never = { ...scan, truePositives: 0, trueNegatives: 86 };
      expect(predictiveValues(never, 0.25, 0.95).positive).toEqual(nothing);
    });
  });

  test('a table without positives has no positive predictive value', () => {
    expect(predictiveValuesOfTable([0, 0, 3, 5], 0.95)).toMatchObject({
      positive: nothing,
      negative: { estimate: 0.625 },
    });
  });
});
