import {
  BASE_BITS,
  codonTables,
  FORWARD_START,
  FORWARD_STOP,
  type GeneticCode,
  REVERSE_START,
  REVERSE_STOP,
} from './geneticCode.ts';
import { type FoundFrame, finishedFrames, type OpenFrameFinder, requireLeastCodons } from './openFrames.ts';

/**
 * One pass from left to right. On the forward strand the first start after a stop opens a frame and the next stop
 * closes it. On the reverse strand, read from its end, a frame's stop comes first, and the last start before the next
 * stop is its first codon.
 */
export function wordFrameFinder(code: GeneticCode, leastCodons: number): OpenFrameFinder {
  requireLeastCodons(leastCodons);
  const { events } = codonTables(code);
  const found: FoundFrame[] = [];
  // By position modulo 3; null when there was none since the last stop.
  const forwardStart: (number | null)[] = [null, null, null];
  const reverseStart: (number | null)[] = [null, null, null];
  const reverseStop: (number | null)[] = [null, null, null];
  let length = 0;
  // The codon that ends at the last letter, and the length of the run of bases up to there.
  let codon = 0;
  let basesInRow = 0;

  function report(frame: FoundFrame): void {
    if (frame.codons >= leastCodons) found.push(frame);
  }

  function closeReverse(residue: number): void {
    const start = reverseStart[residue] ?? null;
    if (start === null) return;
    const stop = reverseStop[residue] ?? null;
    const from = stop ?? residue;
    const codons = (start + 3 - from) / 3 - (stop === null ? 0 : 1);
    report({ strand: -1, from, to: start + 3, codons, hasStop: stop !== null });
  }

  function happen(event: number, position: number): void {
    const residue = position % 3;
    const start = forwardStart[residue] ?? null;
    if ((event & FORWARD_STOP) !== 0 && start !== null) {
      report({ strand: 1, from: start, to: position + 3, codons: (position - start) / 3, hasStop: true });
      forwardStart[residue] = null;
    }
    if ((event & FORWARD_START) !== 0 && start === null) forwardStart[residue] = position;
    if ((event & REVERSE_STOP) !== 0) {
      closeReverse(residue);
      reverseStop[residue] = position;
      reverseStart[residue] = null;
    }
    if ((event & REVERSE_START) !== 0) reverseStart[residue] = position;
  }

  return {
    read(letters) {
      const baseBits = BASE_BITS;
      for (let at = 0; at < letters.length; at += 1) {
        const bits = baseBits[letters[at] as number] as number;
        basesInRow = bits > 3 ? 0 : basesInRow + 1;
        codon = ((codon << 2) | bits) & 63;
        if (basesInRow < 3) continue;
        const event = events[codon] as number;
        if (event !== 0) happen(event, length + at - 2);
      }
      length += letters.length;
    },
    finish() {
      for (let residue = 0; residue < 3; residue += 1) {
        const start = forwardStart[residue] ?? null;
        if (start !== null) {
          const codons = Math.floor((length - start) / 3);
          report({ strand: 1, from: start, to: start + 3 * codons, codons, hasStop: false });
        }
        closeReverse(residue);
      }
      return finishedFrames(found, length);
    },
  };
}
