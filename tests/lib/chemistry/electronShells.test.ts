import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  capacityOf,
  configurationText,
  fillSubshells,
  MOST_ELECTRONS,
  shellCounts,
  valenceElectronsByGroup,
} from '#workers/lib/chemistry/electronShells.ts';
import { FILLING_ORDER } from '#workers/reference/electronConfigurations.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

describe('filling', () => {
  test.each([
    [1, '1s1', [1]],
    [2, '1s2', [2]],
    [3, '1s2 2s1', [2, 1]],
    [10, '1s2 2s2 2p6', [2, 8]],
    [20, '1s2 2s2 2p6 3s2 3p6 4s2', [2, 8, 8, 2]],
    [26, '1s2 2s2 2p6 3s2 3p6 4s2 3d6', [2, 8, 14, 2]],
    [56, '1s2 2s2 2p6 3s2 3p6 4s2 3d10 4p6 5s2 4d10 5p6 6s2', [2, 8, 18, 18, 8, 2]],
    [
      119,
      '1s2 2s2 2p6 3s2 3p6 4s2 3d10 4p6 5s2 4d10 5p6 6s2 4f14 5d10 6p6 7s2 5f14 6d10 7p6 8s1',
      [2, 8, 18, 32, 32, 18, 8, 1],
    ],
  ])('%d electrons: %s', (electrons, configuration, shells) => {
    const subshells = fillSubshells(electrons);
    expect(configurationText(subshells)).toBe(configuration);
    expect(shellCounts(subshells)).toEqual(shells);
  });

  test('places every electron, and one more adds to one place only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 119 }), (electrons) => {
        const total = (count: number) => shellCounts(fillSubshells(count)).reduce((sum, shell) => sum + shell, 0);
        expect(total(electrons)).toBe(electrons);
        const before = configurationText(fillSubshells(electrons)).split(' ');
        const after = configurationText(fillSubshells(electrons + 1)).split(' ');
        expect(after.filter((subshell) => !before.includes(subshell))).toHaveLength(1);
      }),
    );
  });

  test('ends where the order does', () => {
    expect(MOST_ELECTRONS).toBe(120);
    expect(() => fillSubshells(121)).toThrow('120');
    expect(fillSubshells(0)).toEqual([]);
    expect(shellCounts([])).toEqual([]);
  });
});

describe('capacities', () => {
  test.each([
    ['1s', 2],
    ['7p', 6],
    ['3d', 10],
    ['5f', 14],
  ] as const)('%s holds %d', (name, electrons) => {
    expect(capacityOf(name)).toBe(electrons);
  });

  test('the order is that of rising n + l, and of rising n among equals', () => {
    const ranks = FILLING_ORDER.map((name) => {
      const [n, l] = [Number(name[0]), 'spdf'.indexOf(name.charAt(1))];
      return (n + l) * 10 + n;
    });
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    expect(new Set(ranks).size).toBe(20);
  });
});

describe('valence electrons by group', () => {
  test.each([
    ['H', 1],
    ['He', 2],
    ['Li', 1],
    ['C', 4],
    ['O', 6],
    ['F', 7],
    ['Ne', 8],
    ['Fe', 8],
    ['La', null],
  ] as const)('%s: %d', (symbol, electrons) => {
    expect(valenceElectronsByGroup(ELEMENTS[symbol])).toBe(electrons);
  });
});
