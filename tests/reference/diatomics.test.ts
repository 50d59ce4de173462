/** Checks bond lengths against bond orders. */
import { expect, test } from 'vitest';
import { DIATOMICS, type Diatomic } from '#workers/reference/diatomics.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import { RESONANCE_HYBRIDS } from '#workers/reference/resonanceHybrids.ts';

const ROWS: readonly (readonly [string, Diatomic])[] = Object.entries(DIATOMICS);

/** Species of the same two atoms, from the highest to the lowest bond order, as in textbooks. */
const SHORTEST_FIRST = [
  ['H2', 'H2+'],
  ['N2', 'N2+'],
  ['O2+', 'O2'],
  ['NO+', 'NO'],
  ['C2', 'B2'],
  ['N2', 'C2', 'B2', 'Li2'],
  ['N2', 'O2', 'F2'],
] as const;

test.each(SHORTEST_FIRST)('%s is shorter than %s', (...names) => {
  const lengths = names.map((name) => DIATOMICS[name as keyof typeof DIATOMICS].bondLength);
  expect(lengths.every((length) => length !== null)).toBe(true);
  expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => Number(one) - Number(other)));
});

test('every length is one of a bond: from that of hydrogen to that of lithium', () => {
  const lengths = ROWS.flatMap(([, { bondLength }]) => bondLength ?? []);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([DIATOMICS.H2.bondLength, DIATOMICS.Li2.bondLength]);
  expect([DIATOMICS.H2.bondLength, DIATOMICS.Li2.bondLength]).toEqual([74.14, 267.3]);
});

test('each goes by its atoms and its charge', () => {
  for (const [name, { atoms, charge }] of ROWS) {
    const [one, other] = atoms;
    const signs =
      charge === 0 ? '' : `${Math.abs(charge) === 1 ? '' : ` ${Math.abs(charge)}`}${charge > 0 ? '+' : '-'}`;
    expect(name).toBe(`${one === other ? `${one}2` : `${one}${other}`}${signs}`);
    expect(ELEMENTS[one].atomicNumber).toBeLessThanOrEqual(10);
  }
});

test.each(RESONANCE_HYBRIDS)(
  '$formula: bonds shared by equal places are more than single, at most double',
  ({ formula, bonds, positions }) => {
    expect(bonds / positions).toBeGreaterThan(1);
    expect(bonds / positions).toBeLessThan(2);
    // The positions of a bond: all outer atoms, in ozone all atoms but one, in a ring all atoms.
    const places = { O3: 2, C6H6: 6 }[formula] ?? Number(/O(\d*)$/.exec(formula)?.[1] || (formula === 'HCOO' ? 2 : 1));
    expect(positions).toBe(places);
  },
);
