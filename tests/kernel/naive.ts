/** Naive string implementation of the kernel, the reference for its tests. Bytes are Latin-1 here. */
import type { Alphabet, LetterCounts } from '#workers/kernel/alphabets.ts';
import type { GeneticCode } from '#workers/kernel/geneticCode.ts';
import type { OpenFrame } from '#workers/kernel/openFrames.ts';

const ACCEPTED: Readonly<Record<Alphabet, string>> = {
  dna: 'ACGT',
  rna: 'ACGU',
  ambiguousDna: 'ACGTRYSWKMBDHVN',
  ambiguousRna: 'ACGURYSWKMBDHVN',
};

export interface NaiveReading {
  /** Index of the first foreign byte, or the length. */
  readonly end: number;
  readonly letters: string;
  readonly counts: LetterCounts;
}

export function naiveRead(raw: Uint8Array, alphabet: Alphabet): NaiveReading {
  let letters = '';
  let end = 0;
  for (; end < raw.length; end += 1) {
    const character = String.fromCharCode(raw[end] as number);
    if (' \t\n\v\f\r'.includes(character)) continue;
    // Upper-casing turns characters beyond ASCII into others, which must not count as letters.
    const letter = /[a-z]/.test(character) ? character.toUpperCase() : character;
    if (!ACCEPTED[alphabet].includes(letter)) break;
    letters += letter;
  }
  return { end, letters, counts: naiveCounts(letters) };
}

function naiveCounts(letters: string): LetterCounts {
  const of = (wanted: string) => [...letters].filter((letter) => wanted.includes(letter)).length;
  return { A: of('A'), C: of('C'), G: of('G'), T: of('TU'), ambiguous: of('RYSWKMBDHVN') };
}

const OPPOSITE: Readonly<Record<string, string>> = {
  A: 'T',
  C: 'G',
  G: 'C',
  T: 'A',
  U: 'A',
  R: 'Y',
  Y: 'R',
  S: 'S',
  W: 'W',
  K: 'M',
  M: 'K',
  B: 'V',
  V: 'B',
  D: 'H',
  H: 'D',
  N: 'N',
};

export function naiveComplement(letters: string): string {
  return [...letters].map((letter) => OPPOSITE[letter]).join('');
}

export function naiveReverseComplement(letters: string): string {
  return [...naiveComplement(letters)].reverse().join('');
}

/** 'X' for a codon with anything but A, C, G, T, U. */
function aminoAcidOf(codon: string, code: GeneticCode): string {
  const index = ncbiIndex(codon);
  return index === null ? 'X' : code.aminoAcids.charAt(index);
}

function ncbiIndex(codon: string): number | null {
  const bases = [...codon.replaceAll('U', 'T')].map((base) => 'TCAG'.indexOf(base));
  return bases.includes(-1) ? null : bases.reduce((index, base) => 4 * index + base, 0);
}

function codonsOf(strand: string, skipped: number): readonly string[] {
  return strand.slice(skipped).match(/.{3}/g) ?? [];
}

export function naiveSixFrames(letters: string, code: GeneticCode): readonly string[] {
  return [letters, naiveReverseComplement(letters)].flatMap((strand) =>
    [0, 1, 2].map((skipped) =>
      codonsOf(strand, skipped)
        .map((codon) => aminoAcidOf(codon, code))
        .join(''),
    ),
  );
}

export function naiveOpenFrames(letters: string, code: GeneticCode, leastCodons: number): readonly OpenFrame[] {
  const frames: OpenFrame[] = [];
  for (const strand of [1, -1] as const) {
    const text = strand === 1 ? letters : naiveReverseComplement(letters);
    for (const frame of [1, 2, 3] as const) {
      const codons = codonsOf(text, frame - 1);
      for (let index = 0; index < codons.length; index += 1) {
        if (!isStart(codons[index] as string, code)) continue;
        let stop = index;
        while (stop < codons.length && aminoAcidOf(codons[stop] as string, code) !== '*') stop += 1;
        const hasStop = stop < codons.length;
        const first = frame - 1 + 3 * index;
        const behind = frame - 1 + 3 * (hasStop ? stop + 1 : stop);
        const [from, to] = strand === 1 ? [first, behind] : [letters.length - behind, letters.length - first];
        if (stop - index >= leastCodons) frames.push({ strand, frame, from, to, codons: stop - index, hasStop });
        index = stop;
      }
    }
  }
  return frames.sort((one, other) => one.from - other.from || one.to - other.to || other.strand - one.strand);
}

function isStart(codon: string, code: GeneticCode): boolean {
  const index = ncbiIndex(codon);
  return index !== null && code.aminoAcids[index] !== '*' && code.starts[index] === 'M';
}

export interface NaiveProtein {
  readonly protein: string;
  readonly startPosition: number | null;
  readonly stopCodon: string | null;
}

export function naiveProtein(letters: string, code: GeneticCode): NaiveProtein {
  for (let start = 0; start + 3 <= letters.length; start += 1) {
    if (!isStart(letters.slice(start, start + 3), code)) continue;
    const codons = codonsOf(letters, start);
    const stop = codons.findIndex((codon) => aminoAcidOf(codon, code) === '*');
    const read = stop === -1 ? codons : codons.slice(0, stop);
    return {
      protein: read.map((codon) => aminoAcidOf(codon, code)).join(''),
      startPosition: start + 1,
      stopCodon: codons[stop]?.replaceAll('T', 'U') ?? null,
    };
  }
  return { protein: '', startPosition: null, stopCodon: null };
}
