import { describe, expect, test } from 'vitest';
import {
  allelesOf,
  countedInOrder,
  isSexLinked,
  joinedAlleles,
  namedAlleles,
  namedSquare,
} from '#workers/formulas/genetic-cross/namedCross.ts';

test.each([
  ['RW', ['R', 'W']],
  ['W R', ['R', 'W']],
  ['ii', ['i', 'i']],
  ['R1R2', ['R1', 'R2']],
  ['C^RC^W', ['C^R', 'C^W']],
  ['CRCW', ['CR', 'CW']],
  ['iIA', ['IA', 'i']],
  ['I^Ai', ['I^A', 'i']],
  ['HbA / HbS', ['HbA', 'HbS']],
])('%s has the alleles %j', (text, alleles) => {
  expect(namedAlleles(text)).toEqual(alleles);
});

test.each(['', 'R', 'Ab', 'RWZ', 'R W Z', '1 2', 'A-'])('%j has no two names', (text) => {
  expect(namedAlleles(text)).toBeNull();
});

test('alleles of the X chromosome', () => {
  expect(['XAXa', 'X^A Y', 'XaY'].map(isSexLinked)).toEqual([true, true, true]);
  expect(['RW', 'YW', 'XY', 'IAIB'].map(isSexLinked)).toEqual([false, false, false, false]);
});

test('an accepted genotype keeps its names', () => {
  expect(allelesOf(joinedAlleles(['I^A', 'i']))).toEqual(['I^A', 'i']);
  expect(allelesOf('Aa')).toBeNull();
});

describe('the square', () => {
  test('capitals show beside each other, a small letter alone', () => {
    expect(namedSquare(['D', 'e'], ['E', 'e'], 'codominant')).toEqual({
      grid: [
        ['DE', 'De'],
        ['Ee', 'ee'],
      ],
      phenotypes: [
        ['D and E', 'D'],
        ['E', 'e'],
      ],
    });
  });

  test('incomplete dominance is between', () => {
    expect(namedSquare(['R1', 'R2'], ['R1', 'R1'], 'incomplete').phenotypes).toEqual([
      ['R1', 'R1'],
      ['between R1 and R2', 'between R1 and R2'],
    ]);
  });
});

test('equal names are counted', () => {
  expect(countedInOrder(['R', 'W', 'R'])).toEqual([
    { name: 'R', count: 2 },
    { name: 'W', count: 1 },
  ]);
});
