/** Hairpins and dimers of primers, which may have ambiguity letters: of all that such a primer stands for, the most stable. */
import { dimerRows, hairpinRows } from '../oligos/foldDrawing.ts';
import type { Fold, Folder } from '../oligos/strandFolds.ts';

/** The most stable structure of a primer or of two. */
export interface PrimerFold {
  /** ΔG at 37 °C, kcal/mol. */
  readonly energy: number;
  /** °C; null without a melting temperature above absolute zero. */
  readonly tm: number | null;
  /** Rows of letters. */
  readonly drawing: string;
}

/** @param variants of A, C, G and T. Null: none folds */
export function primerHairpin(folder: Folder, variants: readonly string[]): PrimerFold | null {
  let best: PrimerFold | null = null;
  for (const strand of variants) best = better(best, folder.hairpin(strand), (pairs) => hairpinRows(strand, pairs));
  return best;
}

/** Two molecules of one primer. */
export function selfDimer(folder: Folder, variants: readonly string[]): PrimerFold | null {
  return bestOf(variants, variants, (one, other) => (one > other ? null : folder.dimer(one, other)));
}

/** Two molecules of one primer, of which one pairs with its 3′ end. */
export function selfEndDimer(folder: Folder, variants: readonly string[]): PrimerFold | null {
  return bestOf(variants, variants, folder.endDimer);
}

/** Molecules of two primers. */
export function crossDimer(folder: Folder, first: readonly string[], second: readonly string[]): PrimerFold | null {
  return bestOf(first, second, folder.dimer);
}

/** Molecules of two primers, of which either pairs with its 3′ end. */
export function crossEndDimer(folder: Folder, first: readonly string[], second: readonly string[]): PrimerFold | null {
  const one = bestOf(first, second, folder.endDimer);
  const other = bestOf(second, first, folder.endDimer);
  if (one === null || other === null) return one ?? other;
  return other.energy < one.energy ? other : one;
}

function bestOf(
  first: readonly string[],
  second: readonly string[],
  foldOf: (one: string, other: string) => Fold | null,
): PrimerFold | null {
  let best: PrimerFold | null = null;
  for (const one of first)
    for (const other of second) best = better(best, foldOf(one, other), (pairs) => dimerRows(one, other, pairs));
  return best;
}

function better(best: PrimerFold | null, fold: Fold | null, draw: (pairs: Fold['pairs']) => string): PrimerFold | null {
  if (fold === null || (best !== null && best.energy <= fold.energy)) return best;
  return { energy: fold.energy, tm: fold.tm, drawing: draw(fold.pairs) };
}
