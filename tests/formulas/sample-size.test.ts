import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type SampleSizeInput } from '#workers/formulas/sample-size.ts';

const blank: Candidate<SampleSizeInput> = {
  design: 'two-means',
  solveFor: 'sample-size',
  difference: 5,
  standardDeviation: 10,
  proportion1: null,
  proportion2: null,
  correlation: null,
  groups: null,
  effectSize: null,
  groupMeans: '',
  allocationRatio: 1,
  sampleSize1: null,
  sampleSize2: null,
  alternative: 'two-sided',
  significanceLevel: 0.05,
  power: 80,
  dropout: 0,
};
const input: SampleSizeInput = {
  design: 'two-means',
  solveFor: 'sample-size',
  difference: 5,
  standardDeviation: 10,
  groupMeans: '',
  allocationRatio: 1,
  alternative: 'two-sided',
  significanceLevel: 0.05,
  power: 80,
  dropout: 0,
};
const shares: Candidate<SampleSizeInput> = { ...blank, design: 'two-proportions', proportion1: 50, proportion2: 75 };
const anova: Candidate<SampleSizeInput> = { ...blank, design: 'anova', groups: 4, effectSize: 0.25 };
const pairs: Candidate<SampleSizeInput> = { ...blank, design: 'correlation', correlation: 0.3 };
const required = 'Please fill in all required fields';
const correlation = 'Correlation must lie between -1 and 1 and must not be 0';
const proportion = 'Proportions must lie between 0 and 100 %, both excluded';
const count = 'Number of groups must be a whole number from 2 to 30';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, design: '' }, required, 'design'],
    [{ ...blank, solveFor: '' }, required, 'solveFor'],
    [{ ...blank, alternative: '' }, required, 'alternative'],
    [{ ...blank, difference: null }, required, 'difference'],
    [{ ...blank, standardDeviation: Number.NaN }, required, 'standardDeviation'],
    [{ ...blank, significanceLevel: null }, required, 'significanceLevel'],
    [{ ...blank, solveFor: 'power', sampleSize1: 20 }, required, 'sampleSize2'],
    [{ ...blank, difference: 0 }, 'Difference must not be 0', 'difference'],
    [{ ...blank, standardDeviation: 0 }, 'Standard deviation must be greater than 0', 'standardDeviation'],
    [{ ...blank, power: 100 }, 'Power must be between 50 and 99.9 %', 'power'],
    [{ ...blank, dropout: 95 }, 'Dropout must be between 0 and 90 %', 'dropout'],
    [{ ...blank, allocationRatio: 20 }, 'Allocation ratio must be between 0.1 and 10', 'allocationRatio'],
    [{ ...blank, significanceLevel: 0.6 }, 'Significance level must be between 0.0001 and 0.5', 'significanceLevel'],
    [{ ...shares, proportion1: 0 }, proportion, 'proportion1'],
    [{ ...shares, proportion2: 100 }, proportion, 'proportion2'],
    [{ ...shares, proportion2: 2e-323 }, proportion, 'proportion2'],
    [{ ...shares, proportion2: 50 }, 'The two proportions must differ', 'proportion2'],
    [{ ...pairs, correlation: 0 }, correlation, 'correlation'],
    [{ ...pairs, correlation: -1.2 }, correlation, 'correlation'],
    [{ ...pairs, correlation: 1 }, correlation, 'correlation'],
    [{ ...pairs, correlation: -1 }, correlation, 'correlation'],
    [
      { ...pairs, solveFor: 'power', sampleSize1: 3 },
      'Sample sizes must be whole numbers of at least 4',
      'sampleSize1',
    ],
    [
      { ...blank, solveFor: 'power', sampleSize1: 20, sampleSize2: 1.5 },
      'Sample sizes must be whole numbers of at least 2',
      'sampleSize2',
    ],
    [{ ...anova, groups: 31 }, count, 'groups'],
    [{ ...anova, effectSize: 0 }, 'Effect size must be greater than 0', 'effectSize'],
    [{ ...anova, groupMeans: '4' }, count, 'groupMeans'],
    [{ ...anova, groupMeans: '4 4 4' }, 'Group means must not all be equal', 'groupMeans'],
    [{ ...anova, groupMeans: '4 five' }, 'Group means, line 1: "five" is not a number', 'groupMeans'],
    [
      { ...blank, difference: 0.001 },
      'More than 1000000 subjects would be needed: the effect is too small to plan for',
      'difference',
    ],
    [
      { ...blank, difference: 1e300, standardDeviation: 1e-300 },
      'Please enter values whose result is not beyond all numbers',
      'difference',
    ],
  ]);

  accepts(formula, [
    [blank, input],
    [
      { ...anova, groupMeans: '10, 12, 14', groups: 99 },
      {
        design: 'anova',
        solveFor: 'sample-size',
        standardDeviation: 10,
        groupMeans: '10, 12, 14',
        alternative: 'two-sided',
        significanceLevel: 0.05,
        power: 80,
        dropout: 0,
      },
    ],
  ]);
});

describe('compute', () => {
  test('twice as many in the second group: 47 have 79.37 % by the noncentral t of scipy 1.17, 48 have 80.21 %', () => {
    const { sampleSizes, achievedPower } = computed(formula, { ...input, allocationRatio: 2 });
    expect(sampleSizes).toEqual({ group1: 48, group2: 96 });
    expect(achievedPower).toBeCloseTo(80.21395496677515, 8);
  });

  test('f of group means divides by their number', () => {
    const { effectSize, sampleSizePerGroup } = computed(formula, {
      ...input,
      design: 'anova',
      groupMeans: '10 12 14',
      standardDeviation: 4,
    });
    expect(effectSize).toBeCloseTo(Math.sqrt(8 / 3) / 4, 14);
    expect(sampleSizePerGroup).toBe(21);
  });

  test('an enormous effect needs two in a group, and takes no time', () => {
    const { sampleSizes, achievedPower } = computed(formula, { ...input, difference: 1e200 });
    expect(sampleSizes).toEqual({ group1: 2, group2: 2 });
    expect(achievedPower).toBe(100);
  });

  test('the power at the planned size is reached, and not with one fewer', () => {
    const effects = fc.double({ min: 0.2, max: 3, noNaN: true });
    const powers = fc.integer({ min: 50, max: 99 });
    const designs = fc.constantFrom('two-means', 'paired-means', 'one-mean', 'correlation', 'two-proportions', 'anova');
    fc.assert(
      fc.property(designs, effects, powers, (design, effect, power) => {
        const study: SampleSizeInput = {
          ...input,
          design,
          power,
          difference: effect,
          standardDeviation: 1,
          correlation: effect / 3.1,
          proportion1: 50,
          proportion2: 50 + effect * 16,
          groups: 3,
          effectSize: effect,
        };
        const { achievedPower, sampleSizes, sampleSizePerGroup, totalSampleSize, curves } = computed(formula, study);
        expect(achievedPower).toBeGreaterThanOrEqual(power - 1e-6);
        const size = (sampleSizes?.group1 ?? sampleSizePerGroup ?? totalSampleSize) - 1;
        const least = design === 'correlation' ? 4 : 2;
        if (size >= least) {
          const fewer = computed(formula, { ...study, solveFor: 'power', sampleSize1: size, sampleSize2: size });
          expect(fewer.achievedPower).toBeLessThan(power + 1e-6);
        }
        for (const { points } of curves)
          points.forEach(({ power: here }, at) => {
            expect(here).toBeGreaterThanOrEqual((points[at - 1]?.power ?? 0) - 1e-9);
          });
      }),
      { numRuns: 30 },
    );
  });
});
