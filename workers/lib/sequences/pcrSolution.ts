/** The solution in which primers are judged, as it is typed: blank boxes are those of a routine PCR. Source: `nebTaqProtocol`. */
import type { Candidate, Issue } from '../../contract.ts';
import { isPositive } from '../inputs/positiveNumbers.ts';
import type { Solution } from './nearestNeighbour.ts';

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
}

const ROUTINE = { saltConcentration: 50, magnesium: 1.5, dntp: 0.8, oligoConcentration: 200 } as const;
/** mmol/L and nmol/L; more is no solution of DNA. */
const MOST = 10_000;
const MOST_OLIGO = 1e9;

/** The fields with the defaults of blank ones, or the issue with one. */
export function readPcrSolution(candidate: Partial<Candidate<PcrSolution>>): PcrSolution | Issue {
  const saltConcentration = candidate.saltConcentration ?? ROUTINE.saltConcentration;
  const magnesium = candidate.magnesium ?? ROUTINE.magnesium;
  const dntp = candidate.dntp ?? ROUTINE.dntp;
  const oligoConcentration = candidate.oligoConcentration ?? ROUTINE.oligoConcentration;
  // A logarithm is taken of the concentration in mol/L.
  if (!isPositive(saltConcentration / 1000) || saltConcentration > MOST)
    return { message: 'Please enter a salt concentration above 0 and up to 10 M', path: 'saltConcentration' };
  if (!isZeroOrMore(magnesium) || magnesium > MOST)
    return { message: 'Please enter a magnesium concentration from 0 to 10 M', path: 'magnesium' };
  if (!isZeroOrMore(dntp) || dntp > MOST)
    return { message: 'Please enter a dNTP concentration from 0 to 10 M', path: 'dntp' };
  if (!isPositive(oligoConcentration * 1e-9) || oligoConcentration > MOST_OLIGO)
    return { message: 'Please enter a primer concentration above 0 and up to 1 M', path: 'oligoConcentration' };
  return { saltConcentration, magnesium, dntp, oligoConcentration };
}

/** As the equations take it. */
export function solutionOf(fields: PcrSolution): Solution {
  return {
    monovalent: fields.saltConcentration,
    magnesium: fields.magnesium,
    dntp: fields.dntp,
    oligo: fields.oligoConcentration,
  };
}

function isZeroOrMore(value: number): boolean {
  return value >= 0 && Number.isFinite(value);
}
