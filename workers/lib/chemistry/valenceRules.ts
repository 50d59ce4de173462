/**
 * Whether the usual valences allow an organic formula, and the smallest molecule that it can represent.
 *
 *   degree of unsaturation = C + Si + 1 − (H + halogens)/2 + (N + P)/2,  a whole number, 0 or more, for a molecule
 *
 * So the number of atoms with an odd valence is even: C2H5 can only be half of a molecule. Salts of amines and hydrates
 * are below 0, by 1 for each HX, NH3 or H2O that is not bound. `kindFiehn2007`, rule 2.
 *
 * The rules do not apply to formulas without carbon or with any other element, such as salts of metals.
 */
import type { AtomCount } from './formulaParser.ts';

export interface SmallestMolecule {
  /** Number of empirical formulas in it: 2 where the number of odd valences is odd, else 1. */
  readonly times: 1 | 2;
  /** Of that molecule; null where the rules do not apply. */
  readonly unsaturation: number | null;
}

const TETRAVALENT = ['C', 'Si'];
const TRIVALENT = ['N', 'P'];
const MONOVALENT = ['H', 'F', 'Cl', 'Br', 'I'];
const DIVALENT = ['O', 'S', 'Se'];
const ORGANIC = [...TETRAVALENT, ...TRIVALENT, ...MONOVALENT, ...DIVALENT];

/** @param atoms each symbol once */
export function smallestMolecule(atoms: readonly AtomCount[]): SmallestMolecule {
  const isOrganic = countOf(atoms, ['C']) > 0 && atoms.every(({ symbol }) => ORGANIC.includes(symbol));
  if (!isOrganic) return { times: 1, unsaturation: null };
  const [one, three] = [countOf(atoms, MONOVALENT), countOf(atoms, TRIVALENT)];
  const times = (one + three) % 2 === 0 ? 1 : 2;
  return { times, unsaturation: 1 + times * (countOf(atoms, TETRAVALENT) + (three - one) / 2) };
}

/** False for a formula that has more hydrogen than any molecule, amine salt, ammonium salt or hydrate of its atoms. */
export function allowsValences(atoms: readonly AtomCount[]): boolean {
  const { times, unsaturation } = smallestMolecule(atoms);
  return unsaturation === null || unsaturation >= -times * countOf(atoms, ['N', 'O']);
}

function countOf(atoms: readonly AtomCount[], symbols: readonly string[]): number {
  return atoms.reduce((sum, { symbol, count }) => (symbols.includes(symbol) ? sum + count : sum), 0);
}
