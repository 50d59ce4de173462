import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type AssayCurveInput } from '#workers/formulas/assay-curve.ts';

const input: AssayCurveInput = {
  standards: '0\t0.01\t0\n10\t0.21\t0.2\n20\t0.38\t0.39\n40\t0.72\t0.7\n80\t1.2\t1.22',
  samples: 'A\t0.5\nB\t0.1\t0.12',
  decimalMark: 'point',
  model: 'best',
  concentrationUnit: 'µg/mL',
  dilutionFactor: 1,
  confidenceLevel: 95,
};
const blank: Candidate<AssayCurveInput> = { ...input };
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, model: '' }, required, 'model'],
    [{ ...blank, concentrationUnit: '' }, required, 'concentrationUnit'],
    [{ ...blank, standards: '' }, required, 'standards'],
    [{ ...blank, standards: '1\n2' }, 'Please paste at least two columns: concentration and absorbance', 'standards'],
    [{ ...blank, standards: '-1 2\n2 3' }, 'Line 1: a concentration must be 0 or greater', 'standards'],
    [{ ...blank, standards: 'c\tA\n1\t2\n\t3' }, 'Line 3: the concentration is missing', 'standards'],
    [{ ...blank, standards: '1 2\n'.repeat(5001) }, 'Please paste at most 5000 absorbances of standards', 'standards'],
    [
      { ...blank, standards: '1 2\n1 3\n1 4' },
      'The curve has 2 parameters: please enter at least 3 standards at 2 or more concentrations',
      'standards',
    ],
    [
      { ...blank, model: 'quadratic', standards: '1 2\n2 3\n3 4' },
      'The curve has 3 parameters: please enter at least 4 standards at 3 or more concentrations',
      'standards',
    ],
    [
      { ...blank, standards: '1 2\n2 2\n3 2' },
      'All standards have the same absorbance: there is no curve to fit',
      'standards',
    ],
    [{ ...blank, samples: '' }, required, 'samples'],
    [{ ...blank, samples: 'A\tx\nB\ty\nC\tz' }, 'Line 2: "y" is not a number', 'samples'],
    [{ ...blank, dilutionFactor: -2 }, 'All values must be greater than 0', 'dilutionFactor'],
    [{ ...blank, confidenceLevel: null }, required, 'confidenceLevel'],
    [
      { ...blank, model: 'logistic', standards: '1 1\n10 2\n100 3\n1000 4\n10000 5\n100000 6' },
      'The standards do not determine this curve: choose a simpler one, or add standards',
      'model',
    ],
  ]);
  accepts(formula, [
    [blank, input],
    [
      { ...blank, dilutionFactor: null, model: 'linear' },
      { ...input, model: 'linear' },
    ],
  ]);
});

describe('compute', () => {
  test('with three standards on a line there is no criterion, and the line is taken', () => {
    const { model, compared } = computed(formula, { ...input, standards: '0 0\n1 1\n2 2' });
    expect(model).toBe('linear');
    expect(compared.map(({ aicc }) => aicc)).toEqual([null, null, null]);
  });

  test('a falling curve says correctly what is beyond it', () => {
    const falling = '0\t1.2\n10\t0.9\n20\t0.65\n40\t0.3\n60\t0.1';
    const { samples } = computed(formula, {
      ...input,
      model: 'quadratic',
      standards: falling,
      samples: 'more\t0.05\nless\t1.4\nin\t0.5',
    });
    expect(samples.map(({ outside }) => outside)).toEqual(['above', 'below', null]);
  });

  test('the dilution multiplies concentration, error and limits', () => {
    const [one] = computed(formula, input).samples;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (dilutionFactor) => {
        const [other] = computed(formula, { ...input, dilutionFactor }).samples;
        for (const key of ['concentration', 'standardError', 'lower', 'upper'] as const)
          expect((other?.[key] ?? 0) / dilutionFactor).toBeCloseTo(one?.[key] ?? 0, 9);
      }),
    );
  });
});
