import { describe, expect, test } from 'vitest';
import {
  allelesIn,
  genotypesIn,
  inDominanceOrder,
  KNOWN_SERIES,
  ranksOf,
  shownAlleles,
  X_LINKED_ALLELE,
} from '#workers/lib/biology/namedAlleles.ts';

describe('a genotype', () => {
  test.each([
    ['A O', ['A', 'O']],
    [' A/O ', ['A', 'O']],
    ['A,O', ['A', 'O']],
    ['AO', ['A', 'O']],
    ['cch ch', ['cch', 'ch']],
    ['cch', ['cch']],
    ['', []],
  ])('%s', (text, alleles) => {
    expect(allelesIn(text)).toEqual(alleles);
  });

  test('without anything between its alleles is split where the alleles are known', () => {
    const { abo, rabbit } = KNOWN_SERIES;
    expect(allelesIn('IAi', abo.allele).map(abo.spelled)).toEqual(['A', 'O']);
    expect(allelesIn('I^AI^B', abo.allele).map(abo.spelled)).toEqual(['A', 'B']);
    expect(allelesIn('ii', abo.allele).map(abo.spelled)).toEqual(['O', 'O']);
    expect(allelesIn('cchch', rabbit.allele).map(rabbit.spelled)).toEqual(['cchd', 'ch']);
    expect(allelesIn('Cch', rabbit.allele).map(rabbit.spelled)).toEqual(['C', 'ch']);
    expect(allelesIn('XAXa', X_LINKED_ALLELE)).toEqual(['XA', 'Xa']);
    expect(allelesIn('X^AY', X_LINKED_ALLELE)).toEqual(['X^A', 'Y']);
    expect(allelesIn('IAQ', abo.allele)).toEqual(['IAQ']);
  });

  test('several are one a line or with semicolons', () => {
    expect(genotypesIn('Ay Ay\n\nA a; a a')).toEqual([
      ['Ay', 'Ay'],
      ['A', 'a'],
      ['a', 'a'],
    ]);
  });
});

describe('an order of dominance', () => {
  test('ranks its alleles', () => {
    expect([...(ranksOf('A = B > O') ?? [])]).toEqual([
      ['A', 0],
      ['B', 0],
      ['O', 1],
    ]);
    expect(ranksOf(' ')?.size).toBe(0);
  });

  test.each(['A > > B', 'A > A', 'A B > O', '> A', 'A ='])('%s is none', (order) => {
    expect(ranksOf(order)).toBeNull();
  });

  test('the first rank shows; without a rank all do', () => {
    const ranks = ranksOf('C > cch > ch > c') ?? new Map();
    expect(shownAlleles(['ch', 'cch'], ranks)).toBe('cch');
    expect(shownAlleles(['c', 'c'], ranks)).toBe('c');
    expect(shownAlleles(['B', 'A'], ranksOf('A = B > O') ?? new Map())).toBe('A and B');
    expect(shownAlleles(['N', 'M'], new Map())).toBe('M and N');
    expect(inDominanceOrder(['c', 'C'], ranks)).toEqual(['C', 'c']);
  });
});
