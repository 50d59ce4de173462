/**
 * Mass of a molecule or formula unit, what each element adds to it, and its empirical formula.
 *
 *   total = Σ count·atomic weight;  share = 100·count·atomic weight ÷ total    g/mol, %
 *   empirical formula: every count divided by the smallest and rounded
 *
 * Source: `spec`, section 9 "Molecular weight"; atomic weights `prohaska2022`. Dividing by the smallest count loses the
 * ratio where it does not divide the others (Fe2O3 becomes FeO2); `reference` holds the formula by the greatest common
 * divisor, the formula in Hill's order (`hill1900`), and how far the mass may be off, because atomic weights differ between
 * natural materials.
 *
 * Refuses a blank formula, then a symbol that is not in the chosen table, then one that `readFormula` cannot read.
 */

import type { Formula } from '../contract.ts';
import {
  commonDivisor,
  empiricalByDivisor,
  empiricalBySmallest,
  formulaText,
  hillOrder,
  howRead,
  readFormula,
  validatedFormula,
} from '../lib/chemistry/chemicalFormula.ts';
import {
  type ElementShare,
  elementShares,
  isElement,
  massOfIon,
  massUncertainty,
  withoutStandardWeight,
} from '../lib/chemistry/elementShares.ts';
import { refuseFormula } from '../lib/chemistry/formulaHelp.ts';
import type { FormulaAsRead } from '../lib/chemistry/formulaParser.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { ELEMENTS } from '../reference/elements.ts';
import { MOLECULAR_WEIGHT_ELEMENTS } from '../reference/molecularWeightElements.ts';

export interface MolecularWeightInput {
  /** As typed, without white space at its ends. */
  readonly formula: string;
  /** The 18 elements of the specification, or all 118. */
  readonly elementTable: 'spec' | 'all';
}

export interface MolecularWeightResult extends FormulaAsRead {
  /** g/mol, of an ion with its electrons counted. */
  readonly totalMass: number;
  /** In order of first appearance. */
  readonly elements: readonly ElementShare[];
  /** By the specified rule, symbols in order of first appearance. */
  readonly empiricalFormula: string;
  /** Atoms of all elements together. */
  readonly atomCount: number;
  /** Elements for which the mass number of the longest-lived isotope replaces a standard weight. */
  readonly withoutStandardWeight: readonly string[];
  readonly reference: {
    /** By the greatest common divisor. */
    readonly empiricalFormula: string;
    /** The greatest common divisor of the counts. */
    readonly divisor: number;
    readonly hillFormula: string;
    /** The uncertainties of all atomic weights together, g/mol; null when an element has no standard weight. */
    readonly uncertainty: number | null;
  };
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'molecular-weight': FormulaType<MolecularWeightInput, MolecularWeightResult>;
  }
}

export default {
  id: 'molecular-weight',

  validate(candidate) {
    const elementTable = candidate.elementTable === 'all' ? 'all' : 'spec';
    const formula = textOf(candidate.formula).trim();
    const isAllowed = elementTable === 'all' ? isElement : isInShortTable;
    const reading = readFormula(candidate.formula, isAllowed);
    if (reading.ok) return accept({ formula, elementTable });
    const { message, unknownSymbol } = reading;
    const missing = unknownSymbol !== undefined && isElement(unknownSymbol) ? ELEMENTS[unknownSymbol].name : null;
    if (missing === null) return refuseFormula(candidate.formula, reading, isAllowed, 'formula');
    return refuse(message, 'formula', `${missing} is not among the 18 elements; choose all 118 to use it.`);
  },

  compute({ formula, elementTable }) {
    const reading = validatedFormula(formula, elementTable === 'all' ? isElement : isInShortTable);
    const { atoms, charge } = reading;
    return {
      totalMass: massOfIon(atoms, charge),
      ...howRead(reading),
      elements: elementShares(atoms),
      empiricalFormula: formulaText(empiricalBySmallest(atoms)),
      atomCount: atoms.reduce((total, { count }) => total + count, 0),
      withoutStandardWeight: withoutStandardWeight(atoms),
      reference: {
        empiricalFormula: formulaText(empiricalByDivisor(atoms)),
        divisor: commonDivisor(atoms),
        hillFormula: formulaText(hillOrder(atoms)),
        uncertainty: massUncertainty(atoms),
      },
    };
  },
} satisfies Formula<'molecular-weight'>;

function isInShortTable(symbol: string): boolean {
  return MOLECULAR_WEIGHT_ELEMENTS.some((each) => each === symbol);
}
