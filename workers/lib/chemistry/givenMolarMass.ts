/** A molar mass that may be entered as a number or as the formula of the compound. */
import type { Verdict } from '../../contract.ts';
import { textOf } from '../inputs/candidateParts.ts';
import { accept } from '../inputs/verdict.ts';
import { readFormula, validatedFormula } from './chemicalFormula.ts';
import { isElement, massOfIon } from './elementShares.ts';
import { refuseFormula } from './formulaHelp.ts';

/** At most one of them: an entered mass wins over a formula. */
export interface GivenMolarMass {
  /** g/mol, above 0. */
  readonly molarMass?: number;
  /** As typed, without white space at its ends; can be read. */
  readonly formula?: string;
}

/**
 * Returns what is given of the molar mass, without a formula that an entered mass makes superfluous. Refuses a formula
 * that cannot be read.
 *
 * @param molarMass g/mol, already checked; undefined where the box is blank
 * @param path key of the formula's box
 */
export function givenMolarMass(molarMass: number | undefined, formula: unknown, path: string): Verdict<GivenMolarMass> {
  if (molarMass !== undefined) return accept({ molarMass });
  const typed = textOf(formula).trim();
  if (typed === '') return accept({});
  const reading = readFormula(typed, isElement);
  return reading.ok ? accept({ formula: typed }) : refuseFormula(typed, reading, isElement, path);
}

/** g/mol; null where neither a mass nor a formula is given. Throws for a formula that was not validated. */
export function molarMassOf({ molarMass, formula }: GivenMolarMass): number | null {
  if (molarMass !== undefined) return molarMass;
  if (formula === undefined) return null;
  const { atoms, charge } = validatedFormula(formula, isElement);
  return massOfIon(atoms, charge);
}
