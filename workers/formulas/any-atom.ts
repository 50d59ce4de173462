/**
 * What an atom or ion of any of the 118 elements is made of, and the binding energy of its nucleus.
 *
 *   neutrons = A − Z;  electrons = Z − charge;  valence electrons by the group of the periodic table
 *   binding energy = (Z·m(¹H) + (A − Z)·m(n) − m)·931.494 MeV         for natural isotopes, whose mass m is in the table
 *
 * Sources: `nistAsd` (ground states), `iupacPeriodicTable2022` (groups), `wang2021` (masses), `meija2016` (abundances), `codata2022`. Without a mass
 * number that of the most abundant isotope is taken, and of elements without natural isotopes that of the one whose mass the table of
 * elements gives. Refuses a missing element, a mass number that is not whole, below Z or above 3·Z + 8, and a charge that no atom has.
 */
import type { Formula, FormulaType } from '../contract.ts';
import {
  configurationText,
  MOST_ELECTRONS,
  shellCounts,
  valenceElectronsByGroup,
} from '../lib/chemistry/electronShells.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import { ionState, shortConfiguration } from '../lib/chemistry/groundState.ts';
import { isotopesIn } from '../lib/chemistry/isotopeMass.ts';
import { mainIsotope, mainIsotopeMass } from '../lib/chemistry/monoisotopicMass.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { ELEMENTS, type ElementSymbol } from '../reference/elements.ts';
import { ENERGY_OF_MASS_UNIT, NEUTRON_MASS } from '../reference/physicalConstants.ts';

export interface AnyAtomInput {
  readonly element: ElementSymbol;
  /** A, whole. */
  readonly massNumber: number;
  /** Elementary charges, whole; blank counts as 0. */
  readonly charge: number;
}

export interface AnyAtomResult {
  /** Z. */
  readonly protons: number;
  readonly neutrons: number;
  readonly electrons: number;
  readonly massNumber: number;
  /** '[Ar] 3d6 4s2'; empty without electrons, as the next is. */
  readonly shorthand: string;
  /** '1s2 2s2 …'. */
  readonly configuration: string;
  /** From K outward. */
  readonly shells: readonly number[];
  /** Of the neutral atom; null for lanthanoids and actinoids. */
  readonly valenceElectrons: number | null;
  readonly isNatural: boolean;
  /** Mass of the neutral atom, u; null for an isotope that is not natural, as all that follow. */
  readonly mass: number | null;
  /** Percent of the atoms. */
  readonly abundance: number | null;
  /** Of the nucleus, MeV. */
  readonly bindingEnergy: number | null;
  readonly bindingEnergyPerNucleon: number | null;
  readonly isotopes: readonly { readonly massNumber: number; readonly mass: number; readonly abundance: number }[];
}

/** Hydrogen-1 is the only nucleus without neutrons; no known nucleus has more than some two for each proton and a few. */
const [NEUTRONS_PER_PROTON, MORE_NEUTRONS] = [2, 8];

declare module '../contract.ts' {
  interface FormulaTypes {
    'any-atom': FormulaType<AnyAtomInput, AnyAtomResult>;
  }
}

export default {
  id: 'any-atom',

  validate({ element, massNumber: typed, charge: chargeOrBlank }) {
    if (element === '' || !isElement(element)) return refuse('Please select an element', 'element');
    const { atomicNumber, weight } = ELEMENTS[element];
    const massNumber = typed ?? mainIsotope(element)?.[0] ?? Math.round(weight);
    const most = atomicNumber + NEUTRONS_PER_PROTON * atomicNumber + MORE_NEUTRONS;
    if (!Number.isInteger(massNumber) || massNumber < atomicNumber || massNumber > most)
      return refuse(
        `The mass number of ${ELEMENTS[element].name.toLowerCase()} is whole, from ${atomicNumber} to ${most}`,
        'massNumber',
      );
    const charge = chargeOrBlank ?? 0;
    if (!Number.isInteger(charge)) return refuse('Please enter a whole charge', 'charge');
    if (charge > atomicNumber) return refuse('Charge exceeds the number of electrons', 'charge');
    if (atomicNumber - charge > MOST_ELECTRONS)
      return refuse(`The filling order ends at ${MOST_ELECTRONS} electrons`, 'charge');
    return accept({ element, massNumber, charge });
  },

  compute({ element, massNumber, charge }): AnyAtomResult {
    const own = ELEMENTS[element];
    const { atomicNumber } = own;
    const state = ionState(element, charge);
    const neutrons = massNumber - atomicNumber;
    const isotope = isotopesIn(element).find(([each]) => each === massNumber);
    const mass = isotope?.[1] ?? null;
    const defect = mass === null ? null : atomicNumber * HYDROGEN_MASS + neutrons * NEUTRON_MASS - mass;
    // A single proton is bound to nothing.
    const bindingEnergy = defect === null ? null : massNumber === 1 ? 0 : defect * ENERGY_OF_MASS_UNIT;
    return {
      protons: atomicNumber,
      neutrons,
      electrons: atomicNumber - charge,
      massNumber,
      shorthand: atomicNumber === charge ? '' : shortConfiguration(state),
      configuration: configurationText(state),
      shells: shellCounts(state),
      valenceElectrons: valenceElectronsByGroup(own),
      isNatural: isotope !== undefined,
      mass,
      abundance: isotope?.[2] ?? null,
      bindingEnergy,
      bindingEnergyPerNucleon: bindingEnergy === null ? null : bindingEnergy / massNumber,
      isotopes: isotopesIn(element).map(([number, each, abundance]) => ({ massNumber: number, mass: each, abundance })),
    };
  },
} satisfies Formula<'any-atom'>;

const HYDROGEN_MASS = mainIsotopeMass('H') ?? Number.NaN;
