/**
 * Molar mass of a compound, what each element adds to it, and conversion between grams, moles and molecules.
 *
 *   M = Σ count·atomic weight − charge·electron mass    g/mol;      n = m ÷ M    mol;      N = n·6.02214076e23
 *
 * Source: atomic weights `prohaska2022`, `ciaaw2024`; the Avogadro constant is exact by `siBrochure2019`; Hill's order `hill1900`;
 * isotope masses `wang2021`; mass of the electron `codata2022`. How far the mass may be off comes from the published uncertainties.
 *
 * Refuses a blank formula, then a symbol that is not an element, then a formula that cannot be read; then both a mass
 * and an amount, and one of them that cannot be read, is not above 0 or too large to count its molecules.
 */
import type { Formula } from '../contract.ts';
import {
  empiricalByDivisor,
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
import { monoisotopicMass } from '../lib/chemistry/monoisotopicMass.ts';
import { acceptWithinNumbers, isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { AVOGADRO } from '../reference/physicalConstants.ts';

export interface MolarMassInput {
  /** As typed, without white space at its ends. */
  readonly formula: string;
  /** g, above 0; at most one of this and `moles` is given. */
  readonly massGrams?: number;
  /** mol, above 0. */
  readonly moles?: number;
}

export interface MolarMassResult extends FormulaAsRead {
  /** g/mol, of an ion with its electrons counted. */
  readonly molarMass: number;
  /** In order of first appearance. */
  readonly elements: readonly ElementShare[];
  readonly hillFormula: string;
  /** By the greatest common divisor of the counts. */
  readonly empiricalFormula: string;
  /** Atoms of all elements together. */
  readonly atomCount: number;
  /** u, of the most abundant isotopes; null when an element has no natural isotope. */
  readonly monoisotopicMass: number | null;
  /** g/mol, to either side; null when an element has no standard weight. */
  readonly uncertainty: number | null;
  /** Names of elements whose mass number replaces a weight. */
  readonly withoutStandardWeight: readonly string[];
  /** mol; null when neither a mass nor an amount is given, as the next two. */
  readonly moles: number | null;
  /** g. */
  readonly massGrams: number | null;
  /** Molecules or formula units. */
  readonly molecules: number | null;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'molar-mass': FormulaType<MolarMassInput, MolarMassResult>;
  }
}

export default {
  id: 'molar-mass',

  validate({ formula, massGrams, moles }) {
    const reading = readFormula(formula, isElement);
    if (!reading.ok) return refuseFormula(formula, reading, isElement, 'formula');
    if (massGrams !== null && moles !== null) return refuse('Please enter a mass or an amount, not both', 'moles');
    const amounts = { massGrams, moles };
    for (const name of ['massGrams', 'moles'] as const) {
      const value = amounts[name];
      if (value === null) continue;
      if (isMissing(value)) return refuse(REQUIRED, name, 'This is not a number');
      if (value <= 0) return refuse(NOT_POSITIVE, name);
    }
    const input: MolarMassInput = {
      formula: formula.trim(),
      ...(massGrams === null ? {} : { massGrams }),
      ...(moles === null ? {} : { moles }),
    };
    const { massGrams: grams, molecules } = amountOf(input, massOfIon(reading.atoms, reading.charge));
    return acceptWithinNumbers(input, [grams, molecules], massGrams === null ? 'moles' : 'massGrams');
  },

  compute(input) {
    const reading = validatedFormula(input.formula, isElement);
    const { atoms, charge } = reading;
    const molarMass = massOfIon(atoms, charge);
    return {
      molarMass,
      ...howRead(reading),
      elements: elementShares(atoms),
      hillFormula: formulaText(hillOrder(atoms)),
      empiricalFormula: formulaText(empiricalByDivisor(atoms)),
      atomCount: atoms.reduce((total, { count }) => total + count, 0),
      monoisotopicMass: monoisotopicMass(atoms, charge),
      uncertainty: massUncertainty(atoms),
      withoutStandardWeight: withoutStandardWeight(atoms),
      ...amountOf(input, molarMass),
    };
  },
} satisfies Formula<'molar-mass'>;

function amountOf(
  { massGrams, moles }: MolarMassInput,
  molarMass: number,
): Pick<MolarMassResult, 'moles' | 'massGrams' | 'molecules'> {
  const amount = massGrams === undefined ? moles : massGrams / molarMass;
  if (amount === undefined) return { moles: null, massGrams: null, molecules: null };
  return { moles: amount, massGrams: massGrams ?? amount * molarMass, molecules: amount * AVOGADRO };
}
