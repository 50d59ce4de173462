/**
 * The pairs of primers with the lowest penalties whose hairpins and dimers are not too stable. The penalty of a pair is the sum of both.
 *
 * Folds are computed for primers that come into question only. Source of the rules: `primer3Thermodynamics`.
 */

import type { Fold, Folder } from '../../lib/sequences/oligos/strandFolds.ts';
import type { PrimerCandidate } from '../../lib/sequences/primers/primerCandidates.ts';

export interface PairRules {
  /** Letters of the product. */
  readonly shortest: number;
  readonly longest: number;
  /** °C: a hairpin or a dimer that melts above it rules a primer or a pair out. */
  readonly hottest: number;
}

/** Melting temperatures of what a primer does alone, °C; 0 where they are below. */
export interface OwnFolds {
  readonly hairpinTm: number;
  readonly selfTm: number;
  /** Of the self-dimer in which a 3′ end is paired. */
  readonly endTm: number;
}

export interface PickedPair {
  readonly left: PrimerCandidate & OwnFolds;
  readonly right: PrimerCandidate & OwnFolds;
  /** Letters of the product. */
  readonly length: number;
  readonly penalty: number;
  /** °C; 0 where they are below. */
  readonly dimerTm: number;
  readonly endDimerTm: number;
}

/**
 * @param lefts the lowest penalty first
 * @param rights the lowest penalty first
 * @param count pairs that are wanted
 * @param isExcluded whether a primer is ruled out for another reason
 */
export function bestPairs(
  lefts: readonly PrimerCandidate[],
  rights: readonly PrimerCandidate[],
  { shortest, longest, hottest }: PairRules,
  folder: Folder,
  count: number,
  isExcluded: (primer: PrimerCandidate) => boolean = () => false,
): readonly PickedPair[] {
  const folds = new Map<PrimerCandidate, OwnFolds | null>();
  const best: PickedPair[] = [];
  const lowestRight = rights[0]?.penalty ?? 0;
  for (const left of lefts) {
    if (isTooMuch(left.penalty + lowestRight)) break;
    if (ownFolds(left) === null) continue;
    for (const right of rights) {
      const penalty = left.penalty + right.penalty;
      if (isTooMuch(penalty)) break;
      const length = right.start + right.letters.length - left.start;
      if (length < shortest || length > longest) continue;
      const pair = judged(left, right, length, penalty);
      if (pair === null) continue;
      const place = best.findIndex((kept) => kept.penalty > penalty);
      best.splice(place < 0 ? best.length : place, 0, pair);
      if (best.length > count) best.pop();
    }
  }
  return best;

  function isTooMuch(penalty: number): boolean {
    return best.length >= count && penalty >= (best.at(-1)?.penalty ?? 0);
  }

  function judged(left: PrimerCandidate, right: PrimerCandidate, length: number, penalty: number): PickedPair | null {
    const [ofLeft, ofRight] = [ownFolds(left), ownFolds(right)];
    if (ofLeft === null || ofRight === null) return null;
    const dimerTm = tmOf(folder.dimer(left.letters, right.letters));
    if (dimerTm > hottest) return null;
    const endDimerTm = Math.max(
      tmOf(folder.endDimer(left.letters, right.letters)),
      tmOf(folder.endDimer(right.letters, left.letters)),
    );
    if (endDimerTm > hottest) return null;
    return { left: { ...left, ...ofLeft }, right: { ...right, ...ofRight }, length, penalty, dimerTm, endDimerTm };
  }

  /** Null: the primer is ruled out. */
  function ownFolds(primer: PrimerCandidate): OwnFolds | null {
    const known = folds.get(primer);
    if (known !== undefined) return known;
    const found = isExcluded(primer) ? null : foldsOf(primer.letters);
    folds.set(primer, found);
    return found;
  }

  function foldsOf(letters: string): OwnFolds | null {
    const hairpinTm = tmOf(folder.hairpin(letters));
    if (hairpinTm > hottest) return null;
    const selfTm = tmOf(folder.dimer(letters, letters));
    if (selfTm > hottest) return null;
    const endTm = tmOf(folder.endDimer(letters, letters));
    return endTm > hottest ? null : { hairpinTm, selfTm, endTm };
  }
}

function tmOf(fold: Fold | null): number {
  return Math.max(0, fold?.tm ?? 0);
}
