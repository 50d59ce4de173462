import { describe, expect, test } from 'vitest';
import { groundState } from '#workers/lib/chemistry/groundState.ts';
import { slaterScreening, totalScreening } from '#workers/lib/chemistry/slaterScreening.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const SYMBOLS = Object.keys(ELEMENTS) as ElementSymbol[];

/** Screening by Slater's rules, added up by hand. */
describe('screening constants', () => {
  test.each([
    ['H', '1s', 0],
    ['He', '1s', 0.3],
    // 2·0.85 + 3·0.35
    ['C', '2p', 2.75],
    ['C', '2s', 2.75],
    // 2·1 + 8·0.85
    ['Na', '3s', 8.8],
    // 2·0.85 + 7·0.35
    ['Na', '2p', 4.15],
    // 10·1 + 8·0.85 + 0·0.35: potassium has no 3d electron
    ['K', '4s', 16.8],
    // 10·1 + 13·0.85: chromium has one 4s electron alone
    ['Cr', '4s', 21.05],
    // 18·1 + 5·0.35
    ['Fe', '3d', 19.75],
    // 2·1 + 8·0.85 + 7·0.35: electrons further out do not count
    ['Fe', '3p', 11.25],
    // 46·1 + 6·0.35
    ['Gd', '4f', 48.1],
    // 54·1 + 7·1: every group to the left of 5d, 4f among them
    ['Gd', '5d', 61],
    // 2 + 8 + 18 + 25·1 for K to N, 9·0.85 for O, 0.35
    ['Gd', '6s', 61],
  ] as const)('%s %s: %d', (symbol, name, expected) => {
    expect(totalScreening(slaterScreening(groundState(symbol), name))).toBe(expected);
  });
});

test('the groups of a zinc 4s electron, from the nucleus outward', () => {
  expect(slaterScreening(groundState('Zn'), '4s')).toEqual([
    { group: '1s', electrons: 2, each: 1, screening: 2 },
    { group: '2s 2p', electrons: 8, each: 1, screening: 8 },
    { group: '3s 3p', electrons: 8, each: 0.85, screening: 6.8 },
    { group: '3d', electrons: 10, each: 0.85, screening: 8.5 },
    { group: '4s', electrons: 1, each: 0.35, screening: 0.35 },
  ]);
});

test('4f is to the left of 5s and shields it, and 5s does not shield 4f', () => {
  const gadolinium = groundState('Gd');
  expect(slaterScreening(gadolinium, '5s').map(({ group }) => group)).toContain('4f');
  expect(slaterScreening(gadolinium, '4f').map(({ group }) => group)).not.toContain('5s 5p');
});

test('no electron shields more than a whole proton, and some charge is always left', () => {
  for (const symbol of SYMBOLS) {
    const state = groundState(symbol);
    for (const { name } of state) {
      const screening = totalScreening(slaterScreening(state, name));
      expect(screening, `${symbol} ${name}`).toBeGreaterThanOrEqual(0);
      expect(screening, `${symbol} ${name}`).toBeLessThanOrEqual(ELEMENTS[symbol].atomicNumber - 1);
    }
  }
});
