/**
 * The kernel in WebAssembly, 16 bytes at a time. This side cuts slices into blocks, stages them in the module's memory and adds
 * up what comes back; `assembly/` describes how the bytes are read.
 */
import { AMBIGUITY_LETTERS } from './alphabets.ts';
import { codonsInFrame, codonTables } from './geneticCode.ts';
import { requireRoom, type SequenceKernel } from './sequenceKernel.ts';
import { simdFrameFinder } from './simdFrameFinder.ts';
import { simdLetterReader } from './simdLetterReader.ts';
import { BLOCK, loadSimdModule, type SimdModule } from './simdModule.ts';
import { simdSeedCounter } from './simdSeedCounter.ts';
import { simdSeedFinder } from './simdSeedFinder.ts';

/** @throws CompileError where the page's policy forbids WebAssembly or the browser has no vectors, which no supported one lacks */
export async function createSequenceKernel(): Promise<SequenceKernel> {
  const module = await loadSimdModule();
  fillAmbiguous(module.ambiguous);
  return {
    letterReader: (alphabet) => simdLetterReader(module, alphabet),
    mapLetters(letters, target, map) {
      requireRoom(target, letters.length);
      module.letterMap.set(map);
      for (let start = 0; start < letters.length; start += BLOCK) {
        const block = letters.subarray(start, start + BLOCK);
        module.input.set(block);
        module.run.mapLetters(block.length);
        target.set(module.output.subarray(0, block.length), start);
      }
    },
    mapReversed(letters, target, map) {
      requireRoom(target, letters.length);
      module.letterMap.set(map);
      mapReversed(module, letters, target);
    },
    sixFrames(letters, code, frames) {
      for (let index = 0; index < 6; index += 1) {
        requireRoom(frames[index] as Uint8Array, codonsInFrame(letters.length, index % 3));
      }
      const { forward, reverse } = codonTables(code);
      module.forwardCode.set(forward);
      module.reverseCode.set(reverse);
      translateSixFrames(module, letters, frames);
    },
    openFrameFinder: (code, leastCodons) => simdFrameFinder(module, code, leastCodons),
    seedFinder: (wanted) => simdSeedFinder(module, wanted),
    seedCounter: () => simdSeedCounter(module),
    addToHistogram(bytes, bins) {
      module.run.clearHistogram();
      for (let start = 0; start < bytes.length; start += BLOCK) {
        const block = bytes.subarray(start, start + BLOCK);
        module.input.set(block);
        module.run.addToHistogram(block.length);
      }
      for (let index = 0; index < 1024; index += 1) {
        bins[index & 255] = (bins[index & 255] as number) + (module.histogram[index] as number);
      }
    },
  };
}

/** Letter number 0 is not a letter and must not match the zero bytes after the end of a line. */
function fillAmbiguous(table: Uint8Array): void {
  table[0] = 0xff;
  for (const letter of AMBIGUITY_LETTERS) table[letter.charCodeAt(0) & 31] = letter.charCodeAt(0);
}

/** Swaps blocks from both ends, so that it also works in place. */
function mapReversed(module: SimdModule, letters: Uint8Array, target: Uint8Array): void {
  const half = BLOCK / 2;
  let start = 0;
  let end = letters.length;
  for (; end - start > BLOCK; start += half, end -= half) {
    module.input.set(letters.subarray(end - half, end));
    module.input.set(letters.subarray(start, start + half), half);
    module.run.mapReversed(BLOCK);
    // In reverse, the block from the start is written at the end.
    target.set(module.output.subarray(0, half), end - half);
    target.set(module.output.subarray(half, BLOCK), start);
  }
  module.input.set(letters.subarray(start, end));
  module.run.mapReversed(end - start);
  target.set(module.output.subarray(0, end - start), start);
}

/** Codon positions in a block: a multiple of 48 (three vectors, 16 codons of each frame) that leaves room for two letters more. */
const CODON_BLOCK = 65_520;

function translateSixFrames(
  { run, input, strips }: SimdModule,
  letters: Uint8Array,
  frames: readonly Uint8Array[],
): void {
  const { length } = letters;
  for (let start = 0; start < length - 2; start += CODON_BLOCK) {
    const positions = Math.min(CODON_BLOCK, length - 2 - start);
    input.set(letters.subarray(start, start + positions + 2));
    run.translateBlock(positions);
    // Blocks begin at multiples of three, so a position's residue in the block is its residue in the sequence.
    for (let residue = 0; residue < 3; residue += 1) {
      const codons = Math.ceil((positions - residue) / 3);
      if (codons <= 0) continue;
      const forward = strips[residue] as Uint8Array;
      const reverse = strips[3 + residue] as Uint8Array;
      frames[residue]?.set(forward.subarray(0, codons), start / 3);
      // On the reverse strand, these codons come after all later ones.
      const after = codonsInFrame(length, residue) - start / 3 - codons;
      frames[3 + ((length - residue) % 3)]?.set(reverse.subarray(reverse.length - codons), after);
    }
  }
}
