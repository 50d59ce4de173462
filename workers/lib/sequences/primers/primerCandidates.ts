/**
 * The primers that a stretch of a strand offers, and how far each is from the best one.
 *
 *   penalty = |Tm − best Tm| + |length − best length|          °C and bases, both with the weight 1
 *
 * Source of the penalty and of the rules: `primer3Thermodynamics`.
 */

import { reverseComplement } from '../motifs/restrictionEnzyme.ts';
import { duplexOf, gcFractionOf, nearestNeighborTm, type Solution } from '../oligos/nearestNeighbor.ts';

/** Which primers are acceptable. */
export interface CandidateRules {
  /** Bases. */
  readonly lengths: Limits;
  /** °C. */
  readonly temperatures: Limits;
  /** Percent. */
  readonly gcContent: { readonly lowest: number; readonly highest: number };
  /** Bases at the 3′ end that have to be G or C. */
  readonly clamp: number;
  /** Equal bases in a row. */
  readonly longestRun: number;
}

export interface Limits {
  readonly lowest: number;
  readonly best: number;
  readonly highest: number;
}

/** A primer, as it is ordered. */
export interface PrimerCandidate {
  /** 5′ to 3′. */
  readonly letters: string;
  /** Letters before it, on the entered strand. */
  readonly start: number;
  /** °C. */
  readonly tm: number;
  /** Percent. */
  readonly gcContent: number;
  readonly penalty: number;
}

/** How many primers there could be, and why most are rejected. */
export interface CandidateCounts {
  considered: number;
  /** Letters besides A, C, G and T. */
  ambiguous: number;
  gcContent: number;
  /** 3′ end or a run of one base. */
  letters: number;
  temperature: number;
}

export interface Candidates {
  /** The lowest penalty first. */
  readonly accepted: readonly PrimerCandidate[];
  readonly counts: CandidateCounts;
}

/**
 * @param stretch letters of the entered strand
 * @param offset letters of the strand before the stretch
 * @param side 'left': primers read as the entered strand; 'right': as the other strand
 */
export function primerCandidates(
  stretch: string,
  offset: number,
  side: 'left' | 'right',
  rules: CandidateRules,
  solution: Solution,
): Candidates {
  const counts: CandidateCounts = { considered: 0, ambiguous: 0, gcContent: 0, letters: 0, temperature: 0 };
  const accepted: PrimerCandidate[] = [];
  for (let from = 0; from < stretch.length; from += 1)
    for (let length = rules.lengths.lowest; length <= rules.lengths.highest; length += 1) {
      if (from + length > stretch.length) break;
      counts.considered += 1;
      const there = stretch.slice(from, from + length);
      if (/[^ACGT]/.test(there)) {
        counts.ambiguous += 1;
        continue;
      }
      const letters = side === 'left' ? there : reverseComplement(there);
      const gcContent = 100 * gcFractionOf(letters);
      if (gcContent < rules.gcContent.lowest || gcContent > rules.gcContent.highest) {
        counts.gcContent += 1;
        continue;
      }
      if (longestRunOf(letters) > rules.longestRun || !/^[GC]*$/.test(letters.slice(letters.length - rules.clamp))) {
        counts.letters += 1;
        continue;
      }
      const duplex = duplexOf(letters);
      const tm = duplex && nearestNeighborTm(duplex, solution);
      if (tm === null || tm < rules.temperatures.lowest || tm > rules.temperatures.highest) {
        counts.temperature += 1;
        continue;
      }
      const penalty = Math.abs(tm - rules.temperatures.best) + Math.abs(length - rules.lengths.best);
      accepted.push({ letters, start: offset + from, tm, gcContent, penalty });
    }
  accepted.sort((one, other) => one.penalty - other.penalty);
  return { accepted, counts };
}

/** Equal letters in a row, the most that there are. */
function longestRunOf(letters: string): number {
  return Math.max(...(letters.match(/A+|C+|G+|T+/g) ?? []).map(({ length }) => length));
}
