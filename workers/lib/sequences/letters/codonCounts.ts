/** Counts codons in letters that arrive in pieces, and what follows from the counts. */
import { type GeneticCode, NCBI_ORDER } from '../../../kernel/geneticCode.ts';

/** Codons in the order of NCBI's tables: first, second, third base in the order T, C, A, G. */
export const CODONS: readonly string[] = Array.from({ length: 64 }, (_, index) =>
  [index >> 4, (index >> 2) & 3, index & 3].map((base) => NCBI_ORDER[base]).join(''),
);

const NO_BASE = 4;
const BASES = new Uint8Array(256).fill(NO_BASE);
for (const [index, base] of [...NCBI_ORDER].entries()) BASES[base.charCodeAt(0)] = index;

export interface CodonCounter {
  /** Takes the next upper-case letters. */
  read(letters: Uint8Array): void;
  /** By codon, in the order of `CODONS`, read on the chosen strand. */
  counts(): Float64Array;
  /** Codons with letters besides A, C, G and T. */
  ambiguous(): number;
}

/**
 * @param length letters that will be read
 * @param strand 'other': codons begin at the last letter, on the complement
 */
export function createCodonCounter(length: number, strand: 'entered' | 'other'): CodonCounter {
  const counts = new Float64Array(64);
  let ambiguous = 0;
  let codon = 0;
  /** Bases since the last letter that is not a base. */
  let plain = 0;
  /** Letters until the end of the next codon. On the other strand, what is left over lies at the beginning. */
  let wait = 3 + (strand === 'entered' ? 0 : length % 3);
  /** Letter by letter, up to the end of a codon at least. */
  function readSingly(letters: Uint8Array, from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      const base = BASES[letters[at] as number] as number;
      plain = base === NO_BASE ? 0 : plain + 1;
      codon = ((codon << 2) | (base & 3)) & 63;
      wait -= 1;
      if (wait > 0) continue;
      wait = 3;
      if (plain >= 3) counts[codon] = (counts[codon] as number) + 1;
      else ambiguous += 1;
    }
  }

  return {
    read(letters) {
      const bases = BASES;
      const { length: size } = letters;
      let at = Math.min(wait % 3, size);
      readSingly(letters, 0, at);
      if (wait === 3) {
        const whole = at + 3 * Math.floor((size - at) / 3);
        for (; at < whole; at += 3) {
          const first = bases[letters[at] as number] as number;
          const second = bases[letters[at + 1] as number] as number;
          const third = bases[letters[at + 2] as number] as number;
          const index = (first << 4) | (second << 2) | third;
          // A letter that is not a base sets a bit that no base has.
          if ((first | second | third) >= NO_BASE) ambiguous += 1;
          else counts[index] = (counts[index] as number) + 1;
        }
        plain = 0;
      }
      readSingly(letters, at, size);
    },
    counts: () =>
      strand === 'entered' ? counts : Float64Array.from(counts, (_, index) => counts[opposite(index)] as number),
    ambiguous: () => ambiguous,
  };
}

/** Index of the codon on the other strand: T and A are 0 and 2, C and G are 1 and 3. */
function opposite(index: number): number {
  const base = (shift: number) => ((index >> shift) & 3) ^ 2;
  return (base(0) << 4) | (base(2) << 2) | base(4);
}

/** Percent of G and C among the bases at one place of the codons, or at all three; null without codons. */
export function gcAt(counts: ArrayLike<number>, places: readonly (0 | 1 | 2)[]): number | null {
  let [gc, all] = [0, 0];
  for (const [index, codon] of CODONS.entries()) {
    const count = counts[index] ?? 0;
    for (const place of places) {
      all += count;
      if (codon[place] === 'G' || codon[place] === 'C') gc += count;
    }
  }
  return all === 0 ? null : (100 * gc) / all;
}

/** One number for each codon, in the order of `CODONS`. */
export interface CodonShares {
  /** Of the codons of the same amino acid, 0 to 1; null where the amino acid does not occur. */
  readonly fractions: readonly (number | null)[];
  /** Relative synonymous codon usage: the count over the mean of the codons of its amino acid (source: `sharpLi1987`). */
  readonly rscu: readonly (number | null)[];
}

export function codonShares(counts: ArrayLike<number>, { aminoAcids }: GeneticCode): CodonShares {
  const sums = new Map<string, { sum: number; codons: number }>();
  for (const [index, letter] of [...aminoAcids].entries()) {
    const known = sums.get(letter) ?? { sum: 0, codons: 0 };
    sums.set(letter, { sum: known.sum + (counts[index] ?? 0), codons: known.codons + 1 });
  }
  const fractions = [...aminoAcids].map((letter, index) => {
    const { sum = 0 } = sums.get(letter) ?? {};
    return sum === 0 ? null : (counts[index] ?? 0) / sum;
  });
  const rscu = fractions.map((fraction, index) =>
    fraction === null ? null : fraction * (sums.get(aminoAcids[index] ?? '')?.codons ?? 0),
  );
  return { fractions, rscu };
}

/**
 * Effective number of codons (source: `wright1990`): for each number of synonymous codons, the amino acids that have as many over
 * the mean of their homozygosities. For a class of one amino acid that does not occur, such as isoleucine, the mean of the classes of two and
 * four. At most the number of sense codons.
 *
 * @returns null where a class has too few codons
 */
export function effectiveCodons(counts: ArrayLike<number>, { aminoAcids }: GeneticCode): number | null {
  const byLetter = new Map<string, number[]>();
  for (const [index, letter] of [...aminoAcids].entries())
    if (letter !== '*') byLetter.set(letter, [...(byLetter.get(letter) ?? []), counts[index] ?? 0]);
  const classes = new Map<number, { size: number; found: number[] }>();
  for (const synonyms of byLetter.values()) {
    const known = classes.get(synonyms.length) ?? { size: 0, found: [] };
    const homozygosity = homozygosityOf(synonyms);
    if (homozygosity !== null) known.found.push(homozygosity);
    classes.set(synonyms.length, { ...known, size: known.size + 1 });
  }
  const mean = (codons: number): number | null => {
    const found = classes.get(codons)?.found ?? [];
    return found.length === 0 ? null : found.reduce((sum, each) => sum + each, 0) / found.length;
  };
  let total = 0;
  for (const [codons, { size }] of classes) {
    if (codons === 1) {
      total += size;
      continue;
    }
    const [two, four] = [mean(2), mean(4)];
    const own = mean(codons) ?? (codons === 3 && size === 1 && two !== null && four !== null ? (two + four) / 2 : null);
    if (own === null || own <= 0) return null;
    total += size / own;
  }
  const sense = [...aminoAcids].filter((letter) => letter !== '*').length;
  return Math.min(total, sense);
}

/** Null for an amino acid that occurs at most once, or whose estimate is 0. */
function homozygosityOf(synonyms: readonly number[]): number | null {
  const sum = synonyms.reduce((total, count) => total + count, 0);
  if (sum <= 1) return null;
  const squares = synonyms.reduce((total, count) => total + (count / sum) ** 2, 0);
  const estimate = (sum * squares - 1) / (sum - 1);
  return estimate > 0 ? estimate : null;
}
