import { expect, test } from 'vitest';
import { NONMETALS_AND_METALLOIDS, PAULING_ELECTRONEGATIVITIES } from '#workers/reference/electronegativities.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const VALUES: Readonly<Partial<Record<ElementSymbol, number>>> = PAULING_ELECTRONEGATIVITIES;
const SYMBOLS = Object.keys(VALUES) as ElementSymbol[];

test('lie between those of francium and fluorine, in the order of the atomic numbers', () => {
  const values = Object.values(VALUES);
  expect([Math.min(...values), Math.max(...values)]).toEqual([VALUES.Fr, VALUES.F]);
  expect([VALUES.Fr, VALUES.F]).toEqual([0.7, 3.98]);
  expect(SYMBOLS).toEqual(Object.keys(ELEMENTS).filter((symbol) => symbol in VALUES));
});

test.each([
  ['along the second period', 'Li Be B C N O F'],
  ['along the third period', 'Na Mg Al Si P S Cl'],
  ['from gallium to krypton', 'Ga Ge As Se Br Kr'],
  ['from indium to xenon, tellurium left out', 'In Sn Sb I'],
  ['up the alkali metals, which meet at rubidium', 'Fr Cs K Na Li'],
  ['up the alkaline earth metals, radium left out', 'Ba Sr Ca Mg Be'],
  ['up the halogens', 'At I Br Cl F'],
  ['along the lanthanoids', 'La Ce Pr Nd Sm Gd Dy Ho Er Tm Lu'],
])('rise %s', (_, symbols) => {
  const values = symbols.split(' ').map((symbol) => VALUES[symbol as ElementSymbol]);
  expect(values.every((value) => value !== undefined)).toBe(true);
  expect(values).toEqual([...new Set(values)].sort((one, other) => Number(one) - Number(other)));
});

test('of nonmetals and metalloids are at least 1.8, as are those of few metals', () => {
  expect(NONMETALS_AND_METALLOIDS.filter((symbol) => !((VALUES[symbol] ?? 0) >= 1.8))).toEqual([]);
});
