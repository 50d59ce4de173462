import { describe, expect, test } from 'vitest';
import { computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type WhichTestInput } from '#workers/formulas/which-test.ts';

const blank: Candidate<WhichTestInput> = {
  data: '',
  decimalMark: 'point',
  outcome: '',
  purpose: '',
  groups: '',
  paired: '',
  shape: '',
  smallestGroup: null,
};
const table = (data: string) => computed(formula, { data, decimalMark: 'point' });

refuses(formula, [
  [blank, 'Please say what is recorded, or paste your table', 'outcome'],
  [{ ...blank, data: 'one line' }, 'This table does not tell what is recorded: please choose it', 'outcome'],
  [
    { ...blank, outcome: 'count', smallestGroup: 1.5 },
    'The smallest group must be a whole number of 1 or more',
    'smallestGroup',
  ],
  [{ ...blank, decimalMark: '' }, 'Please fill in all required fields', 'decimalMark'],
]);

describe('compute', () => {
  test('lines of group and value are handed on as columns, other tables as they are', () => {
    expect(table('g\ty\na\t1.5\nb\t2\na\t2.5').carried).toBe('a\tb\n1.5\t2\n2.5\t');
    expect(table('a\tb\n1.5\t2\n2.5\t3').carried).toBe('a\tb\n1.5\t2\n2.5\t3');
  });

  test('skewed values are said, and change nothing by themselves', () => {
    const skewed = 'a\tb\n1\t1.1\n1.2\t1.3\n1.1\t0.9\n0.9\t1\n1.3\t1.2\n1\t1.1\n9\t1\n1.1\t12';
    const result = computed(formula, { data: skewed, decimalMark: 'point', purpose: 'compare', paired: 'no' });
    expect(result).toMatchObject({ looksSkewed: true, page: 't-test', otherPage: 'rank-tests', asked: ['shape'] });
  });

  test('an answer goes before what the table says', () => {
    const result = computed(formula, {
      data: 'a\tb\n1\t2\n2\t3\n4\t',
      decimalMark: 'point',
      outcome: 'ordinal',
      purpose: 'compare',
    });
    expect(result).toMatchObject({ page: 'rank-tests', answers: { outcome: 'ordinal', groups: '2', paired: 'no' } });
  });
});
