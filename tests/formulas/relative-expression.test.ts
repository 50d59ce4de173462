import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, {
  normalized,
  type RelativeExpressionInput,
  relativeQuantity,
} from '#workers/formulas/relative-expression.ts';

const input: RelativeExpressionInput = {
  data: 'c\tT\t25\t25.2\nc\tR\t18\t18.1\ns\tT\t22\t22.1\ns\tR\t18\t18.2',
  decimalMark: 'point',
  references: 'R',
  control: 'c',
  efficiencies: '',
  hasControlError: false,
};
const blank: Candidate<RelativeExpressionInput> = { ...input };

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, decimalMark: '' }, 'Please fill in all required fields', 'decimalMark'],
    [{ ...blank, data: '' }, 'Please fill in all required fields', 'data'],
    [{ ...blank, data: 'c\n' }, 'Line 1: please give sample and gene before the Ct', 'data'],
    [{ ...blank, references: ' , ' }, 'Please name at least one reference gene', 'references'],
    [{ ...blank, references: 'X' }, 'There is no gene "X" in the table', 'references'],
    [{ ...blank, references: 'T, R' }, 'All genes are references: there is no target', 'references'],
    [{ ...blank, control: 'x' }, 'There is no sample "x" in the table', 'control'],
    [{ ...blank, efficiencies: 'X 90' }, 'Line 1: there is no gene "X" in the table', 'efficiencies'],
    [
      { ...blank, efficiencies: 'T 1.9' },
      'Line 1: the efficiency must be a percentage from 10 to 200, such as 95 for a factor of 1.95',
      'efficiencies',
    ],
    [
      { ...blank, efficiencies: 'T 95 -1' },
      'Line 1: the standard error must be a percentage of 0 or more',
      'efficiencies',
    ],
    [
      { ...blank, data: 'c\tT\t1e6\nc\tR\t18\ns\tT\t22\ns\tR\t18' },
      'The Ct differ so much that a ratio is beyond all numbers',
      'data',
    ],
  ]);
  accepts(formula, [
    [blank, input],
    [
      { ...blank, control: ' C ', hasControlError: true },
      { ...input, control: 'C', hasControlError: true },
    ],
  ]);
});

describe('compute', () => {
  const rowOf = (own: Partial<RelativeExpressionInput>, gene: string, sample: string) =>
    computed(formula, { ...input, ...own }).rows.find((row) => row.gene === gene && row.sample === sample);

  test('the control has a ratio of 1, and its own error once', () => {
    const row = rowOf({ hasControlError: true }, 'T', 'c');
    expect(row?.ratio).toBe(1);
    expect(row?.standardError).toBe(rowOf({}, 'T', 'c')?.standardError);
  });

  test('without a name the first sample is the control', () => {
    expect(computed(formula, { ...input, control: '' }).control).toBe('c');
  });

  test('lines of one sample and gene are joined', () => {
    const joined = 'c\tT\t25\nc\tT\t25.2\nc\tR\t18\t18.1\ns\tT\t22\t22.1\ns\tR\t18\t18.2';
    expect(computed(formula, { ...input, data: joined })).toEqual(computed(formula, input));
  });

  test.each([
    ['c\tT\t25\nc\tR\t18\ns\tT\tUndetermined\ns\tR\t18', 'target'],
    ['c\tT\t25\nc\tR\t18\ns\tT\t22\ns\tR\tUndetermined', 'reference'],
    ['c\tT\t25\nc\tR\t18\ns\tT\t22', 'reference'],
    ['c\tT\tUndetermined\nc\tR\t18\ns\tT\t22\ns\tR\t18', 'control'],
    ['c\tT\t25\nc\tR\tUndetermined\ns\tT\t22\ns\tR\t18', 'control'],
  ])('%j lacks a Ct: %s', (data, lacks) => {
    expect(rowOf({ data }, 'T', 's')).toMatchObject({ ratio: null, standardError: null, lacks });
  });

  test('a single well has a ratio and no error', () => {
    const row = rowOf({ data: 'c\tT\t25\nc\tR\t18\ns\tT\t22\ns\tR\t18' }, 'T', 's');
    expect(row?.ratio).toBeCloseTo(8, 12);
    expect(row?.standardError).toBeNull();
  });

  test('a cycle added to every gene of a sample changes no ratio at equal efficiencies', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), (shift) => {
        const data = `c\tT\t25\t25.2\nc\tR\t18\t18.1\ns\tT\t${22 + shift}\t${22.1 + shift}\ns\tR\t${18 + shift}\t${18.2 + shift}`;
        expect(rowOf({ data }, 'T', 's')?.ratio).toBeCloseTo(rowOf({}, 'T', 's')?.ratio ?? 0, 9);
      }),
    );
  });
});

describe('the logarithms of ratios', () => {
  const doubling = { factor: 2, standardError: 0 };

  test('a cycle earlier is twice the quantity', () => {
    const { value, variance } = relativeQuantity(
      { meanCt: 20, standardError: 0.1 },
      { meanCt: 21, standardError: 0.2 },
      doubling,
      false,
    );
    expect(Math.exp(value)).toBeCloseTo(2, 12);
    expect(variance).toBeCloseTo((Math.LN2 * 0.1) ** 2, 12);
  });

  test('the error of the control counts where it is asked for, and an unknown error stays unknown', () => {
    const [sample, control] = [
      { meanCt: 20, standardError: 0.1 },
      { meanCt: 21, standardError: 0.2 },
    ];
    expect(relativeQuantity(sample, control, doubling, true).variance).toBeCloseTo(Math.LN2 ** 2 * 0.05, 12);
    expect(relativeQuantity({ ...sample, standardError: null }, control, doubling, false).variance).toBeNull();
  });

  test('two references count as their geometric mean, with half of the error each', () => {
    const { value, variance } = normalized({ value: Math.log(12), variance: 0.01 }, [
      { value: Math.log(2), variance: 0.04 },
      { value: Math.log(8), variance: 0.04 },
    ]);
    expect(Math.exp(value)).toBeCloseTo(3, 12);
    expect(variance).toBeCloseTo(0.03, 12);
    expect(normalized({ value: 0, variance: 0.01 }, [{ value: 0, variance: null }]).variance).toBeNull();
  });
});
