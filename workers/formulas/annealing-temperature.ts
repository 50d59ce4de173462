/**
 * Melting and annealing temperatures of a pair of PCR primers, or of one primer.
 *
 *   Tm = 4·(G + C) + 4·(A + T) + 16.6·log10(salt / 1000)    °C, salt in mmol/L
 *   annealing = Tm − 5;  optimal = annealing ± 2;  recommended = the lower annealing temperature of the two
 *
 * Source: `spec`, section 9 "Primers". With 4 for every base this Tm depends on the length alone; Wallace's rule
 * (`wallace1979`), whose shape it has, weighs A and T by 2. It is computed as specified, and `reference` holds what the
 * nearest-neighbor method, Wallace's rule and the methods that other programs document give for the same primers.
 *
 * White space within a primer is ignored. What is copied along with one, such as 5′-…-3′, is refused with an edit that
 * leaves it out. Refuses, in this order: a missing primer, a letter other than A, T, C or G, a salt that is not above 0,
 * then the optional concentrations that only `reference` uses.
 */
import type { Formula } from '../contract.ts';
import { isPositive } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { nearestNeighborTm, type Solution, sodiumEquivalent } from '../lib/sequences/oligos/nearestNeighbor.ts';
import { owczarzyTm } from '../lib/sequences/oligos/owczarzySalt.ts';
import { basesOf, isBases, refuseLetters } from '../lib/sequences/records/typedBases.ts';
import {
  primerEnergies,
  type TmByMethod,
  type TmShifts,
  tmByMethod,
  tmShifts,
} from './annealing-temperature/meltingMethods.ts';

export interface AnnealingInput {
  /** 5′ to 3′, upper case, A T C G only. */
  readonly forwardPrimer: string;
  /** 5′ to 3′, upper case, A T C G only; empty where there is only the other. */
  readonly reversePrimer: string;
  /** A single primer is asked about, not a pair. */
  readonly onlyForward: boolean;
  /** Monovalent salt, mmol/L, above 0. */
  readonly saltConcentration: number;
  /** Mg²⁺, mmol/L, 0 or more; left blank it is 0. Only `reference` uses it. */
  readonly magnesium: number;
  /** All four nucleotides together, mmol/L, 0 or more; left blank it is 0. Only `reference` uses it. */
  readonly dntp: number;
  /** Primer strands in all, nmol/L, above 0; left blank it is 50. Only `reference` uses it. */
  readonly oligoConcentration: number;
}

/** Result of the specified formula for one primer. Temperatures in °C, unrounded. */
export interface PrimerProperties {
  readonly tm: number;
  readonly annealingTemp: number;
  readonly optimalRange: { readonly min: number; readonly max: number };
  /** Percent, 0 to 100. */
  readonly gc: number;
  /** Bases. */
  readonly length: number;
}

/** Results of accepted methods for one primer. Null: not defined, as for a single base, which has no neighbor. */
export interface PrimerReference {
  /** °C; salt as an entropy (`santaLucia1998`). */
  readonly tmNearestNeighbour: number | null;
  /** °C; the same energies with the salt corrections of `owczarzy2004` and `owczarzy2008`. */
  readonly tmOwczarzy: number | null;
  /** °C: 2 for each A or T, 4 for each G or C, at any salt; meant for fewer than about 14 bases (`wallace1979`). */
  readonly tmWallace: number;
  /** kcal/mol, in 1 mol/L NaCl. */
  readonly enthalpy: number | null;
  /** cal/(mol·K), in 1 mol/L NaCl. */
  readonly entropy: number | null;
  /** The primer is its own reverse complement. */
  readonly selfComplementary: boolean;
  /** Explains differences from other programs: the methods that they document. */
  readonly byMethod: TmByMethod;
  /** Effect of each choice in those methods, relative to `tmNearestNeighbour`. */
  readonly shifts: TmShifts;
}

export interface AnnealingResult {
  readonly forward: PrimerProperties;
  /** Null for a single primer. */
  readonly reverse: PrimerProperties | null;
  /** °C. */
  readonly recommended: number;
  readonly reference: {
    readonly forward: PrimerReference;
    /** Null for a single primer. */
    readonly reverse: PrimerReference | null;
    /** The lower nearest-neighbor Tm less 5 °C. */
    readonly recommended: number | null;
    /** Difference of the two nearest-neighbor Tm, °C, 0 or more; null also for a single primer. */
    readonly tmDifference: number | null;
    /** Monovalent salt that would stabilize as much as salt and free magnesium do together, mmol/L. */
    readonly sodiumEquivalent: number;
  };
}

const DEFAULT_MAGNESIUM = 0;
const DEFAULT_DNTP = 0;
const DEFAULT_OLIGO_CONCENTRATION = 50;
const BELOW_MELTING = 5;
const RANGE_HALF_WIDTH = 2;

declare module '../contract.ts' {
  interface FormulaTypes {
    'annealing-temperature': FormulaType<AnnealingInput, AnnealingResult>;
  }
}

