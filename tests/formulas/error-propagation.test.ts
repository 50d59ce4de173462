import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/error-propagation.ts';

const A = { name: 'a', value: 2, standardUncertainty: 0.1 };
const B = { name: 'b', value: 4, standardUncertainty: 0.3 };
const ENTERED = { formula: 'a + b', variables: [A, B], trials: null, seed: null, confidenceLevel: null } as const;
const REQUIRED = 'Please fill in all required fields';
const TRIALS = 'Number of trials must be a whole number from 1000 to 1000000';
const SEED = 'Seed must be a whole number from 0 to 4294967295';
const LEVEL = 'Confidence level must be between 50 and 99.9 %';
const NAMES = 'Names start with a letter and have letters, digits and _ only';

const blank = { name: '', value: null, standardUncertainty: null };
const named = (name: string) => ({ ...ENTERED, variables: [A, { ...B, name }] });

refuses(formula, [
  [{ ...ENTERED, formula: '  ' }, REQUIRED, 'formula'],
  [{ ...ENTERED, variables: [blank] }, REQUIRED, 'variables.0.name'],
  [{ ...ENTERED, variables: [A, { ...B, name: ' ' }] }, REQUIRED, 'variables.1.name'],
  [{ ...ENTERED, variables: [A, { ...B, value: null }] }, REQUIRED, 'variables.1.value'],
  [{ ...ENTERED, variables: [A, { ...B, value: Number.NaN }] }, REQUIRED, 'variables.1.value'],
  [{ ...ENTERED, variables: [A, { ...B, standardUncertainty: null }] }, REQUIRED, 'variables.1.standardUncertainty'],
  [
    { ...ENTERED, variables: Array.from({ length: 21 }, (_, at) => ({ ...A, name: `a${at}` })) },
    'Please enter at most 20 variables',
    'variables.20.name',
  ],
  [named('ln'), '"ln" is a function name; please rename the variable', 'variables.1.name'],
  [named('pi'), '"pi" is a function name; please rename the variable', 'variables.1.name'],
  [named('log'), '"log" is a function name; please rename the variable', 'variables.1.name'],
  [named('2b'), NAMES, 'variables.1.name'],
  [named('b c'), NAMES, 'variables.1.name'],
  [named('a'), '"a" is listed twice', 'variables.1.name'],
  [
    { ...ENTERED, variables: [A, { ...B, standardUncertainty: -0.1 }] },
    'Standard uncertainties must be 0 or greater',
    'variables.1.standardUncertainty',
  ],
  [{ ...ENTERED, formula: '(a + b' }, 'The formula is not complete: a closing parenthesis is missing', 'formula'],
  [{ ...ENTERED, formula: 'a + c' }, '"c" in the formula has no row in the list', 'formula'],
  [{ ...ENTERED, trials: 999 }, TRIALS, 'trials'],
  [{ ...ENTERED, trials: 1_000_001 }, TRIALS, 'trials'],
  [{ ...ENTERED, trials: 1000.5 }, TRIALS, 'trials'],
  [{ ...ENTERED, trials: Number.NaN }, TRIALS, 'trials'],
  [{ ...ENTERED, seed: -1 }, SEED, 'seed'],
  [{ ...ENTERED, seed: 4_294_967_296 }, SEED, 'seed'],
  [{ ...ENTERED, confidenceLevel: 49 }, LEVEL, 'confidenceLevel'],
  [{ ...ENTERED, confidenceLevel: 99.95 }, LEVEL, 'confidenceLevel'],
  [{ ...ENTERED, confidenceLevel: Number.NaN }, LEVEL, 'confidenceLevel'],
  [{ ...ENTERED, formula: 'a / (b - b)' }, 'The formula has no value at these numbers', 'formula'],
  [
    { ...ENTERED, formula: 'sqrt(a)', variables: [{ ...A, value: 0 }] },
    'The formula has no value at these numbers',
    'formula',
  ],
  // A root of what is 0 for the entered numbers and negative in every trial.
  [
    { ...ENTERED, formula: 'sqrt(1 - (1 + a^2)) + b', variables: [{ ...A, value: 0 }, B], trials: 1000 },
    'The formula has no value at these numbers',
    'formula',
  ],
  [
    { ...ENTERED, formula: '(-(a^2))^0.5 * a + (-(a^2))^1.5', variables: [{ ...A, value: 0 }], trials: 1000 },
    'The formula has no value at these numbers',
    'formula',
  ],
  [
    { ...ENTERED, formula: '(-(a^2))^1.5', variables: [{ ...A, value: 0 }], trials: 1000 },
    'The formula has no value for nearly all trials',
    'formula',
  ],
]);

accepts(formula, [
  [ENTERED, { formula: 'a + b', variables: [A, B] }],
  [
    { ...ENTERED, variables: [blank, { ...A, name: ' a ' }, B], trials: 1000, seed: 7, confidenceLevel: 90 },
    { formula: 'a + b', variables: [A, B], trials: 1000, seed: 7, confidenceLevel: 90 },
  ],
  // The micro sign and the Greek letter are one name.
  [
    { ...ENTERED, formula: '2 * \u00b5', variables: [{ ...A, name: '\u03bc' }] },
    { formula: '2 * \u00b5', variables: [{ ...A, name: '\u03bc' }] },
  ],
]);

const few = { trials: 1000, seed: 1 };

describe('compute', () => {
  test('a variable that stands twice is one variable', () => {
    const { standardUncertainty, monteCarlo, unused } = computed(formula, {
      formula: 'a - a',
      variables: [A, B],
      ...few,
    });
    expect(standardUncertainty).toBe(0);
    expect(monteCarlo).toMatchObject({ mean: 0, standardDeviation: 0, lower: 0, upper: 0 });
    expect(monteCarlo.histogram).toEqual({ from: 0, width: 0, counts: [1000] });
    expect(unused).toEqual(['b']);
  });

  test('the histogram counts every trial once', () => {
    const { monteCarlo } = computed(formula, { formula: 'ln(a)', variables: [{ ...A, value: 0.2 }], ...few });
    expect(monteCarlo.invalidTrials).toBeGreaterThan(0);
    const counted = monteCarlo.histogram.counts.reduce((sum, count) => sum + count, 0);
    expect(counted + monteCarlo.invalidTrials).toBe(1000);
  });

  test('sums add in quadrature, and errors that are added up are not smaller', () => {
    const spread = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(spread, spread, (a, b) => {
        const variables = [
          { ...A, standardUncertainty: a },
          { ...B, standardUncertainty: b },
        ];
        const { standardUncertainty, addedErrors, contributions } = computed(formula, {
          formula: 'a - b',
          variables,
          ...few,
        });
        expect(standardUncertainty).toBeCloseTo(Math.hypot(a, b), 9);
        expect(addedErrors).toBeGreaterThanOrEqual(standardUncertainty * (1 - 1e-12));
        expect(contributions.reduce((sum, { percent }) => sum + (percent ?? 0), 0)).toBeCloseTo(100, 9);
      }),
      { numRuns: 25 },
    );
  });
});
