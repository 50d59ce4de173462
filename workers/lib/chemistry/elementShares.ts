/**
 * Mass and mass percent of each element in a formula.
 *
 *   mass = count·atomic weight;  share = 100·mass ÷ sum of all masses    g/mol, %
 *
 * Atomic weights: `prohaska2022`, `ciaaw2024`; mass of the electron: `codata2022`.
 */
import { ELEMENTS, type Element, type ElementSymbol } from '../../reference/elements.ts';
import { ELECTRON_MASS } from '../../reference/physicalConstants.ts';
import type { AtomCount } from './formulaParser.ts';
import { isotopeOf } from './isotopeMass.ts';

export interface ElementShare {
  /** Of an element, or mass number and symbol of an isotope: '13C'. */
  readonly symbol: string;
  readonly name: string;
  /** g/mol, of one atom. */
  readonly atomicMass: number;
  readonly count: number;
  /** g/mol, of all atoms of the element. */
  readonly mass: number;
  /** Percent of the total, 0 to 100. */
  readonly percentage: number;
}

/** True for the symbols of the 118 elements, as they are written. */
export function isElement(symbol: string): symbol is ElementSymbol {
  return Object.hasOwn(ELEMENTS, symbol);
}

/** In the order given. Throws for a symbol that is not an element. */
export function elementShares(atoms: readonly AtomCount[]): readonly ElementShare[] {
  const total = massOfAtoms(atoms);
  return atoms.map(({ symbol, count }) => {
    const { name, weight } = elementOf(symbol);
    const mass = count * weight;
    return { symbol, name, atomicMass: weight, count, mass, percentage: (100 * mass) / total };
  });
}

/** g/mol, of an ion less the electrons that it lost, more those that it gained. Throws for a symbol that is not an element. */
export function massOfIon(atoms: readonly AtomCount[], charge: number): number {
  return massOfAtoms(atoms) - charge * ELECTRON_MASS;
}

/** g/mol. Throws for a symbol that is not an element. */
export function massOfAtoms(atoms: readonly AtomCount[]): number {
  return sum(atoms, (symbol) => elementOf(symbol).weight);
}

/**
 * Returns the uncertainty of the mass in normal materials, g/mol: the plain sum of the uncertainties of the atomic
 * weights.
 *
 * @returns null when an element has no standard atomic weight
 */
export function massUncertainty(atoms: readonly AtomCount[]): number | null {
  if (atoms.some(({ symbol }) => elementOf(symbol).uncertainty === null)) return null;
  return sum(atoms, (symbol) => elementOf(symbol).uncertainty ?? 0);
}

/** Names of the elements for which the mass number of the longest-lived isotope replaces a standard weight. */
export function withoutStandardWeight(atoms: readonly AtomCount[]): readonly string[] {
  return atoms
    .map(({ symbol }) => elementOf(symbol))
    .flatMap(({ name, uncertainty }) => (uncertainty === null ? [name] : []));
}

function elementOf(symbol: string): Pick<Element, 'name' | 'weight' | 'uncertainty'> {
  if (isElement(symbol)) return ELEMENTS[symbol];
  const isotope = isotopeOf(symbol);
  if (isotope === null) throw new Error(`There is no element ${symbol}`);
  // The mass of one isotope is known far better than any weight of a mixture.
  return { name: isotope.name, weight: isotope.mass, uncertainty: 0 };
}

function sum(atoms: readonly AtomCount[], each: (symbol: string) => number): number {
  return atoms.reduce((total, { symbol, count }) => total + count * each(symbol), 0);
}
