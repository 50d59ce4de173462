/** Counts of bases in windows along a strand, in one pass over letters that arrive in pieces. */

/** What a window holds. */
export interface WindowCount {
  /** First letter, counted from 1. */
  readonly start: number;
  readonly A: number;
  readonly C: number;
  readonly G: number;
  readonly T: number;
  /** C directly followed by G, both within the window. */
  readonly cpg: number;
  /** G less C from the beginning of the strand to the end of the window. */
  readonly skewSum: number;
}

/** Where the sum of G less C along the strand is lowest and highest. */
export interface SkewWalk {
  readonly lowest: WalkEnd;
  readonly highest: WalkEnd;
}

export interface WalkEnd {
  /** Letters up to there; 0 before the first. */
  readonly place: number;
  readonly sum: number;
}

export interface WindowCounter {
  /** Takes the next upper-case letters. */
  read(letters: Uint8Array): void;
  windows(): readonly WindowCount[];
  walk(): SkewWalk;
}

const [A, C, G, T] = [...'ACGT'].map((letter) => letter.charCodeAt(0)) as [number, number, number, number];

/** Number of windows that fit: of a strand that is shorter than a window, none. */
export function windowsIn(length: number, size: number, step: number): number {
  return length < size ? 0 : Math.floor((length - size) / step) + 1;
}

/**
 * @param length letters that will be read
 * @param size letters of a window
 * @param step letters from the beginning of a window to that of the next
 */
export function createWindowCounter(length: number, size: number, step: number): WindowCounter {
  const count = windowsIn(length, size, step);
  const starts = Array.from({ length: count }, (_, index) => index * step);
  // A pair of letters that begins before a window ends with the window's first letter: it is taken off there.
  const stops = [...new Set([...starts, ...starts.map((start) => start + 1), ...starts.map((start) => start + size)])]
    .filter((stop) => stop > 0)
    .sort((one, other) => one - other);
  /** Counts of A, C, G, T and CG before each stop. */
  const before = new Map<number, readonly number[]>([[0, [0, 0, 0, 0, 0]]]);
  let [a, c, g, t, cpg] = [0, 0, 0, 0, 0];
  let last = 0;
  let place = 0;
  let next = 0;
  let lowest: WalkEnd = { place: 0, sum: 0 };
  let highest: WalkEnd = { place: 0, sum: 0 };
  return {
    read(letters) {
      let at = 0;
      while (at < letters.length) {
        const stop = stops[next] ?? Number.POSITIVE_INFINITY;
        const end = Math.min(letters.length, at + stop - place);
        for (; at < end; at += 1) {
          const letter = letters[at] as number;
          place += 1;
          if (letter === G) {
            g += 1;
            if (last === C) cpg += 1;
            if (g - c > highest.sum) highest = { place, sum: g - c };
          } else if (letter === C) {
            c += 1;
            if (g - c < lowest.sum) lowest = { place, sum: g - c };
          } else if (letter === A) a += 1;
          else if (letter === T) t += 1;
          last = letter;
        }
        if (place === stop) {
          before.set(stop, [a, c, g, t, cpg]);
          next += 1;
        }
      }
    },
    windows: () =>
      starts.map((start) => {
        const from = before.get(start) ?? [];
        const first = before.get(start + 1) ?? [];
        const to = before.get(start + size) ?? [];
        const of = (kind: number) => (to[kind] ?? 0) - (from[kind] ?? 0);
        return {
          start: start + 1,
          A: of(0),
          C: of(1),
          G: of(2),
          T: of(3),
          cpg: (to[4] ?? 0) - (first[4] ?? 0),
          skewSum: (to[2] ?? 0) - (to[1] ?? 0),
        };
      }),
    walk: () => ({ lowest, highest }),
  };
}
