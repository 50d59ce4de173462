import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { logRank, type SurvivalAnalysisInput } from '#workers/formulas/survival-analysis.ts';

const input: SurvivalAnalysisInput = {
  data: '3\t1\tA\n5\t1\tA\n7\t0\tA\n9\t1\tA\n2\t1\tB\n4\t1\tB\n4\t1\tB\n6\t0\tB',
  decimalMark: 'point',
  intervalMethod: 'log-log',
  confidenceLevel: 95,
};
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...input, data: '' }, required, 'data'],
    [{ ...input, decimalMark: '' }, required, 'decimalMark'],
    [{ ...input, intervalMethod: '' }, required, 'intervalMethod'],
    [{ ...input, data: '5\n6' }, 'Please paste two or three columns: time, status and group', 'data'],
    [
      { ...input, data: Array.from({ length: 11 }, (_, at) => `1\t1\tG${at}`).join('\n') },
      'Please paste at most 10 groups',
      'data',
    ],
    [{ ...input, data: '5\t0\n6\t0' }, 'No event was observed: there is no curve to estimate', 'data'],
    [{ ...input, confidenceLevel: 10 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
  ]);

  accepts(formula, [[input, input]]);
});

describe('compute', () => {
  test('swapping the groups inverts the hazard ratio and leaves the test', () => {
    const swapped = input.data.split('\n').reverse().join('\n');
    const [one, other] = [input.data, swapped].map((data) => computed(formula, { ...input, data }));
    expect((one?.hazardRatio?.estimate ?? 0) * (other?.hazardRatio?.estimate ?? 0)).toBeCloseTo(1, 12);
    expect((one?.hazardRatio?.lower ?? 0) * (other?.hazardRatio?.upper ?? 0)).toBeCloseTo(1, 12);
    expect(one?.logRank?.statistic).toBeCloseTo(other?.logRank?.statistic ?? 0, 12);
  });

  test('a reference without an event has a hazard ratio, but none by observed and expected', () => {
    const { hazardRatio } = computed(formula, { ...input, data: '1\t1\tA\n2\t1\tA\n3\t0\tB\n4\t0\tB' });
    expect(hazardRatio?.estimate).toBeGreaterThan(1);
    expect(hazardRatio?.observedExpectedRatio).toBeNull();
  });

  test('a group that leaves before the first event has no hazard ratio', () => {
    const { hazardRatio, logRank } = computed(formula, { ...input, data: '5\t1\tA\n6\t1\tA\n1\t0\tB' });
    expect(hazardRatio).toBeNull();
    expect(logRank).toMatchObject({ statistic: null, pValue: null });
  });

  test('curves that cross are found', () => {
    const data = '1\t1\tA\n2\t1\tA\n20\t1\tA\n21\t1\tA\n5\t1\tB\n6\t1\tB\n7\t1\tB\n8\t1\tB';
    expect(computed(formula, { ...input, data }).hasCrossing).toBe(true);
    expect(computed(formula, input).hasCrossing).toBe(false);
  });

  test('other units of time change the times and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), (factor) => {
        const data = input.data.replaceAll(/^\d+/gm, (time) => String(Number(time) * factor));
        const [before, after] = [input, { ...input, data }].map((each) => computed(formula, each));
        expect(after?.groups[0]?.medianSurvival).toBe((before?.groups[0]?.medianSurvival ?? 0) * factor);
        expect(after?.logRank).toEqual(before?.logRank);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the log-rank test', () => {
  const groupOf = (...subjects: readonly (readonly [time: number, status: 0 | 1])[]) =>
    subjects.map(([time, status]) => ({ time, isEvent: status === 1 }));
  const a = groupOf([3, 1], [5, 1], [7, 0], [9, 1]);
  const b = groupOf([2, 1], [4, 1], [4, 1], [6, 0]);
  const c = groupOf([8, 1], [10, 1], [12, 0], [12, 1]);

  test('two groups, by scipy.stats.logrank', () => {
    const { statistic, degreesOfFreedom, pValue } = logRank([a, b], false);
    expect(statistic).toBeCloseTo(0.6233796841857172, 8);
    expect(pValue).toBeCloseTo(0.4297941399243992, 8);
    expect(degreesOfFreedom).toBe(1);
  });

  test('three groups, by the sums of the definition in numpy', () => {
    const { statistic, degreesOfFreedom } = logRank([a, b, c], false);
    expect([statistic, degreesOfFreedom]).toEqual([expect.closeTo(5.318911685748686, 8), 2]);
    expect(logRank([a, b, c], true).statistic).toBeCloseTo(4.912132141772924, 8);
  });

  test('observed and expected events add up to the same', () => {
    const { observed, expected } = logRank([a, b, c], false);
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(observed).toEqual([3, 3, 3]);
    expect(sum(expected)).toBeCloseTo(9, 12);
  });

  test('a group that leaves before the first event says nothing, and where all do there is no test', () => {
    const early = groupOf([1, 0], [1, 0]);
    expect(logRank([a, b, early], false).degreesOfFreedom).toBe(1);
    expect(logRank([a, early], false)).toMatchObject({ statistic: null, pValue: null });
  });
});
