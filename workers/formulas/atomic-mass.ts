/**
 * Mean mass of an element's atoms from the mass numbers and abundances of its isotopes.
 *
 *   atomic mass = Σ mass number·abundance ÷ 100    u, abundance in percent
 *
 * Source: `spec`, sections 5 and 9. A mass number counts nucleons; the mass of an isotope (`wang2021`) differs from it by
 * up to 0.1 u, because nucleons are not of mass 1 and binding them costs mass. `reference` holds the mean with those
 * masses, where the mass numbers belong to one natural element only.
 *
 * Rows left blank are passed over, a blank abundance counts as 0. Refuses abundances whose sum is not 100 within 0.01
 * (unreadable ones included), then one outside 0 to 100, then a mass number that is missing, unreadable or not above 0.
 */
import type { Formula } from '../contract.ts';
import { contribution, isotopeMean, isWhole, totalAbundance } from '../lib/isotopeMean.ts';
import { elementOfMassNumbers, isotopicMass } from '../lib/naturalIsotopes.ts';
import { accept, refuse } from '../lib/verdict.ts';
import { ELEMENTS } from '../reference/elements.ts';

export interface IsotopeRow {
  /** Nucleons, above 0. */
  readonly massNumber: number;
  /** Percent of the atoms, 0 to 100. */
  readonly abundance: number;
}

export interface AtomicMassInput {
  /** One row or more. */
  readonly isotopes: readonly IsotopeRow[];
}

export interface AtomicMassResult {
  /** u. */
  readonly atomicMass: number;
  /** Percent, 99.99 to 100.01. */
  readonly totalAbundance: number;
  /** The rows as entered, each with what it adds to the mean in u. */
  readonly isotopes: readonly (IsotopeRow & { readonly contribution: number })[];
  /** The same with the masses of the isotopes. Null: the mass numbers are not those of a single natural element. */
  readonly reference: {
    readonly element: string | null;
    /** u. */
    readonly atomicMass: number | null;
    /** The specified mean less this one, u. */
    readonly difference: number | null;
    /** Mass of each row's isotope, u; null too for a row whose isotope does not occur in nature. */
    readonly masses: readonly (number | null)[];
  };
}

const TOLERANCE = 0.01;

export default {
  id: 'atomic-mass',

  validate(candidate) {
    const rows = candidate.isotopes.map(({ massNumber, abundance }) => ({ massNumber, abundance: abundance ?? 0 }));
    const unreadable = rows.findIndex(({ abundance }) => Number.isNaN(abundance));
    if (!isWhole(rows, TOLERANCE))
      return refuse(
        'Total abundance must equal 100%',
        unreadable < 0 ? 'isotopes' : `isotopes.${unreadable}.abundance`,
      );
    const isotopes: IsotopeRow[] = [];
    for (const [index, { massNumber, abundance }] of rows.entries()) {
      if (!(abundance >= 0 && abundance <= 100))
        return refuse('Please enter abundances between 0 and 100', `isotopes.${index}.abundance`);
    }
    for (const [index, { massNumber, abundance }] of rows.entries()) {
      if (massNumber === null && abundance === 0) continue;
      if (massNumber === null || !(massNumber > 0))
        return refuse('Please enter a mass number for every isotope', `isotopes.${index}.massNumber`);
      isotopes.push({ massNumber, abundance });
    }
    return accept({ isotopes });
  },

  compute({ isotopes }) {
    const weighted = isotopes.map(({ massNumber, abundance }) => ({ mass: massNumber, abundance }));
    const atomicMass = isotopeMean(weighted);
    return {
      atomicMass,
      totalAbundance: totalAbundance(isotopes),
      isotopes: isotopes.map((row, index) => ({ ...row, contribution: contribution(weighted[index]) })),
      reference: referenceOf(isotopes, atomicMass),
    };
  },
} satisfies Formula<'atomic-mass', AtomicMassInput, AtomicMassResult>;
