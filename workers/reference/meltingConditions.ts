/** Documented default conditions of programs that report a Tm. */
import type { SourceKey } from './sources.ts';

export interface MeltingConditions {
  /** Monovalent ions, mmol/L. */
  readonly monovalent: number;
  /** Mg²⁺, mmol/L. */
  readonly magnesium: number;
  /** All four nucleotides together, mmol/L. */
  readonly dntp: number;
  /** nmol/L, of both strands together; or of the primer alone where `excess` is set. */
  readonly oligo: number;
  /** The primer outnumbers its target, so that its own concentration counts and not a quarter of all strands. */
  readonly excess: boolean;
  readonly sources: readonly SourceKey[];
}

/** Defaults of the Primer3 manual. */
export const PRIMER3_CONDITIONS: MeltingConditions = {
  monovalent: 50,
  magnesium: 1.5,
  dntp: 0.6,
  oligo: 50,
  excess: false,
  sources: ['primer3Manual'],
};

/** The same for releases up to 1.1.0, which did not support magnesium. */
export const EARLY_PRIMER3_CONDITIONS: MeltingConditions = { ...PRIMER3_CONDITIONS, magnesium: 0, dntp: 0 };

/** Defaults of IDT's help: a primer in excess of its target. */
export const IDT_CONDITIONS: MeltingConditions = {
  monovalent: 50,
  magnesium: 0,
  dntp: 0,
  oligo: 250,
  excess: true,
  sources: ['idtAnalyzer', 'idtBiophysics'],
};
