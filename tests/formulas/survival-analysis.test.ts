import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type SurvivalAnalysisInput } from '#workers/formulas/survival-analysis.ts';

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
