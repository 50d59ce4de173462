/** Checks masses of isotopes against nuclear physics: binding energies. */
import { describe, expect, test } from 'vitest';
import { ELEMENTS, type Element, type ElementSymbol } from '#workers/reference/elements.ts';
import { ISOTOPES } from '#workers/reference/isotopes.ts';

/** u; more digits than the comparison needs. */
const NEUTRON = 1.008665;
const MEV_PER_U = 931.494;
const HYDROGEN = ISOTOPES.H?.[0]?.[1] ?? Number.NaN;

const NUCLEI = Object.entries(ISOTOPES).flatMap(([symbol, isotopes]) =>
  isotopes.map(([massNumber, mass, abundance]) => {
    const { atomicNumber }: Element = ELEMENTS[symbol as ElementSymbol];
    const parts = atomicNumber * HYDROGEN + (massNumber - atomicNumber) * NEUTRON;
    return {
      name: `${symbol}-${massNumber}`,
      atomicNumber,
      massNumber,
      mass,
      abundance,
      bound: ((parts - mass) * MEV_PER_U) / massNumber,
    };
  }),
);

test('within an element mass number and mass rise, and no nucleus has fewer neutrons than protons but light hydrogen and ³He', () => {
  for (const isotopes of Object.values(ISOTOPES))
    for (const column of [0, 1] as const) {
      const values = isotopes.map((isotope) => isotope[column]);
      expect(values).toEqual([...new Set(values)].sort((one, other) => one - other));
    }
  const few = NUCLEI.filter(({ massNumber, atomicNumber }) => massNumber < 2 * atomicNumber);
  expect(few.map(({ name }) => name)).toEqual(['H-1', 'He-3']);
});

describe('binding energies in MeV for each proton or neutron', () => {
  test('are between 7.4 and 8.8 from carbon on', () => {
    const odd = NUCLEI.filter(({ massNumber, bound }) => massNumber >= 12 && !(bound > 7.4 && bound < 8.8));
    expect(odd).toEqual([]);
  });

  test('are highest for nickel-62, iron-58 and iron-56', () => {
    const tightest = NUCLEI.toSorted((one, other) => other.bound - one.bound).slice(0, 3);
    expect(tightest.map(({ name }) => name)).toEqual(['Ni-62', 'Fe-58', 'Fe-56']);
  });
});

test('a mass of ¹²C is exact by the definition of its unit', () => {
  expect(NUCLEI.find(({ name }) => name === 'C-12')?.mass).toBe(12);
});
