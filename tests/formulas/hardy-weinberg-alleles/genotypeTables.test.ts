import { describe, expect, test } from 'vitest';
import {
  allelesOf,
  exactByEnumeration,
  exactBySimulation,
  type GenotypeTable,
  logFactorials,
  logWeight,
} from '#workers/formulas/hardy-weinberg-alleles/genotypeTables.ts';
import { hardyWeinbergExact } from '#workers/lib/biology/hardyWeinbergExact.ts';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';

const autosomal = (...females: readonly (readonly number[])[]): GenotypeTable => ({
  males: females.map(() => 0),
  females,
});

test('two alleles: the same as the test for two alleles, with as many tables as numbers of heterozygotes', () => {
  for (const [dominant, heterozygous, recessive] of [
    [30, 40, 30],
    [5, 1, 0],
    [2, 26, 2],
    [79, 20, 1],
  ] as const) {
    const exact = exactByEnumeration(autosomal([dominant, heterozygous], [0, recessive]), 1e6);
    expect(exact?.pValue).toBeCloseTo(
      hardyWeinbergExact({ dominant, heterozygous, recessive })?.pValue ?? Number.NaN,
      10,
    );
    const rare = Math.min(2 * dominant, 2 * recessive) + heterozygous;
    expect(exact?.tables).toBe(Math.floor(rare / 2) + 1);
  }
});

test('drawn tables agree with all of them', () => {
  const tables = [
    autosomal([12, 20, 9], [0, 14, 11], [0, 0, 6]),
    {
      males: [9, 26],
      females: [
        [12, 18],
        [0, 5],
      ],
    },
  ];
  for (const table of tables) {
    const all = exactByEnumeration(table, 1e6)?.pValue ?? Number.NaN;
    const { pValue, tables: drawn } = exactBySimulation(table, 20_000, mulberry32(5));
    expect(drawn).toBe(20_000);
    expect(Math.abs(pValue - all)).toBeLessThan(5 * Math.sqrt((all * (1 - all)) / drawn) + 1e-4);
  }
});

test('gives up where there are too many tables', () => {
  expect(exactByEnumeration(autosomal([30, 40], [0, 30]), 10)).toBeNull();
});

describe('parts', () => {
  test('logarithms of factorials', () => {
    expect(Math.exp(logFactorials(5)[5] ?? 0)).toBeCloseTo(120, 9);
    expect([...logFactorials(1)]).toEqual([0, 0]);
  });

  test('copies and weight', () => {
    const table = {
      males: [3, 4],
      females: [
        [1, 2],
        [0, 5],
      ],
    };
    expect(allelesOf(table)).toEqual([7, 16]);
    expect(logWeight(table, logFactorials(10))).toBeCloseTo(Math.log(4 / (6 * 24 * 2 * 120)), 10);
  });
});
