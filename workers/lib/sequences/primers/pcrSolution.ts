/** The solution in which primers are judged, as it is typed: blank boxes are those of a routine PCR. Sources: `nebTaqProtocol`, `primer3Denaturants`. */
import type { Candidate, Issue } from '../../../contract.ts';
import { isPositive } from '../../inputs/positiveNumbers.ts';
import { formamideMolar } from '../oligos/denaturants.ts';
import type { Solution } from '../oligos/nearestNeighbor.ts';

/** Fields of a solution. */
export interface PcrSolution {
  /** Monovalent ions, mmol/L, above 0. Blank: 50. */
  readonly saltConcentration: number;
  /** Mg²⁺, mmol/L, 0 or more. Blank: 1.5. */
  readonly magnesium: number;
  /** All four nucleotides together, mmol/L, 0 or more. Blank: 0.8. */
  readonly dntp: number;
  /** Primer strands in all, nmol/L, above 0. Blank: 200. */
  readonly oligoConcentration: number;
  /** Percent, 0 to 100. Blank: none. */
  readonly dmso: number;
  /** Percent by volume, 0 to 100. Blank: none. */
  readonly formamide: number;
}

const ROUTINE = { saltConcentration: 50, magnesium: 1.5, dntp: 0.8, oligoConcentration: 200 } as const;
/** mmol/L and nmol/L; no solution of DNA has more. */
const MOST = 10_000;
const MOST_OLIGO = 1e9;

/** The fields with the defaults of blank ones, or the issue with one. */
export function readPcrSolution(candidate: Partial<Candidate<PcrSolution>>): PcrSolution | Issue {
  const saltConcentration = candidate.saltConcentration ?? ROUTINE.saltConcentration;
  const magnesium = candidate.magnesium ?? ROUTINE.magnesium;
  const dntp = candidate.dntp ?? ROUTINE.dntp;
  const oligoConcentration = candidate.oligoConcentration ?? ROUTINE.oligoConcentration;
  const dmso = candidate.dmso ?? 0;
  const formamide = candidate.formamide ?? 0;
  // A logarithm is taken of the concentration in mol/L.
  if (!isPositive(saltConcentration / 1000) || saltConcentration > MOST)
    return { message: 'Please enter a salt concentration above 0 and up to 10 M', path: 'saltConcentration' };
  if (!isZeroOrMore(magnesium) || magnesium > MOST)
    return { message: 'Please enter a magnesium concentration from 0 to 10 M', path: 'magnesium' };
  if (!isZeroOrMore(dntp) || dntp > MOST)
    return { message: 'Please enter a dNTP concentration from 0 to 10 M', path: 'dntp' };
  if (!isPositive(oligoConcentration * 1e-9) || oligoConcentration > MOST_OLIGO)
    return { message: 'Please enter a primer concentration above 0 and up to 1 M', path: 'oligoConcentration' };
  if (!isPercent(dmso)) return { message: 'Please enter DMSO as a percentage from 0 to 100', path: 'dmso' };
  if (!isPercent(formamide))
    return { message: 'Please enter formamide as a percentage from 0 to 100', path: 'formamide' };
  return { saltConcentration, magnesium, dntp, oligoConcentration, dmso, formamide };
}

/** As the equations take it. */
export function solutionOf(fields: PcrSolution): Solution {
  return {
    monovalent: fields.saltConcentration,
    magnesium: fields.magnesium,
    dntp: fields.dntp,
    oligo: fields.oligoConcentration,
    dmso: fields.dmso,
    formamide: formamideMolar(fields.formamide),
  };
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}

function isZeroOrMore(value: number): boolean {
  return value >= 0 && Number.isFinite(value);
}
