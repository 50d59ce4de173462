import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gametesOf,
  inOrderOf,
  phenotypeOf,
  ratioOf,
  readGenotype,
  tallied,
  union,
} from '#workers/lib/biology/geneticCross.ts';

describe('readGenotype', () => {
  test.each([
    ['Aa', 1, ['Aa']],
    ['aA', 1, ['Aa']],
    [' a A ', 1, ['Aa']],
    ['bBaA', 2, ['Bb', 'Aa']],
    ['RR yy\tTt', 3, ['RR', 'yy', 'Tt']],
  ])('%j with %d genes', (text, genes, pairs) => {
    expect(readGenotype(text, genes)).toEqual(pairs);
  });

  test.each([
    ['', 1],
    ['A', 1],
    ['Ab', 1],
    ['AaBb', 1],
    ['Aa', 2],
    ['AaAa', 2],
    ['AaaA', 2],
    ['ABab', 2],
    ['A1', 1],
    ['Éé', 1],
    ['A_', 1],
  ])('%j with %d genes is invalid', (text, genes) => {
    expect(readGenotype(text, genes)).toBeNull();
  });
});

test('genes of one parent are put in the order of the other', () => {
  expect(inOrderOf(['Bb', 'aa'], ['Aa', 'BB'])).toEqual(['aa', 'Bb']);
  expect(inOrderOf(['Bb', 'cc'], ['Aa', 'BB'])).toBeNull();
  expect(inOrderOf(['Bb'], ['Aa', 'Bb'])).toBeNull();
  expect(inOrderOf(['Aa', 'Bb'], ['Aa'])).toBeNull();
});

test('gametes take one letter of each gene, the leftmost slowest, equal letters twice', () => {
  expect(gametesOf(['Aa'])).toEqual(['A', 'a']);
  expect(gametesOf(['Aa', 'BB', 'Cc'])).toEqual(['ABC', 'ABc', 'ABC', 'ABc', 'aBC', 'aBc', 'aBC', 'aBc']);
});

test('gametes unite gene by gene, dominant first', () => {
  expect(union('aB', 'Ab')).toBe('AaBb');
  expect(union('ab', 'ab')).toBe('aabb');
});

test('one dominant letter shows where dominance is complete', () => {
  expect(phenotypeOf('AABbcc', 'complete')).toBe('A_B_cc');
  expect(phenotypeOf('AABbcc', 'incomplete')).toBe('AABbcc');
  expect(phenotypeOf('AABbcc', 'codominant')).toBe('AABbcc');
});

test('tallies run gene by gene from dominant to recessive', () => {
  expect(tallied(['aaBb', 'Aabb', 'AAbb', 'aaBb', 'AaBB'])).toEqual([
    { name: 'AAbb', count: 1 },
    { name: 'AaBB', count: 1 },
    { name: 'Aabb', count: 1 },
    { name: 'aaBb', count: 2 },
  ]);
  expect(tallied(['aa', 'A_']).map(({ name }) => name)).toEqual(['A_', 'aa']);
});

describe('ratioOf', () => {
  test.each([
    [[9, 3, 3, 1], '9:3:3:1'],
    [[4, 4, 4, 4], '1:1:1:1'],
    [[48, 16], '3:1'],
    [[64], '1'],
  ])('%j is %s', (counts, ratio) => {
    expect(ratioOf(counts)).toBe(ratio);
  });

  test('keeps the proportions, with no common divisor left', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 8 }), (counts) => {
        const parts = ratioOf(counts).split(':').map(Number);
        const [first = 0, firstPart = 0] = [counts[0], parts[0]];
        for (const [index, part] of parts.entries()) expect(part * first).toBe((counts[index] ?? 0) * firstPart);
        for (let divisor = 2; divisor <= 64; divisor += 1) {
          expect(parts.every((part) => part % divisor === 0)).toBe(false);
        }
      }),
    );
  });
});
