/**
 * Melting temperature of a short DNA duplex by its nearest neighbors.
 *
 *   Tm = 1000·ΔH / (ΔS + 0.368·(n − 1)·ln[Na⁺] + R·ln(C/4)) − 273.15    °C
 *
 * ΔH kcal/mol and ΔS cal/(mol·K) in 1 mol/L NaCl, [Na⁺] and C mol/L, n bases, R = 1.987 cal/(mol·K). A strand that is
 * its own reverse complement takes C in place of C/4 and −1.4 more entropy.
 *
 * Sources: `santaLucia1998`, `allawi1997`. Holds for about 8 to 60 bases that match perfectly and do not fold.
 */
import {
  type Energy,
  GAS_CONSTANT,
  SODIUM_ENTROPY,
  STACKS,
  SYMMETRY_ENTROPY,
  TERMINAL_PAIRS,
} from '../../../reference/nearestNeighbor.ts';
import { ZERO_CELSIUS_IN_KELVIN } from '../../../reference/physicalConstants.ts';
import { type Denaturants, denaturantShift } from './denaturants.ts';

/** Solution conditions. */
export interface Solution extends Denaturants {
  /** Sodium, potassium and other monovalent ions, mmol/L, above 0. */
  readonly monovalent: number;
  /** Mg²⁺, mmol/L, 0 or more. */
  readonly magnesium: number;
  /** All four nucleotides together, mmol/L, 0 or more. */
  readonly dntp: number;
  /** Strands of both kinds together, nmol/L, above 0. */
  readonly oligo: number;
}

/** A strand and its perfect complement. */
export interface Duplex {
  /** Bases of one strand, 2 or more. */
  readonly length: number;
  /** 0 to 1. */
  readonly gcFraction: number;
  /** Formation in 1 mol/L NaCl: kcal/mol. */
  readonly enthalpy: number;
  /** Formation in 1 mol/L NaCl, the symmetry term included: cal/(mol·K). */
  readonly entropy: number;
  readonly selfComplementary: boolean;
}

const COMPLEMENT: Readonly<Record<string, string>> = { A: 'T', T: 'A', G: 'C', C: 'G' };
const STEP_ENERGIES = energiesOfSteps(STACKS);

/**
 * The energies of all sixteen steps of two bases, derived from ten: the others are the same steps read on the opposite
 * strand.
 */
export function energiesOfSteps(stacks: Readonly<Record<string, Energy>>): ReadonlyMap<string, Energy> {
  return new Map(
    Object.entries(stacks).flatMap(([step, energy]) => [
      [step, energy],
      [reverseComplement(step), energy],
    ]),
  );
}

/** Contributions of the steps of a strand, in order. Throws for a letter that is not a base. */
export function stepsOf(strand: string, energies: ReadonlyMap<string, Energy>): readonly Energy[] {
  return Array.from({ length: strand.length - 1 }, (_, at) => {
    const step = strand.slice(at, at + 2);
    const energy = energies.get(step);
    if (energy === undefined) throw new Error(`There is no step '${step}' in DNA`);
    return energy;
  });
}

/** The share of G and C, 0 to 1. */
export function gcFractionOf(strand: string): number {
  return strand.replace(/[AT]/g, '').length / strand.length;
}

/**
 * @param strand 5′ to 3′, of A, T, G and C only
 * @returns null when there are fewer than two bases, because a single base has no neighbor
 */
export function duplexOf(strand: string): Duplex | null {
  if (strand.length < 2) return null;
  const selfComplementary = strand === reverseComplement(strand);
  const parts = [terminalPair(strand.at(0)), terminalPair(strand.at(-1)), ...stepsOf(strand, STEP_ENERGIES)];
  return {
    length: strand.length,
    gcFraction: gcFractionOf(strand),
    enthalpy: parts.reduce((sum, { enthalpy }) => sum + enthalpy, 0),
    entropy: parts.reduce((sum, { entropy }) => sum + entropy, selfComplementary ? SYMMETRY_ENTROPY : 0),
    selfComplementary,
  };
}

/**
 * Monovalent ions that stabilize as much as those present and the free magnesium do together, mmol/L:
 * monovalent + 120·√(Mg²⁺ − dNTP), all in mmol/L.
 */
export function sodiumEquivalent({ monovalent, magnesium, dntp }: Solution): number {
  return monovalent + 120 * Math.sqrt(Math.max(0, magnesium - dntp));
}

/** Tm in °C with the salt in the entropy, lowered by DMSO and formamide; null where the energies give no temperature above absolute zero. */
export function nearestNeighborTm(duplex: Duplex, solution: Solution): number | null {
  const sodiumMolar = sodiumEquivalent(solution) / 1000;
  const kelvin = meltingKelvin(duplex, solution, SODIUM_ENTROPY * (duplex.length - 1) * Math.log(sodiumMolar));
  return kelvin === null ? null : kelvin - ZERO_CELSIUS_IN_KELVIN + denaturantShift(solution, duplex.gcFraction);
}

/**
 * Tm in kelvin.
 *
 * @param saltEntropy cal/(mol·K), added to the entropy of the duplex; 0 for 1 mol/L NaCl
 * @returns null where the energies give no temperature above absolute zero
 */
export function meltingKelvin(duplex: Duplex, solution: Solution, saltEntropy: number): number | null {
  const strandsMolar = (solution.oligo * 1e-9) / (duplex.selfComplementary ? 1 : 4);
  const kelvin = (1000 * duplex.enthalpy) / (duplex.entropy + saltEntropy + GAS_CONSTANT * Math.log(strandsMolar));
  return kelvin > 0 && Number.isFinite(kelvin) ? kelvin : null;
}

function reverseComplement(strand: string): string {
  return Array.from(strand, (base) => COMPLEMENT[base])
    .reverse()
    .join('');
}

function terminalPair(base: string | undefined): Energy {
  return base === 'G' || base === 'C' ? TERMINAL_PAIRS.GC : TERMINAL_PAIRS.AT;
}
