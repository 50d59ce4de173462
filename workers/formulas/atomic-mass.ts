/**
 * Mean mass of an element's atoms from the mass numbers and abundances of its isotopes.
 *
 *   atomic mass = Σ mass number·abundance ÷ 100    u, abundance in percent
 *
 * Source: `spec`, sections 5 and 9. A mass number counts protons and neutrons; the mass of an isotope (`wang2021`)
 * differs from it by up to about 0.1 u. `reference` holds the mean with those masses, where the mass numbers belong to a
 * single natural element.
 *
 * Refuses what `readIsotopes` refuses, with a tolerance of 0.01.
 */

import type { Formula } from '../contract.ts';
import {
  contribution,
  isotopeMean,
  readIsotopes,
  totalAbundance,
  type WeightedIsotope,
} from '../lib/chemistry/isotopeMean.ts';
import { elementOfMassNumbers, isotopicMass } from '../lib/chemistry/naturalIsotopes.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { ELEMENTS } from '../reference/elements.ts';

export interface MassNumberRow {
  /** Protons and neutrons, above 0. */
  readonly massNumber: number;
  /** Percent of the atoms, 0 to 100. */
  readonly abundance: number;
}

export interface AtomicMassInput {
  /** One row or more. */
  readonly isotopes: readonly MassNumberRow[];
}

export interface AtomicMassResult {
  /** u. */
  readonly atomicMass: number;
  /** Percent, 99.99 to 100.01. */
  readonly totalAbundance: number;
  /** The rows as entered, with what each adds to the mean in u, and the mass of its isotope in u where it is known. */
  readonly isotopes: readonly (MassNumberRow & {
    readonly contribution: number;
    readonly isotopicMass: number | null;
  })[];
  /** The same with the masses of the isotopes. Null: the mass numbers are not those of one natural element. */
  readonly reference: {
    readonly element: string | null;
    /** u. */
    readonly atomicMass: number | null;
    /** The mean of the mass numbers less this one, u. */
    readonly difference: number | null;
  };
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'atomic-mass': FormulaType<AtomicMassInput, AtomicMassResult>;
  }
}

export default {
  id: 'atomic-mass',

  validate(candidate) {
    const rows = rowsOf(candidate.isotopes).map(({ massNumber, abundance }) => ({ mass: massNumber, abundance }));
    const verdict = readIsotopes(rows, {
      tolerance: 0.01,
      mass: { key: 'massNumber', missing: 'Please enter a mass number for every isotope' },
    });
    if (!verdict.ok) return verdict;
    return accept({ isotopes: verdict.input.map(({ mass, abundance }) => ({ massNumber: mass, abundance })) });
  },

  compute({ isotopes }) {
    const symbol = elementOfMassNumbers(present(isotopes).map(({ massNumber }) => massNumber));
    const rows = isotopes.map(({ massNumber, abundance }) => ({
      massNumber,
      abundance,
      contribution: contribution({ mass: massNumber, abundance }),
      isotopicMass: symbol === null ? null : isotopicMass(symbol, massNumber),
    }));
    const atomicMass = isotopeMean(isotopes.map(({ massNumber, abundance }) => ({ mass: massNumber, abundance })));
    const referenceMass = symbol === null ? null : isotopeMean(present(rows).flatMap(withIsotopicMass));
    return {
      atomicMass,
      totalAbundance: totalAbundance(isotopes),
      isotopes: rows,
      reference: {
        element: symbol && ELEMENTS[symbol].name,
        atomicMass: referenceMass,
        difference: referenceMass === null ? null : atomicMass - referenceMass,
      },
    };
  },
} satisfies Formula<'atomic-mass'>;

/** The rows that count: a row of abundance 0 neither changes the mean nor identifies the element. */
function present<Row extends MassNumberRow>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ abundance }) => abundance > 0);
}

function withIsotopicMass(row: AtomicMassResult['isotopes'][number]): readonly WeightedIsotope[] {
  return row.isotopicMass === null ? [] : [{ mass: row.isotopicMass, abundance: row.abundance }];
}
