/**
 * The Tm of one primer by the methods that other programs document, and the effect of each choice in them.
 *
 * A program may deviate from its documentation, and newer releases may differ: these are the documented methods and
 * constants, not outputs of those programs. Sources: those of `workers/reference/meltingConditions.ts`,
 * `nebTmCalculator`, and for the formula of GC content and length `schildkraut1965` in the form that `biopython` lists.
 */

import { breslauerDuplexOf, schildkrautTm } from '../../lib/sequences/oligos/breslauerTm.ts';
import {
  type Duplex,
  duplexOf,
  gcFractionOf,
  nearestNeighborTm,
  type Solution,
} from '../../lib/sequences/oligos/nearestNeighbor.ts';
import { owczarzyTm } from '../../lib/sequences/oligos/owczarzySalt.ts';
import {
  EARLY_PRIMER3_CONDITIONS,
  IDT_CONDITIONS,
  type MeltingConditions,
  PRIMER3_CONDITIONS,
} from '../../reference/meltingConditions.ts';
import { ZERO_CELSIUS_IN_KELVIN } from '../../reference/physicalConstants.ts';

/** Tm in °C; null where a method has none above absolute zero, as for a single base. */
export interface TmByMethod {
  /** Unified energies, salt in the entropy, the conditions of the Primer3 manual. */
  readonly primer3: number | null;
  /** Energies of 1986, logarithmic salt term, the conditions of early releases of Primer3. */
  readonly earlyPrimer3: number | null;
  /** Unified energies, Owczarzy's salt corrections, the primer in excess: the conditions of IDT's help. */
  readonly idt: number | null;
  /** Unified energies, Owczarzy's correction for monovalent salt alone; salt and strands as entered. */
  readonly neb: number | null;
  /** 81.5 + 16.6·log10[Na⁺] + 0.41·(% GC) − 675/n; salt as entered, magnesium ignored. */
  readonly gcContent: number | null;
}

/** Change of Tm, °C, when a single condition is changed; null where there is no Tm. */
export interface TmShifts {
  /** Magnesium and nucleotides as in the Primer3 manual, against none of either. */
  readonly magnesium: number | null;
  /** Ten times the strands. */
  readonly tenfoldOligo: number | null;
  /** The primer in excess, so that its concentration is not divided by 4. */
  readonly excess: number | null;
  /** Owczarzy's salt corrections in place of salt in the entropy. */
  readonly owczarzy: number | null;
  /** The energies of 1986 in place of the unified ones. */
  readonly breslauer: number | null;
}

/** A primer and its energies, computed once. */
export interface PrimerEnergies {
  /** 5′ to 3′, of A, T, G and C only, at least one. */
  readonly strand: string;
  /** By the unified energies; null for a single base. */
  readonly unified: Duplex | null;
  /** By the energies of 1986; null for a single base. */
  readonly early: Duplex | null;
}

/** @param strand 5′ to 3′, of A, T, G and C only, at least one */
export function primerEnergies(strand: string): PrimerEnergies {
  return { strand, unified: duplexOf(strand), early: breslauerDuplexOf(strand) };
}

export function tmByMethod({ strand, unified, early }: PrimerEnergies, solution: Solution): TmByMethod {
  return {
    primer3: unified && nearestNeighborTm(unified, solutionOf(PRIMER3_CONDITIONS)),
    earlyPrimer3: early && schildkrautTm(early, solutionOf(EARLY_PRIMER3_CONDITIONS)),
    idt: unified && owczarzyTm(unified, solutionOf(IDT_CONDITIONS, unified.selfComplementary)),
    neb: unified && owczarzyTm(unified, { ...solution, magnesium: 0, dntp: 0 }),
    gcContent: gcContentTm(strand, solution),
  };
}

export function tmShifts({ unified, early }: PrimerEnergies, solution: Solution): TmShifts {
  const here = unified && nearestNeighborTm(unified, solution);
  if (unified === null || early === null || here === null)
    return { magnesium: null, tenfoldOligo: null, excess: null, owczarzy: null, breslauer: null };
  const inSolution = (changed: Partial<Solution>) => nearestNeighborTm(unified, { ...solution, ...changed });
  const { magnesium, dntp } = PRIMER3_CONDITIONS;
  return {
    magnesium: difference(inSolution({ magnesium, dntp }), inSolution({ magnesium: 0, dntp: 0 })),
    tenfoldOligo: difference(inSolution({ oligo: 10 * solution.oligo }), here),
    excess: difference(inSolution({ oligo: solution.oligo * (unified.selfComplementary ? 1 : 4) }), here),
    owczarzy: difference(owczarzyTm(unified, solution), here),
    breslauer: difference(nearestNeighborTm(early, solution), here),
  };
}

/** Strand concentration as this site counts it: both strands together, a quarter of which enters the equation. */
function solutionOf(
  { monovalent, magnesium, dntp, oligo, excess }: MeltingConditions,
  selfComplementary = false,
): Solution {
  return { monovalent, magnesium, dntp, oligo: excess && !selfComplementary ? 4 * oligo : oligo };
}

function gcContentTm(strand: string, { monovalent }: Solution): number | null {
  const celsius = 81.5 + 16.6 * Math.log10(monovalent / 1000) + 41 * gcFractionOf(strand) - 675 / strand.length;
  return celsius > -ZERO_CELSIUS_IN_KELVIN ? celsius : null;
}

function difference(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other;
}
