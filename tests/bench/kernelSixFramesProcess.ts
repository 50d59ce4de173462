/**
 * A complete program, timed against others: reads a FASTA file with one DNA sequence and writes its six reading frames
 * as FASTA, each on one line. Run by `kernelSixFrames.ts`. The file is read twice, first to learn the length: then
 * every piece of every frame has its place in the output, and neither the sequence nor the frames are held in memory.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { codonsInFrame } from '#workers/kernel/geneticCode.ts';
import type { LetterReader } from '#workers/kernel/sequenceKernel.ts';
import { createSequenceKernel } from '#workers/kernel/simdKernel.ts';

const CODE = {
  aminoAcids: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  starts: `${'-'.repeat(35)}M${'-'.repeat(28)}`,
};
const SLICE = 1 << 18;
const FRAMES = [0, 1, 2, 3, 4, 5] as const;

const [inputFile, outputFile] = process.argv.slice(2);
if (inputFile === undefined || outputFile === undefined) throw new Error('Name the file to read and the file to write');
const kernel = await createSequenceKernel();
const input = openSync(inputFile, 'r');
const output = openSync(outputFile, 'w');
const raw = new Uint8Array(SLICE);
const start = behindHeader();

const counter = kernel.letterReader('ambiguousDna');
for (const slice of slices()) expectAll(slice, counter.count(slice));
const length = sum(counter);

const places: number[] = [];
let end = 0;
for (const frame of FRAMES) {
  const header = Buffer.from(`${frame === 0 ? '' : '\n'}>frame_${frame + 1}\n`);
  writeSync(output, header, 0, header.length, end);
  places[frame] = end + header.length;
  end += header.length + codonsInFrame(length, frame % 3);
}
writeSync(output, '\n', end);

const cleaner = kernel.letterReader('ambiguousDna');
const letters = new Uint8Array(SLICE + 5);
const pieces = FRAMES.map(() => new Uint8Array(codonsInFrame(letters.length, 0)));
/** Letters carried over to the next piece, at the front of `letters`, and their position in the sequence. */
let waiting = 0;
let position = 0;
for (const slice of slices()) {
  const { end: accepted, written } = cleaner.clean(slice, letters.subarray(waiting));
  expectAll(slice, accepted);
  waiting += written;
  // Whole codons of all three frames: pieces overlap by two letters, and begin in the same frame.
  const taken = position + waiting === length ? waiting : waiting - ((waiting + 1) % 3);
  if (taken > 2) translate(taken);
}
closeSync(input);
closeSync(output);

function translate(taken: number): void {
  kernel.sixFrames(letters.subarray(0, taken), CODE, pieces);
  const behind = length - position - taken;
  for (const frame of FRAMES) {
    const codons = codonsInFrame(taken, frame % 3);
    const skipped = behind + frame - 3;
    const [whole, codonsBefore] = frame < 3 ? [frame, position / 3] : [3 + (skipped % 3), Math.floor(skipped / 3)];
    writeSync(output, pieces[frame] as Uint8Array, 0, codons, (places[whole] as number) + codonsBefore);
  }
  letters.copyWithin(0, taken - 2, waiting);
  waiting -= taken - 2;
  position += taken - 2;
}

function* slices(): Generator<Uint8Array> {
  for (let at = start; ; ) {
    const read = readSync(input, raw, 0, SLICE, at);
    if (read === 0) return;
    at += read;
    yield raw.subarray(0, read);
  }
}

function behindHeader(): number {
  const read = readSync(input, raw, 0, SLICE, 0);
  return raw[0] === 0x3e ? raw.subarray(0, read).indexOf(0x0a) + 1 : 0;
}

function expectAll(slice: Uint8Array, accepted: number): void {
  if (accepted < slice.length) throw new Error(`Byte ${slice[accepted]} is no letter of DNA`);
}

function sum(reader: LetterReader): number {
  const { A, C, G, T, ambiguous } = reader.counts();
  return A + C + G + T + ambiguous;
}
