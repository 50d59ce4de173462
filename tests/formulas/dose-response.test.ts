import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type DoseResponseInput } from '#workers/formulas/dose-response.ts';

const rising =
  'dose\tr1\tr2\n0.01\t2.1\t1\n0.03\t3\t4.2\n0.1\t8.5\t9.9\n0.3\t20.1\t22.3\n1\t48.2\t51.5\n3\t74.9\t72.6\n10\t90.5\t92.1\n30\t96.8\t95.4\n100\t98.2\t99.7';
const input: DoseResponseInput = {
  data: rising,
  decimalMark: 'point',
  doseUnit: '',
  columnsAre: 'replicates',
  bottom: 'fit',
  top: 'fit',
  hillSlope: 'fit',
  shareBottom: false,
  shareTop: false,
  shareHillSlope: false,
  confidenceLevel: 95,
};
const blank: Candidate<DoseResponseInput> = { ...input, bottomValue: null, topValue: null, hillSlopeValue: null };
const required = 'Please fill in all required fields';
const noCurve = 'No curve could be fitted: fix bottom or top, or add doses around the middle';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, data: '' }, required, 'data'],
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, columnsAre: '' }, required, 'columnsAre'],
    [{ ...blank, top: '' }, required, 'top'],
    [{ ...blank, bottom: 'fixed' }, required, 'bottomValue'],
    [{ ...blank, data: '1\n2\n3' }, 'Please paste at least two columns: dose and response', 'data'],
    [{ ...blank, data: 'dose\tr\n1\t2\n\t3' }, 'Line 3: the dose is missing', 'data'],
    [{ ...blank, data: 'dose\tr\n-1\t2\n2\t3' }, 'Line 2: a dose must be 0 or greater', 'data'],
    [{ ...blank, data: '1 2\n1 3\n2 4\n2 5\n3 6\n3 7' }, 'Please enter at least 4 different doses', 'data'],
    [
      { ...blank, data: '1 1\n2 4\n3 8\n4 9' },
      'The curve has 4 free parameters: please enter at least 5 points',
      'data',
    ],
    [{ ...blank, data: '1 5\n2 5\n3 5\n4 5\n5 5' }, 'All responses are equal: there is no curve to fit', 'data'],
    [{ ...blank, data: '1 2 3 4 5 6 7 8', columnsAre: 'datasets' }, 'Please paste at most 6 curves', 'data'],
    [
      { ...blank, bottom: 'fixed', bottomValue: 100, top: 'fixed', topValue: 0 },
      'Top must be greater than bottom',
      'topValue',
    ],
    [{ ...blank, hillSlope: 'fixed', hillSlopeValue: 0 }, 'The fixed Hill slope must not be 0', 'hillSlopeValue'],
    [{ ...blank, hillSlope: 'fixed', hillSlopeValue: -1 }, noCurve, 'data'],
    [{ ...blank, data: '1 1\n10 2\n100 3\n1000 4\n10000 5\n100000 6' }, noCurve, 'data'],
    [{ ...blank, confidenceLevel: 10 }, 'Confidence level must be between 50 and 99.9 %', 'confidenceLevel'],
  ]);

  accepts(formula, [
    [blank, input],
    [
      { ...blank, doseUnit: ' nM ', top: 'fixed', topValue: 100, shareTop: true },
      { ...input, doseUnit: 'nM', top: 'fixed', topValue: 100 },
    ],
  ]);
});

describe('compute', () => {
  test('curves apart have their own residual SD, and there is none of all', () => {
    const { curves, residualStandardError, degreesOfFreedom, potencyRatios, commonEc50Test } = computed(formula, {
      ...input,
      columnsAre: 'datasets',
    });
    expect(curves.map(({ name, degreesOfFreedom: own }) => [name, own])).toEqual([
      ['r1', 5],
      ['r2', 5],
    ]);
    expect([residualStandardError, degreesOfFreedom, potencyRatios, commonEc50Test]).toEqual([null, null, null, null]);
  });

  test('the same curve twice has a potency ratio of 1 and no evidence of two EC50', () => {
    const { potencyRatios, commonEc50Test } = computed(formula, {
      ...input,
      data: rising.replaceAll(/\t([\d.]+)\t[\d.]+/g, '\t$1\t$1'),
      columnsAre: 'datasets',
      shareTop: true,
    });
    expect(potencyRatios?.[0]?.ratio).toBeCloseTo(1, 9);
    expect(commonEc50Test?.numeratorDegreesOfFreedom).toBe(1);
    expect(commonEc50Test?.pValue).toBeGreaterThan(0.999);
  });

  test('doses in another unit move the EC50 and nothing else', () => {
    const [before] = computed(formula, input).curves;
    fc.assert(
      fc.property(fc.integer({ min: -4, max: 4 }), (power) => {
        const lines = rising.split('\n').map((line, at) => {
          const [dose = '', ...rest] = line.split('\t');
          return [at === 0 ? dose : `${dose}e${power}`, ...rest].join('\t');
        });
        const [after] = computed(formula, { ...input, data: lines.join('\n') }).curves;
        expect((after?.ec50 ?? 0) / 10 ** power).toBeCloseTo(before?.ec50 ?? 0, 7);
        expect(after?.hillSlope).toBeCloseTo(before?.hillSlope ?? 0, 7);
        expect(after?.bottom).toBeCloseTo(before?.bottom ?? 0, 6);
      }),
      { numRuns: 9 },
    );
  });
});