export default {
  id: 'annealing-temperature',

  validate(candidate) {
    const forwardPrimer = basesOf(candidate.forwardPrimer);
    const { saltConcentration, onlyForward } = candidate;
    const reversePrimer = onlyForward ? '' : basesOf(candidate.reversePrimer);
    const magnesium = candidate.magnesium ?? DEFAULT_MAGNESIUM;
    const dntp = candidate.dntp ?? DEFAULT_DNTP;
    const oligoConcentration = candidate.oligoConcentration ?? DEFAULT_OLIGO_CONCENTRATION;

    if (forwardPrimer === '')
      return refuse(
        onlyForward ? 'Please enter a primer sequence' : 'Please enter both primer sequences',
        'forwardPrimer',
      );
    if (reversePrimer === '' && !onlyForward) return refuse('Please enter both primer sequences', 'reversePrimer');
    if (!isBases(forwardPrimer)) return refuseLetters(forwardPrimer, candidate.forwardPrimer, 'forwardPrimer');
    if (!onlyForward && !isBases(reversePrimer))
      return refuseLetters(reversePrimer, candidate.reversePrimer, 'reversePrimer');
    // The logarithm is taken in mol/L, and the smallest double in mmol/L would become 0.
    if (saltConcentration === null || !isPositive(saltConcentration / 1000))
      return refuse('Invalid salt concentration', 'saltConcentration');
    if (!isZeroOrMore(magnesium)) return refuse('Please enter a magnesium concentration of 0 or more', 'magnesium');
    if (!isZeroOrMore(dntp)) return refuse('Please enter a dNTP concentration of 0 or more', 'dntp');
    if (!isPositive(oligoConcentration))
      return refuse('Please enter a primer concentration above 0', 'oligoConcentration');
    return accept({
      forwardPrimer,
      reversePrimer,
      onlyForward,
      saltConcentration,
      magnesium,
      dntp,
      oligoConcentration,
    });
  },

  compute(input) {
    const solution: Solution = {
      monovalent: input.saltConcentration,
      magnesium: input.magnesium,
      dntp: input.dntp,
      oligo: input.oligoConcentration,
    };
    const forward = primerProperties(input.forwardPrimer, input.saltConcentration);
    const reverse = input.onlyForward ? null : primerProperties(input.reversePrimer, input.saltConcentration);
    const reference = {
      forward: primerReference(input.forwardPrimer, solution),
      reverse: input.onlyForward ? null : primerReference(input.reversePrimer, solution),
    };
    return {
      forward,
      reverse,
      recommended: Math.min(forward.annealingTemp, reverse?.annealingTemp ?? Number.POSITIVE_INFINITY),
      reference: { ...reference, ...pairReference(reference), sodiumEquivalent: sodiumEquivalent(solution) },
    };
  },
} satisfies Formula<'annealing-temperature'>;

function isZeroOrMore(value: number): boolean {
  return value >= 0 && Number.isFinite(value);
}

function primerProperties(primer: string, saltConcentration: number): PrimerProperties {
  const { at, gc } = countBases(primer);
  const tm = 4 * gc + 4 * at + 16.6 * Math.log10(saltConcentration / 1000);
  const annealingTemp = tm - BELOW_MELTING;
  return {
    tm,
    annealingTemp,
    optimalRange: { min: annealingTemp - RANGE_HALF_WIDTH, max: annealingTemp + RANGE_HALF_WIDTH },
    gc: (100 * gc) / primer.length,
    length: primer.length,
  };
}

function primerReference(primer: string, solution: Solution): PrimerReference {
  const { at, gc } = countBases(primer);
  const energies = primerEnergies(primer);
  const duplex = energies.unified;
  return {
    tmNearestNeighbour: duplex && nearestNeighborTm(duplex, solution),
    tmOwczarzy: duplex && owczarzyTm(duplex, solution),
    tmWallace: 2 * at + 4 * gc,
    enthalpy: duplex?.enthalpy ?? null,
    entropy: duplex?.entropy ?? null,
    selfComplementary: duplex?.selfComplementary ?? false,
    byMethod: tmByMethod(energies, solution),
    shifts: tmShifts(energies, solution),
  };
}

function countBases(primer: string): { readonly at: number; readonly gc: number } {
  const gc = primer.replace(/[AT]/g, '').length;
  return { at: primer.length - gc, gc };
}

function pairReference(pair: { readonly forward: PrimerReference; readonly reverse: PrimerReference | null }) {
  const forward = pair.forward.tmNearestNeighbour;
  if (pair.reverse === null)
    return { recommended: forward === null ? null : forward - BELOW_MELTING, tmDifference: null };
  const reverse = pair.reverse.tmNearestNeighbour;
  if (forward === null || reverse === null) return { recommended: null, tmDifference: null };
  return { recommended: Math.min(forward, reverse) - BELOW_MELTING, tmDifference: Math.abs(forward - reverse) };
}
