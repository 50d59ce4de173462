import { type Alphabet, fourthBase, hasAmbiguity, letterCounts } from './alphabets.ts';
import { type LetterReader, requireRoom } from './sequenceKernel.ts';
import { BLOCK, type SimdModule } from './simdModule.ts';

export function simdLetterReader({ run, input, output, counts }: SimdModule, alphabet: Alphabet): LetterReader {
  const fourth = fourthBase(alphabet).charCodeAt(0);
  const ambiguous = hasAmbiguity(alphabet);
  // Doubles, because a sequence may exceed the 32-bit counts of a single block.
  const totals = new Float64Array(5);

  /** Scans the next block. Returns how many of its bytes were accepted. */
  function scan(block: Uint8Array, write: boolean): number {
    input.set(block);
    const accepted = run.scan(block.length, fourth, ambiguous, write);
    for (let index = 0; index < 5; index += 1) totals[index] = (totals[index] as number) + (counts[index] as number);
    return accepted;
  }

  return {
    count(raw, from = 0) {
      for (let start = from; start < raw.length; start += BLOCK) {
        const block = start === 0 && raw.length <= BLOCK ? raw : raw.subarray(start, start + BLOCK);
        const accepted = scan(block, false);
        if (accepted < block.length) return start + accepted;
      }
      return raw.length;
    },
    clean(raw, target, from = 0) {
      requireRoom(target, raw.length - from);
      let written = 0;
      for (let start = from; start < raw.length; start += BLOCK) {
        const block = raw.subarray(start, start + BLOCK);
        const accepted = scan(block, true);
        target.set(output.subarray(0, run.written()), written);
        written += run.written();
        if (accepted < block.length) return { end: start + accepted, written };
      }
      return { end: raw.length, written };
    },
    counts() {
      return letterCounts(totals);
    },
    restart() {
      totals.fill(0);
    },
  };
}
