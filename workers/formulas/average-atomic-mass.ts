/**
 * Average mass of an element's atoms from the masses and abundances of its isotopes.
 *
 *   average = Σ mass·abundance ÷ 100    u, abundance in percent
 *
 * Source: `spec`, sections 5 and 9; it is the accepted method. `reference` holds the standard atomic weight
 * (`prohaska2022`, `ciaaw2024`) of the element whose natural isotopes have these masses (`wang2021`), where there is just one.
 *
 * Refuses what `readIsotopes` refuses, with a tolerance of 0.001.
 */
import type { Formula } from '../contract.ts';
import {
  contribution,
  isotopeMean,
  readIsotopes,
  totalAbundance,
  type WeightedIsotope,
} from '../lib/chemistry/isotopeMean.ts';
import { elementOfMasses } from '../lib/chemistry/naturalIsotopes.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { ELEMENTS, type Element } from '../reference/elements.ts';

export interface AverageMassInput {
  /** One row or more. */
  readonly isotopes: readonly WeightedIsotope[];
}

export interface AverageMassResult {
  /** u. */
  readonly averageAtomicMass: number;
  /** Percent, 99.999 to 100.001. */
  readonly totalAbundance: number;
  /** The rows as entered, with what each adds to the average in u. */
  readonly isotopes: readonly (WeightedIsotope & { readonly contribution: number })[];
  /** Published values of the element. Null: the masses are not those of one natural element. */
  readonly reference: {
    readonly element: string | null;
    /** Numerically in u; the conventional value where the standard is an interval. */
    readonly standardAtomicWeight: number | null;
    /** Range in normal materials: the published interval, or the value and its uncertainty to either side. */
    readonly range: { readonly min: number | null; readonly max: number | null };
  };
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'average-atomic-mass': FormulaType<AverageMassInput, AverageMassResult>;
  }
}

export default {
  id: 'average-atomic-mass',

  validate({ isotopes }) {
    const verdict = readIsotopes(rowsOf(isotopes), {
      tolerance: 0.001,
      mass: { key: 'mass', missing: 'Please enter a mass for every isotope' },
    });
    return verdict.ok ? accept({ isotopes: verdict.input }) : verdict;
  },

  compute({ isotopes }) {
    return {
      averageAtomicMass: isotopeMean(isotopes),
      totalAbundance: totalAbundance(isotopes),
      isotopes: isotopes.map((isotope) => ({ ...isotope, contribution: contribution(isotope) })),
      reference: referenceOf(isotopes),
    };
  },
} satisfies Formula<'average-atomic-mass'>;

function referenceOf(isotopes: readonly WeightedIsotope[]): AverageMassResult['reference'] {
  const present = isotopes.filter(({ abundance }) => abundance > 0);
  const symbol = elementOfMasses(present.map(({ mass }) => mass));
  if (symbol === null) return { element: null, standardAtomicWeight: null, range: { min: null, max: null } };
  const element = ELEMENTS[symbol];
  return {
    element: element.name,
    standardAtomicWeight: element.weight,
    range: weightRange(element) ?? { min: null, max: null },
  };
}

/**
 * Returns the range of an element's atomic weight in normal materials: the published interval, or else the weight with
 * its uncertainty to either side (`prohaska2022`). A rounded weight may lie a little outside its interval, as that of
 * oxygen does.
 *
 * @returns g/mol; null for an element without a standard atomic weight
 */
export function weightRange({ weight, uncertainty, interval }: Element): {
  readonly min: number;
  readonly max: number;
} | null {
  if (uncertainty === null) return null;
  const [min, max] = interval ?? [weight - uncertainty, weight + uncertainty];
  return { min, max };
}
