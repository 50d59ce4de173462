/** Joins matches of words that lie on one diagonal of a dot plot, and keeps the longest diagonals. */

export interface WordDiagonal {
  /** Index of its first letter in the first and in the second sequence, counted from 0: where the other strand matches, both count up. */
  readonly first: number;
  readonly second: number;
  /** Letters, from the first word to the last. */
  readonly length: number;
  /** Shared words. */
  readonly words: number;
  readonly isOpposite: boolean;
}

export interface DiagonalJoiner {
  /** Matches come in the order of the second sequence. */
  add(first: number, second: number, isOpposite: boolean): void;
  /** The longest, the longest first. */
  longest(): readonly WordDiagonal[];
}

interface Run {
  readonly first: number;
  readonly second: number;
  last: number;
  words: number;
}

/** Matches between two searches for runs that have ended. */
const SWEEP = 1 << 16;

/**
 * @param apart letters between the beginnings of two words of one diagonal, at most
 * @param most diagonals to keep
 */
export function createDiagonalJoiner(wordLetters: number, apart: number, most: number): DiagonalJoiner {
  const open = { same: new Map<number, Run>(), opposite: new Map<number, Run>() };
  let kept: WordDiagonal[] = [];
  let added = 0;

  function close({ first, second, last, words }: Run, isOpposite: boolean): void {
    const reach = last - second;
    kept.push({ first: isOpposite ? first - reach : first, second, length: reach + wordLetters, words, isOpposite });
    if (kept.length >= 16 * most) kept = longestOf(kept, most);
  }

  function sweep(before: number): void {
    for (const [runs, isOpposite] of [[open.same, false] as const, [open.opposite, true] as const])
      for (const [key, run] of runs)
        if (run.last < before) {
          close(run, isOpposite);
          runs.delete(key);
        }
  }

  return {
    add(first, second, isOpposite) {
      const runs = isOpposite ? open.opposite : open.same;
      const key = isOpposite ? first + second : first - second;
      const run = runs.get(key);
      if (run !== undefined && second - run.last <= apart) {
        run.last = second;
        run.words += 1;
      } else {
        if (run !== undefined) close(run, isOpposite);
        runs.set(key, { first, second, last: second, words: 1 });
      }
      added += 1;
      if (added % SWEEP === 0) sweep(second - apart);
    },
    longest() {
      sweep(Number.POSITIVE_INFINITY);
      kept = longestOf(kept, most);
      return kept;
    },
  };
}

function longestOf(diagonals: readonly WordDiagonal[], most: number): WordDiagonal[] {
  return diagonals
    .toSorted((one, other) => other.length - one.length || one.second - other.second || one.first - other.first)
    .slice(0, most);
}
