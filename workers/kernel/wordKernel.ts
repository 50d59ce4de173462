/**
 * The kernel in plain TypeScript: the fallback where WebAssembly cannot run, and the reference that the other is tested
 * against. Counting and cleaning read two letters at once, as one 16-bit word, and look up what the pair means: half as
 * many steps as letter by letter. The rest goes letter by letter through small tables.
 */
import { BASE_BITS, codonsInFrame, codonTables, type GeneticCode, UNKNOWN } from './geneticCode.ts';
import type { LetterMap } from './letterMaps.ts';
import { requireRoom, type SequenceKernel } from './sequenceKernel.ts';
import { wordFrameFinder } from './wordFrameFinder.ts';
import { wordLetterReader } from './wordLetterReader.ts';
import { wordSeedCounter, wordSeedFinder } from './wordSeedFinder.ts';

export function createWordKernel(): SequenceKernel {
  return {
    kind: 'words',
    letterReader: wordLetterReader,
    mapLetters,
    mapReversed,
    sixFrames,
    openFrameFinder: wordFrameFinder,
    seedFinder: wordSeedFinder,
    seedCounter: wordSeedCounter,
    addToHistogram,
  };
}

function mapLetters(letters: Uint8Array, target: Uint8Array, map: LetterMap): void {
  requireRoom(target, letters.length);
  for (let at = 0; at < letters.length; at += 1) target[at] = map[(letters[at] as number) & 31] as number;
}

function mapReversed(letters: Uint8Array, target: Uint8Array, map: LetterMap): void {
  requireRoom(target, letters.length);
  // Work from both ends, so that no letter is overwritten before it is read.
  for (let low = 0, high = letters.length - 1; low <= high; low += 1, high -= 1) {
    const first = map[(letters[low] as number) & 31] as number;
    target[low] = map[(letters[high] as number) & 31] as number;
    target[high] = first;
  }
}

function sixFrames(letters: Uint8Array, code: GeneticCode, frames: readonly Uint8Array[]): void {
  const { length } = letters;
  const { forward, reverse } = codonTables(code);
  const baseBits = BASE_BITS;
  for (let skipped = 0; skipped < 3; skipped += 1) {
    const codons = codonsInFrame(length, skipped);
    const target = frames[skipped] as Uint8Array;
    const opposite = frames[3 + ((length - skipped) % 3)] as Uint8Array;
    requireRoom(target, codons);
    requireRoom(opposite, codons);
    for (let codon = 0, at = skipped; codon < codons; codon += 1, at += 3) {
      const first = baseBits[letters[at] as number] as number;
      const second = baseBits[letters[at + 1] as number] as number;
      const index = first * 16 + second * 4 + (baseBits[letters[at + 2] as number] as number);
      target[codon] = index < 64 ? (forward[index] as number) : UNKNOWN;
      opposite[codons - 1 - codon] = index < 64 ? (reverse[index] as number) : UNKNOWN;
    }
  }
}

function addToHistogram(bytes: Uint8Array, bins: Float64Array): void {
  // Alternate between two tables: reading a counter that was just written would stall.
  const even = new Uint32Array(256);
  const odd = new Uint32Array(256);
  const whole = bytes.length & ~1;
  for (let at = 0; at < whole; at += 2) {
    const first = bytes[at] as number;
    const second = bytes[at + 1] as number;
    even[first] = (even[first] as number) + 1;
    odd[second] = (odd[second] as number) + 1;
  }
  for (let value = 0; value < 256; value += 1) {
    bins[value] = (bins[value] as number) + (even[value] as number) + (odd[value] as number);
  }
  if (whole < bytes.length) {
    const last = bytes[whole] as number;
    bins[last] = (bins[last] as number) + 1;
  }
}
