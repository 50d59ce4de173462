/** The amino acids of one of the six frames of a region, in windows. */
import { type GeneticCode, NCBI_ORDER, STOP } from '../../../kernel/geneticCode.ts';
import { codonMeanings, translated } from '../letters/codonTranslation.ts';
import { FRAME_NAMES, type FrameName } from '../letters/sixFrameTally.ts';
import type { Strand } from '../strand/strandLetters.ts';
import { type Region, regionLength, regionWindow } from '../strand/strandRegion.ts';

export interface FrameReading {
  readonly frame: FrameName;
  readonly code: GeneticCode;
  /** The first codon gives methionine where the genetic code lists it as a start. */
  readonly startIsMethionine: boolean;
}

/**
 * Amino acids `from` (inclusive) to `to` (exclusive) of a frame, '*' for a stop, X for a codon that could be several; clipped
 * to its whole codons.
 */
export async function frameWindow(
  strand: Strand,
  region: Region,
  { frame, code, startIsMethionine }: FrameReading,
  from: number,
  to: number,
): Promise<Uint8Array> {
  const index = FRAME_NAMES.indexOf(frame);
  const skipped = index % 3;
  const codons = Math.max(0, Math.floor((regionLength(region, strand.length) - skipped) / 3));
  const first = Math.max(0, Math.min(from, codons));
  const end = Math.max(first, Math.min(to, codons));
  const reading = index < 3 ? 'forward' : 'reverseComplement';
  const letters = await regionWindow(strand, region, reading, skipped + 3 * first, skipped + 3 * end);
  const isStart = startIsMethionine && first === 0 && isListedStart(letters, code);
  return translated(letters, codonMeanings(code), isStart);
}

/** Returns whether the first codon of the letters is one at which the genetic code lets proteins begin. */
export function isListedStart(letters: Uint8Array, { aminoAcids, starts }: GeneticCode): boolean {
  if (letters.length < 3) return false;
  const bases = [...letters.subarray(0, 3)].map((letter) => NCBI_ORDER.indexOf(String.fromCharCode(letter)));
  if (bases.includes(-1)) return false;
  const codon = bases.reduce((index, base) => 4 * index + base, 0);
  return starts[codon] === 'M' && aminoAcids.charCodeAt(codon) !== STOP;
}
