import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type MultipleTestingInput, pValueList } from '#workers/formulas/multiple-testing.ts';

const input: MultipleTestingInput = { data: '0.01 0.02 0.04', decimalMark: 'point', significanceLevel: 0.05 };
const blank: Candidate<MultipleTestingInput> = { ...input, numberOfTests: null };
const required = 'Please fill in all required fields';
const tooFew = 'Number of tests must be a whole number not below the number of p values';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, data: '' }, required, 'data'],
    [{ ...blank, decimalMark: '' }, required, 'decimalMark'],
    [{ ...blank, significanceLevel: null }, required, 'significanceLevel'],
    [{ ...blank, data: '0.2\n<0.001' }, 'Line 2: "<0.001" is not a number', 'data'],
    [{ ...blank, data: '0.2\n1.3' }, 'Line 2: a p value lies between 0 and 1', 'data'],
    [{ ...blank, significanceLevel: 0.6 }, 'Significance level must be between 0.0001 and 0.5', 'significanceLevel'],
    [{ ...blank, numberOfTests: 2 }, tooFew, 'numberOfTests'],
    [{ ...blank, numberOfTests: 3.5 }, tooFew, 'numberOfTests'],
  ]);

  accepts(formula, [
    [blank, input],
    [
      { ...blank, numberOfTests: 3 },
      { ...input, numberOfTests: 3 },
    ],
  ]);
});

describe('compute', () => {
  test('three p values by hand', () => {
    const { rows, significant } = computed(formula, input);
    const first = { bonferroni: 0.03, holm: 0.03, hochberg: 0.03, benjaminiHochberg: 0.03 };
    for (const [key, value] of Object.entries(first))
      expect(rows[0]?.[key as keyof typeof first]).toBeCloseTo(value, 12);
    expect(rows[1]?.holm).toBeCloseTo(0.04, 12);
    expect(rows[0]?.benjaminiYekutieli).toBeCloseTo(0.03 * (1 + 1 / 2 + 1 / 3), 12);
    expect(significant).toEqual({
      unadjusted: 3,
      bonferroni: 1,
      holm: 3,
      hochberg: 3,
      benjaminiHochberg: 3,
      benjaminiYekutieli: 0,
    });
  });

  test('tests that are not in the list count', () => {
    const more = computed(formula, { ...input, numberOfTests: 10 });
    expect([more.count, more.numberOfTests, more.significant.bonferroni]).toEqual([3, 10, 0]);
  });

  test('the methods are ordered by strictness, and none lowers a p value', () => {
    const list = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(list, (values) => {
        const { rows } = computed(formula, { ...input, data: values.join('\n') });
        for (const { pValue, bonferroni, holm, hochberg, benjaminiHochberg, benjaminiYekutieli } of rows) {
          const ascending = [pValue, benjaminiHochberg, hochberg, holm, bonferroni, 1];
          for (let at = 1; at < ascending.length; at += 1)
            expect((ascending[at - 1] ?? 0) <= (ascending[at] ?? 0) + 1e-12).toBe(true);
          expect(benjaminiYekutieli).toBeGreaterThanOrEqual(benjaminiHochberg - 1e-12);
        }
      }),
    );
  });
});

describe('the list of p values', () => {
  function read(text: string, decimalMark: 'point' | 'comma' = 'point') {
    const verdict = pValueList(text, decimalMark);
    if (!verdict.ok) throw new Error(verdict.issues[0]?.message);
    return verdict.input;
  }

  describe('labels', () => {
    test('are the words of the first of two columns', () => {
      const { labels, pValues, reading } = read('Gene\tp\nTP53\t4e-04\nMYC\t0.031');
      expect([labels, pValues, reading.hasHeader]).toEqual([['TP53', 'MYC'], [4e-4, 0.031], true]);
    });

    test('are running numbers of the values kept where there are none', () => {
      expect(read('0.2\nNA\n0.4')).toMatchObject({ labels: ['1', '2'], pValues: [0.2, 0.4], reading: { missing: 1 } });
      expect(read('a\t0.2\n\t0.4').labels).toEqual(['a', '2']);
    });

    test('need no header', () => {
      expect(read('TP53\t0.01\nMYC\t0.02').labels).toEqual(['TP53', 'MYC']);
    });
  });

  test('lines of several values are read one after the other, of any length', () => {
    expect(read('A B C\n0.1 0.2 0.3\n0.4').pValues).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(read('0.04, 0.01, 0.04, 0.2').pValues).toEqual([0.04, 0.01, 0.04, 0.2]);
  });

  test('decimal commas are read where they are chosen, and suspected where not', () => {
    expect(read('0,04\n0,5', 'comma').pValues).toEqual([0.04, 0.5]);
    expect(read('0,1\n0,1').reading.mayBeDecimalCommas).toBe(true);
  });

  test.each([
    ['', 'Please fill in all required fields'],
    ['p\n', 'Please fill in all required fields'],
    ['NA', 'Please fill in all required fields'],
    ['<0.001\n0.2', 'Line 1: "<0.001" is not a number'],
    ['TP53\t<0.001\nMYC\t0.2', 'Line 1: "<0.001" is not a number'],
    ['1.3\n0.2\nx', 'Line 3: "x" is not a number'],
    ['0.2\n\n1.3', 'Line 3: a p value lies between 0 and 1'],
    ['-0.1', 'Line 1: a p value lies between 0 and 1'],
    ['TP53\t0.2\n7\t0.3', 'Line 1: "TP53" is not a number'],
    ['0.1 '.repeat(100_001), 'Please paste at most 100000 p values'],
  ])('%.20s is refused', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
