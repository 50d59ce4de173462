/** Reads stretches of many records of a text in one pass. */
import type { Task } from '../../../contract.ts';
import { createRecordReader } from '../records/sequenceRecords.ts';
import { alphabetOf } from './dnaReading.ts';
import { type GivenStrand, openGiven } from './givenStrand.ts';
import { sequenceKernel } from './sequenceKernel.ts';

/** Letters `from` (inclusive) to `to` (exclusive) of a record, and where they are written. */
export interface RecordStretch {
  /** Counted from 1. */
  readonly record: number;
  readonly from: number;
  readonly to: number;
  /** Has room for them. */
  readonly letters: Uint8Array;
}

/**
 * Writes the upper-case letters of each stretch to its buffer.
 *
 * @param stretches in the order of their records
 */
export async function readStretches(
  given: GivenStrand,
  task: Task,
  stretches: readonly RecordStretch[],
): Promise<void> {
  const last = stretches.at(-1)?.record ?? 0;
  if (last === 0) return;
  const { source, format, sieve } = await openGiven(given, task);
  const kernel = await sequenceKernel;
  const letters = kernel.letterReader(alphabetOf(given));
  let cleaned = new Uint8Array(0);
  let record = 0;
  let place = 0;
  /** Stretches before it are of earlier records. */
  let next = 0;
  let open: readonly RecordStretch[] = [];
  const reader = createRecordReader(
    format,
    {
      begin() {
        record += 1;
        place = 0;
        const first = next;
        while (stretches[next]?.record === record) next += 1;
        open = stretches.slice(first, next);
      },
      take(raw) {
        if (record > last) return raw.length;
        if (open.length === 0) return letters.count(raw);
        if (cleaned.length < raw.length) cleaned = new Uint8Array(raw.length);
        const { end, written } = letters.clean(raw, cleaned);
        for (const stretch of open) {
          const from = Math.max(stretch.from, place);
          const to = Math.min(stretch.to, place + written);
          if (to > from) stretch.letters.set(cleaned.subarray(from - place, to - place), from - stretch.from);
        }
        place += written;
        return end;
      },
    },
    undefined,
    sieve(),
  );
  for await (const { bytes } of source.slices()) {
    if (!reader.read(bytes)) throw new Error('The text has changed since it was read');
    if (record > last || (record === last && open.every(({ to }) => to <= place))) return;
  }
  reader.finish();
}
