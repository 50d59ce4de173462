/** Hairpins and dimers of typed strands in a solution, with their stability. */

import { reverseComplement } from '../motifs/restrictionEnzyme.ts';
import { foldDimer } from './dimerFold.ts';
import { dimerConditions, hairpinConditions, type Stability, stabilityOf } from './foldConditions.ts';
import { basesOfStrand } from './foldEnergies.ts';
import { foldHairpin } from './hairpinFold.ts';
import type { Solution } from './nearestNeighbor.ts';

/** The most stable structure of a strand, or of two. */
export interface Fold extends Stability {
  /**
   * Places of paired bases, counted from 0: of a dimer in the first and in the second strand, each from its 5′ end; of a hairpin both in
   * the same strand.
   */
  readonly pairs: readonly (readonly [number, number])[];
}

/** What folds are asked for. Strands are 5′ to 3′, of A, C, G and T. Null: no two bases pair. */
export interface Folder {
  readonly hairpin: (strand: string) => Fold | null;
  readonly dimer: (first: string, second: string) => Fold | null;
  /** The dimer in which the 3′ end of the first strand is paired. */
  readonly endDimer: (first: string, second: string) => Fold | null;
}

export function createFolder(solution: Solution): Folder {
  const alone = hairpinConditions(solution);
  const different = dimerConditions(solution, false);
  const symmetric = dimerConditions(solution, true);
  const dimer = (first: string, second: string, where: 'any' | 'end'): Fold | null => {
    const conditions = isSymmetric(first) && isSymmetric(second) ? symmetric : different;
    const structure = foldDimer(basesOfStrand(first), basesOfStrand(second), where, conditions);
    if (structure === null) return null;
    return { ...stabilityOf(structure, structure.pairs.length - 1, conditions), pairs: structure.pairs };
  };
  return {
    hairpin(strand) {
      const structure = foldHairpin(basesOfStrand(strand));
      if (structure === null) return null;
      return { ...stabilityOf(structure, structure.pairs.length - 1, alone), pairs: structure.pairs };
    },
    dimer: (first, second) => dimer(first, second, 'any'),
    endDimer: (first, second) => dimer(first, second, 'end'),
  };
}

function isSymmetric(strand: string): boolean {
  return strand === reverseComplement(strand);
}
