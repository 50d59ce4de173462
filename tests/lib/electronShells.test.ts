import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configurationText, fillSubshells, shellCounts, valenceElectronsByGroup } from '#workers/lib/electronShells.ts';
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
  ])('%d electrons: %s', (electrons, configuration, shells) => {
    const subshells = fillSubshells(electrons);
    expect(configurationText(subshells)).toBe(configuration);
    expect(shellCounts(subshells)).toEqual(shells);
  });

  test('places every electron, and one more adds to one place only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 55 }), (electrons) => {
        const total = (count: number) => shellCounts(fillSubshells(count)).reduce((sum, shell) => sum + shell, 0);
        expect(total(electrons)).toBe(electrons);
        const before = configurationText(fillSubshells(electrons)).split(' ');
        const after = configurationText(fillSubshells(electrons + 1)).split(' ');
        expect(after.filter((subshell) => !before.includes(subshell))).toHaveLength(1);
      }),
    );
  });

  test('ends where the order does', () => {
    expect(() => fillSubshells(57)).toThrow('56');
    expect(fillSubshells(0)).toEqual([]);
    expect(shellCounts([])).toEqual([]);
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
