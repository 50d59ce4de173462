import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type QpcrUnknownsInput } from '#workers/formulas/qpcr-unknowns.ts';

const input: QpcrUnknownsInput = {
  standards: '1000\t20\t20.2\n100\t23.3\t23.5\n10\t26.7\t26.8',
  samples: 'A\t21\t21.2',
  decimalMark: 'point',
  quantityUnit: '',
  dilutionFactor: 1,
  confidenceLevel: 95,
};
const blank: Candidate<QpcrUnknownsInput> = { ...input };
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, standards: '' }, required, 'standards'],
    [{ ...blank, samples: '' }, required, 'samples'],
    [{ ...blank, standards: 'x\t20\ny\t23' }, 'Line 1: "x" is not a quantity above 0', 'standards'],
    [{ ...blank, standards: '0\t20\n1\t23' }, 'Line 1: "0" is not a quantity above 0', 'standards'],
    [{ ...blank, standards: '1\t20\n10\tx' }, 'Line 2: "x" is not a Ct', 'standards'],
    [{ ...blank, standards: '1\t20\n10\t17' }, 'Please enter at least 3 wells at two or more quantities', 'standards'],
    [{ ...blank, standards: '1\t20\t21\t22' }, 'Please enter at least 3 wells at two or more quantities', 'standards'],
    [
      { ...blank, standards: '1\t20\n10\t21\n100\t22' },
      'The slope must be negative: more template reaches the threshold earlier',
      'standards',
    ],
    [{ ...blank, samples: 'A\t-3' }, 'Line 1: a Ct must be greater than 0', 'samples'],
    [{ ...blank, dilutionFactor: 0 }, 'All values must be greater than 0', 'dilutionFactor'],
    [{ ...blank, confidenceLevel: null }, required, 'confidenceLevel'],
    [
      { ...blank, standards: '1\t20\n10\t19.999\n100\t19.998' },
      'The standard curve is so flat that quantities are beyond all numbers',
      'standards',
    ],
  ]);

  accepts(formula, [
    [blank, input],
    [
      { ...blank, dilutionFactor: null, quantityUnit: ' ng ' },
      { ...input, quantityUnit: 'ng' },
    ],
  ]);
});

describe('compute', () => {
  test('on an exact curve a sample is read exactly, and its interval is a point', () => {
    const slope = -3.321928094887362;
    const standards = [1, 10, 100].map((quantity) => `${quantity}\t${30 + slope * Math.log10(quantity)}`).join('\n');
    const { samples, efficiency } = computed(formula, {
      ...input,
      standards,
      samples: `A\t${30 + slope}`,
      dilutionFactor: 4,
    });
    expect(efficiency).toBeCloseTo(100, 8);
    expect(samples[0]?.quantity).toBeCloseTo(40, 8);
    expect(samples[0]?.outside).toBeNull();
    expect(samples[0]?.lower).toBeCloseTo(40, 5);
  });

  test('a mean of more wells has a narrower interval', () => {
    const { samples } = computed(formula, { ...input, samples: 'A\t22\nB\t22\t22\t22\t22' });
    const [one, four] = samples.map(({ lower, upper }) => (upper ?? 0) / (lower ?? 1));
    expect(four).toBeLessThan(one ?? 0);
    expect(samples[0]?.quantity).toBeCloseTo(samples[1]?.quantity ?? 0, 9);
  });

  test('says which samples lie beyond the standards', () => {
    const { samples } = computed(formula, { ...input, samples: 'high\t15\nlow\t30\nin\t23\nnone\tUndetermined' });
    expect(samples.map(({ outside }) => outside)).toEqual(['above', 'below', null, null]);
    expect(samples[3]).toMatchObject({ wells: 1, undetermined: 1, quantity: null, meanCt: null });
  });

  test('a slope that may be 0 gives no interval', () => {
    const standards = '1\t20\t25\n10\t19\t24';
    const { efficiencyInterval, samples } = computed(formula, { ...input, standards, samples: 'A\t22' });
    expect(efficiencyInterval.upper).toBeNull();
    expect(samples[0]?.lower).toBeNull();
  });

  test('undetermined wells of the standards are counted', () => {
    const result = computed(formula, { ...input, standards: `${input.standards}\n1\tUndetermined\tundet` });
    expect(result.standardsUndetermined).toBe(2);
    expect(result.dynamicRange).toEqual({ from: 10, to: 1000 });
    expect(result.standardWells).toBe(6);
  });
});
