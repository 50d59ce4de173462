import { closeSync, openSync, statSync, writeSync } from 'node:fs';

const LINE_LETTERS = 60;
const BLOCK_LINES = 20_000;
const BASES = new Uint8Array([65, 67, 71, 84]);
const NEWLINE = 10;

/**
 * Writes a FASTA file of one record of random bases, 60 a line.
 *
 * @returns bytes
 */
export function writeRandomFasta(path: string, letters: number): number {
  const file = openSync(path, 'w');
  writeSync(file, `>random ${letters} bases\n`);
  const block = new Uint8Array(BLOCK_LINES * (LINE_LETTERS + 1));
  const next = randomBits(1);
  for (let written = 0; written < letters; ) {
    let size = 0;
    for (let line = 0; line < BLOCK_LINES && written < letters; line += 1) {
      const width = Math.min(LINE_LETTERS, letters - written);
      for (let column = 0; column < width; column += 1) block[size++] = BASES[next()] ?? 0;
      block[size++] = NEWLINE;
      written += width;
    }
    writeSync(file, block, 0, size);
  }
  closeSync(file);
  return statSync(path).size;
}

/**
 * Writes a FASTA file of short records, one line each.
 *
 * @returns bytes
 */
export function writeRecords(path: string, records: number): number {
  const file = openSync(path, 'w');
  const next = randomBits(2);
  for (let written = 0; written < records; written += BLOCK_LINES) {
    let block = '';
    for (let record = written; record < Math.min(records, written + BLOCK_LINES); record += 1) {
      let line = '';
      for (let column = 0; column < LINE_LETTERS; column += 1) line += 'ACGT'[next()];
      block += `>record-${record + 1}\n${line}\n`;
    }
    writeSync(file, block);
  }
  closeSync(file);
  return statSync(path).size;
}

/** Two random bits a call (Marsaglia's xorshift, 32 bits). */
function randomBits(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 8) & 3;
  };
}
