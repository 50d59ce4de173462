/**
 * The mass of insert for a mass of vector at a molar ratio.
 *
 *   insert = vector × (insert length / vector length) × ratio                        ng, lengths in bp
 *   fmol = ng × 10⁶ / (bp × 650)
 *
 * Source: `sambrookRussell2001`; 650 g/mol per base pair is `nucleicAcidUnitMasses`. `reference` has the same with the
 * mass of a duplex of average composition and its ends, 617.96·bp + 36.04 g/mol.
 *
 * Refuses, in this order: blank values, values not above 0, numbers beyond the range of a double.
 */
import type { Formula } from '../contract.ts';
import { acceptWithinNumbers, positiveNumbers } from '../lib/inputs/positiveNumbers.ts';
import { averageDuplexMass } from '../lib/sequences/oligos/duplexMass.ts';
import { FMOL_PER_NG, UNIT_MASSES } from '../reference/nucleicAcidMasses.ts';

export interface LigationInput {
  /** ng, above 0. */
  readonly vectorMass: number;
  /** Base pairs, above 0. */
  readonly vectorLength: number;
  readonly insertLength: number;
  /** Molecules of insert for each of vector, above 0. */
  readonly molarRatio: number;
}

/** Masses in ng, amounts in fmol. */
interface Mixture {
  readonly insertMass: number;
  readonly vectorFmol: number;
  readonly insertFmol: number;
}

export interface LigationResult extends Mixture {
  /** ng of vector and insert together. */
  readonly totalDna: number;
  /** Mass of insert at ratios that are often tried side by side. */
  readonly commonRatios: readonly { readonly molarRatio: number; readonly insertMass: number }[];
  /** With the average composition and the ends counted. */
  readonly reference: Mixture;
}

const COMMON_RATIOS = [1, 2, 3, 5, 10] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    ligation: FormulaType<LigationInput, LigationResult>;
  }
}

export default {
  id: 'ligation',

  validate({ vectorMass, vectorLength, insertLength, molarRatio }) {
    const numbers = positiveNumbers({ vectorMass, vectorLength, insertLength, molarRatio });
    if (!numbers.ok) return numbers;
    const { commonRatios, reference, ...own } = mixture(numbers.input);
    const results = [...Object.values(own), ...Object.values(reference), ...commonRatios.map((row) => row.insertMass)];
    return acceptWithinNumbers(numbers.input, results, 'vectorMass');
  },

  compute: mixture,
} satisfies Formula<'ligation'>;

function mixture({ vectorMass, vectorLength, insertLength, molarRatio }: LigationInput): LigationResult {
  const insertAt = (ratio: number) => ((vectorMass * insertLength) / vectorLength) * ratio;
  const insertMass = insertAt(molarRatio);
  const vectorFmol = (vectorMass * FMOL_PER_NG) / (vectorLength * UNIT_MASSES.dsDNA);
  return {
    insertMass,
    vectorFmol,
    insertFmol: (insertMass * FMOL_PER_NG) / (insertLength * UNIT_MASSES.dsDNA),
    totalDna: vectorMass + insertMass,
    commonRatios: COMMON_RATIOS.map((ratio) => ({ molarRatio: ratio, insertMass: insertAt(ratio) })),
    reference: averageMixture({ vectorMass, vectorLength, insertLength, molarRatio }),
  };
}

function averageMixture({ vectorMass, vectorLength, insertLength, molarRatio }: LigationInput): Mixture {
  const vectorFmol = (vectorMass * FMOL_PER_NG) / averageDuplexMass(vectorLength);
  const insertFmol = vectorFmol * molarRatio;
  return { insertMass: (insertFmol * averageDuplexMass(insertLength)) / FMOL_PER_NG, vectorFmol, insertFmol };
}
