import { describe, expect, test } from 'vitest';
import { pValueList } from '#workers/formulas/multiple-testing.ts';

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
