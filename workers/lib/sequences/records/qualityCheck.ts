/** Whether each read of a FASTQ file has one quality value for each letter. */

/** Reads whose qualities are too few, too many, or no quality characters. */
export interface QualityFaults {
  readonly count: number;
  /** The first of them: its number among the records, from 1. */
  readonly first: { readonly record: number; readonly letters: number; readonly qualities: number } | null;
}

export const NO_QUALITY_FAULTS: QualityFaults = { count: 0, first: null };

const LOWEST = 0x21;
const HIGHEST = 0x7e;

export function createQualityCheck() {
  let record = 0;
  let letters = 0;
  let lines = 0;
  let qualities = 0;
  let areValid = true;
  let count = 0;
  let first: QualityFaults['first'] = null;

  return {
    beginRead(): void {
      record += 1;
      letters = 0;
      lines = 0;
      qualities = 0;
      areValid = true;
    },
    /** Bytes of the read's letters, white space among them. */
    addLetters(bytes: Uint8Array, end: number): void {
      for (let at = 0; at < end; at += 1) {
        const byte = bytes[at] as number;
        if (byte > 0x20) letters += 1;
        else if (byte === 0x0a) lines += 1;
      }
    },
    addQuality(byte: number): void {
      if (byte < LOWEST || byte > HIGHEST) areValid &&= byte === 0x20 || byte === 0x09;
      else qualities += 1;
    },
    /** Whether the qualities end with the line that just ended: those of letters in one line always do. */
    isRead: () => lines <= 1 || qualities >= letters,
    endRead(): void {
      if (areValid && qualities === letters) return;
      count += 1;
      first ??= { record, letters, qualities };
    },
    faults: (): QualityFaults => ({ count, first }),
  };
}
