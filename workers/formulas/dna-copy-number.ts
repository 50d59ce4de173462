/**
 * How many molecules a mass of DNA or RNA of known length holds.
 *
 *   copies = ng × 10⁻⁹ × 6.02214076·10²³ / (length × mass per unit)          length in bp or nt, mass in g/mol
 *   fmol = ng × 10⁶ / (length × mass per unit)
 *
 * Source: `siBrochure2019` for the Avogadro constant, `nucleicAcidUnitMasses` for the masses. `reference` has the copies
 * of dsDNA with two other masses in use: 660 g/mol per base pair, and the average composition with its ends.
 *
 * Refuses, in this order: blank values, values not above 0, numbers beyond the range of a double.
 */
import type { Formula } from '../contract.ts';
import { acceptWithinNumbers, positiveNumbers, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { averageDuplexMass } from '../lib/sequences/oligos/duplexMass.ts';
import { FMOL_PER_NG, OTHER_BASE_PAIR_MASS, UNIT_MASSES } from '../reference/nucleicAcidMasses.ts';
import { AVOGADRO } from '../reference/physicalConstants.ts';

export interface DnaCopyNumberInput {
  /** ng, above 0. */
  readonly amount: number;
  /** Base pairs of dsDNA, nucleotides of single strands, above 0. */
  readonly length: number;
  readonly strandType: keyof typeof UNIT_MASSES;
  /** g/mol for each base pair or nucleotide, above 0; blank takes that of the strand. */
  readonly massPerUnit: number;
}

export interface DnaCopyNumberResult {
  readonly copies: number;
  readonly femtomoles: number;
  /** g/mol. */
  readonly massPerMolecule: number;
  /** Copies with other masses; null for single strands. */
  readonly reference: { readonly copiesAt660: number | null; readonly copiesOfAverage: number | null };
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'dna-copy-number': FormulaType<DnaCopyNumberInput, DnaCopyNumberResult>;
  }
}

export default {
  id: 'dna-copy-number',

  validate({ amount, length, strandType, massPerUnit }) {
    if (strandType === '' || !Object.hasOwn(UNIT_MASSES, strandType)) return refuse(REQUIRED, 'strandType');
    const numbers = positiveNumbers({ amount, length, massPerUnit: massPerUnit ?? UNIT_MASSES[strandType] });
    if (!numbers.ok) return numbers;
    const input = { ...numbers.input, strandType };
    const { reference, ...own } = copyNumber(input);
    return acceptWithinNumbers(input, [...Object.values(own), ...Object.values(reference)], 'amount');
  },

  compute: copyNumber,
} satisfies Formula<'dna-copy-number'>;

function copyNumber({ amount, length, strandType, massPerUnit }: DnaCopyNumberInput): DnaCopyNumberResult {
  const massPerMolecule = length * massPerUnit;
  const isDuplex = strandType === 'dsDNA';
  return {
    copies: copiesOf(amount, massPerMolecule),
    femtomoles: (amount * FMOL_PER_NG) / massPerMolecule,
    massPerMolecule,
    reference: {
      copiesAt660: isDuplex ? copiesOf(amount, length * OTHER_BASE_PAIR_MASS) : null,
      copiesOfAverage: isDuplex ? copiesOf(amount, averageDuplexMass(length)) : null,
    },
  };
}

/** Molecules in so many ng of a molar mass in g/mol. */
function copiesOf(nanograms: number, molarMass: number): number {
  return (nanograms * 1e-9 * AVOGADRO) / molarMass;
}
