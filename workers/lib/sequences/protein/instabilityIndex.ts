import { DIPEPTIDE_ORDER, INSTABILITY_WEIGHTS } from '../../../reference/instabilityWeights.ts';

/** Counts ordered pairs of neighboring residues, given as bytes of one-letter codes. */
export interface NeighbourCounter {
  /** Reads the next slice; its first residue is a neighbor of the previous slice's last one. */
  take(aminoAcids: Uint8Array): void;
  /**
   * The instability index of the residues so far: 10 divided by their number, times the weights of all pairs. Above 40 a
   * protein counts as short-lived in the test tube. Null for fewer than two residues. Source: guruprasad1990.
   */
  instabilityIndex(): number | null;
}

const ALPHABET = 26;
const LETTER_A = 65;

export function createNeighbourCounter(): NeighbourCounter {
  const pairs = new Float64Array(ALPHABET * ALPHABET);
  let residues = 0;
  let previous = 0;
  return {
    take(aminoAcids) {
      let at = 0;
      if (residues === 0 && aminoAcids.length > 0) {
        previous = (aminoAcids[0] as number) - LETTER_A;
        at = 1;
      }
      for (; at < aminoAcids.length; at += 1) {
        const next = (aminoAcids[at] as number) - LETTER_A;
        const pair = previous * ALPHABET + next;
        pairs[pair] = (pairs[pair] as number) + 1;
        previous = next;
      }
      residues += aminoAcids.length;
    },
    instabilityIndex() {
      if (residues < 2) return null;
      let sum = 0;
      INSTABILITY_WEIGHTS.forEach((row, first) => {
        row.forEach((weight, second) => {
          sum += weight * (pairs[indexOf(first) * ALPHABET + indexOf(second)] as number);
        });
      });
      return (10 / residues) * sum;
    },
  };
}

/** Index of a row or column of the weights. */
function indexOf(place: number): number {
  return DIPEPTIDE_ORDER.charCodeAt(place) - LETTER_A;
}
