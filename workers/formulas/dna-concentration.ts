/**
 * Concentration and purity of a nucleic acid from its absorbance.
 *
 *   c = (A260 − A320) / path × factor × dilution                         µg/mL = ng/µL, path in cm
 *   purity = (A260 − A320) / (A280 − A320);  amount = c × volume / 1000                  µg, volume in µL
 *
 * Source: `beerLambert`, factors 50, 33 and 40 µg/mL of `sambrookRussell2001`.
 *
 * Refuses, in this order: a blank A260; a nucleic acid that is not chosen; absorbances that are not numbers or
 * negative; a dilution below 1; a path that is not above 0; a negative volume; a background above A260; numbers beyond
 * the range of a double.
 */
import type { Formula } from '../contract.ts';
import { acceptWithinNumbers, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { A260_FACTORS } from '../reference/nucleicAcidMasses.ts';

export interface DnaConcentrationInput {
  /** Absorbance as read, 0 or more. */
  readonly a260: number;
  readonly nucleicAcid: keyof typeof A260_FACTORS;
  /** Absorbance, 0 or more; absent when it was not read. */
  readonly a280?: number;
  /** Absorbance of the background, 0 to A260; blank counts as 0. */
  readonly a320: number;
  /** 1 or more; blank counts as 1. */
  readonly dilutionFactor: number;
  /** cm, above 0; blank counts as 1. */
  readonly pathLength: number;
  /** µL of the undiluted sample, 0 or more; absent when it is not known. */
  readonly volume?: number;
}

export interface DnaConcentrationResult {
  /** ng/µL, the same as µg/mL, of the undiluted sample. */
  readonly concentration: number;
  /** A260/A280 without background; null without A280, or where that does not exceed the background. */
  readonly purity260280: number | null;
  /** µg in the volume; null without one. */
  readonly totalAmount: number | null;
  /** A260 − A320. */
  readonly netAbsorbance: number;
  /** µg/mL for an absorbance of 1 in 1 cm. */
  readonly factor: number;
}

const NEGATIVE = 'Absorbance cannot be negative';
const ABSORBANCES = ['a260', 'a280', 'a320'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'dna-concentration': FormulaType<DnaConcentrationInput, DnaConcentrationResult>;
  }
}

export default {
  id: 'dna-concentration',

  validate(candidate) {
    const { a260, a280, nucleicAcid, volume } = candidate;
    if (isMissing(a260)) return refuse('Please enter an A260 reading', 'a260');
    if (nucleicAcid === '') return refuse(REQUIRED, 'nucleicAcid');
    const unreadable = ABSORBANCES.find((name) => Number.isNaN(candidate[name]));
    if (unreadable !== undefined) return refuse(REQUIRED, unreadable, 'This is not a number');
    const negative = ABSORBANCES.find((name) => (candidate[name] ?? 0) < 0);
    if (negative !== undefined) return refuse(NEGATIVE, negative);
    const a320 = candidate.a320 ?? 0;
    const dilutionFactor = candidate.dilutionFactor ?? 1;
    const pathLength = candidate.pathLength ?? 1;
    if (!(dilutionFactor >= 1)) return refuse('Dilution factor must be at least 1', 'dilutionFactor');
    if (!(pathLength > 0)) return refuse('Path length must be greater than 0', 'pathLength');
    if (volume !== null && !(volume >= 0)) return refuse('All values must be non-negative', 'volume');
    if (a320 > a260) return refuse('A320 must not exceed A260', 'a320');
    const input: DnaConcentrationInput = {
      a260,
      nucleicAcid,
      ...(a280 === null ? {} : { a280 }),
      a320,
      dilutionFactor,
      pathLength,
      ...(volume === null ? {} : { volume }),
    };
    return acceptWithinNumbers(input, Object.values(quantities(input)), 'a260');
  },

  compute: quantities,
} satisfies Formula<'dna-concentration'>;

function quantities(input: DnaConcentrationInput): DnaConcentrationResult {
  const { a260, a280, a320, nucleicAcid, dilutionFactor, pathLength, volume } = input;
  const factor = A260_FACTORS[nucleicAcid];
  const netAbsorbance = a260 - a320;
  const concentration = (netAbsorbance / pathLength) * factor * dilutionFactor;
  return {
    concentration,
    purity260280: a280 === undefined || a280 <= a320 ? null : netAbsorbance / (a280 - a320),
    totalAmount: volume === undefined ? null : (concentration * volume) / 1000,
    netAbsorbance,
    factor,
  };
}
