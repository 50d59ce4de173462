/** Rows of a table of patterns whose patterns have been found so often that the kernel merely counts them from then on. */
import { SEED_COUNT, type SeedCounter } from '../../../kernel/seeds.ts';
import type { SequenceKernel } from '../../../kernel/sequenceKernel.ts';
import type { PatternTable } from './patternTable.ts';

/** Letters for each match from which on counting takes less time than finding. */
const FEWEST_LETTERS = 256;

export interface CountedRows {
  /** Null before any row is counted. */
  counter(): SeedCounter | null;
  /** 1 for rows that still have to be looked for. */
  readonly watched: Uint8Array;
  /**
   * Counts more rows from now on, where that takes less time.
   *
   * @param found matches of each pattern so far
   * @param letters read so far
   * @returns true if there are any
   */
  update(found: Uint32Array, letters: number): boolean;
  /** Matches of each pattern in counted rows. */
  counts(): Float64Array;
}

/** @param enough matches of a pattern after which it may be counted */
export function countedRows(
  { rows, busy, isLong, owners }: PatternTable,
  enough: number,
  patternCount: number,
  kernel: Pick<SequenceKernel, 'seedCounter'>,
): CountedRows {
  const watched = busy.slice();
  /** What the counter had of each counted row before. */
  const before = new Float64Array(SEED_COUNT);
  let counter: SeedCounter | null = null;

  const ownersOf = (row: number) => owners.subarray(rows[row], rows[row + 1]);

  return {
    counter: () => counter,
    watched,
    update(found, letters) {
      const isReady = (row: number) =>
        watched[row] !== 0 && isLong[row] === 0 && ownersOf(row).every((owner) => (found[owner] ?? 0) >= enough);
      const ready = [...watched.keys()].filter(isReady);
      if (ready.length === 0) return false;
      const matches = [...new Set(ready.flatMap((row) => [...ownersOf(row)]))];
      const often = matches.reduce((sum, owner) => sum + (found[owner] ?? 0), 0);
      if (counter === null && often * FEWEST_LETTERS < letters) return false;
      counter ??= kernel.seedCounter();
      const counts = counter.counts();
      for (const row of ready) {
        watched[row] = 0;
        before[row] = counts[row] as number;
      }
      return true;
    },
    counts() {
      const sums = new Float64Array(patternCount);
      if (counter === null) return sums;
      const counts = counter.counts();
      for (const [row, isWatched] of watched.entries())
        if (isWatched === 0)
          for (const owner of ownersOf(row))
            sums[owner] = (sums[owner] as number) + (counts[row] as number) - (before[row] as number);
      return sums;
    },
  };
}
