/**
 * What a neutral atom of hydrogen, helium or lithium is made of.
 *
 *   neutrons = A − Z;  valence electrons = Z mod 8, or 8 where that is 0;  electrons = protons = Z
 *
 * Source: `spec`, section 9 "Atom"; electrons fill the subshells in the order of `lib/electronShells`. Z mod 8 gives
 * lithium 3 valence electrons, counting its closed inner shell as well; `reference` holds the number by the group of the
 * periodic table, 1. Ground states: `nistAsd`.
 *
 * Without a mass number that of the most abundant isotope is taken. Refuses a missing element, then a mass number that is
 * not whole or is below the atomic number.
 */
import type { Formula } from '../contract.ts';
import {
  configurationText,
  fillSubshells,
  shellCounts,
  valenceElectronsByGroup,
} from '../lib/chemistry/electronShells.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { ATOMS, type Atom, type AtomSymbol } from '../reference/atoms.ts';

export interface AtomInput {
  readonly element: AtomSymbol;
  /** A, whole, not below the atomic number. Left blank: 1 for H, 4 for He, 7 for Li. */
  readonly massNumber: number;
}

export interface AtomResult {
  /** Z: the protons. */
  readonly atomicNumber: number;
  readonly massNumber: number;
  readonly neutrons: number;
  readonly electrons: number;
  /** '1s2 2s1'. */
  readonly electronConfiguration: string;
  readonly valenceElectrons: number;
  /** Electrons of each shell from K outwards. */
  readonly shellConfiguration: readonly number[];
  /** Whether natural samples of the element hold this isotope. */
  readonly isNatural: boolean;
  readonly reference: {
    /** By the group of the periodic table. */
    readonly valenceElectrons: number | null;
  };
}

const OCTET = 8;

declare module '../contract.ts' {
  interface FormulaTypes {
    atom: FormulaType<AtomInput, AtomResult>;
  }
}

export default {
  id: 'atom',

  validate({ element, massNumber: massNumberOrBlank }) {
    if (!isAtom(element)) return refuse('Please select an element', 'element');
    const { atomicNumber, massNumber: usual }: Atom = ATOMS[element];
    const massNumber = massNumberOrBlank ?? usual;
    if (!Number.isSafeInteger(massNumber) || massNumber < atomicNumber)
      return refuse('Please enter a whole mass number not below the atomic number', 'massNumber');
    return accept({ element, massNumber });
  },

  compute({ element, massNumber }) {
    const atom: Atom = ATOMS[element];
    const { atomicNumber } = atom;
    const subshells = fillSubshells(atomicNumber);
    return {
      atomicNumber,
      massNumber,
      neutrons: massNumber - atomicNumber,
      electrons: atomicNumber,
      electronConfiguration: configurationText(subshells),
      valenceElectrons: atomicNumber % OCTET || OCTET,
      shellConfiguration: shellCounts(subshells),
      isNatural: atom.naturalMassNumbers.includes(massNumber),
      reference: { valenceElectrons: valenceElectronsByGroup(atom) },
    };
  },
} satisfies Formula<'atom'>;

/** An element that is not on the list cannot be chosen, but a candidate may contain it. */
function isAtom(element: string): element is AtomSymbol {
  return Object.hasOwn(ATOMS, element);
}
