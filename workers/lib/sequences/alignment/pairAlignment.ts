/** The best alignment of two sequences, with gaps that cost something to open and something to extend. */
import { createPlainTileKernel } from '../../../kernel/plainTileKernel.ts';
import type { AlignmentScoring, TileKernel } from '../../../kernel/scoreTile.ts';
import { textFromBytes } from '../letters/bytesText.ts';
import { type AlignmentMode, fillGrid } from './alignmentGrid.ts';
import { BOTH, FIRST_ONLY, walkBack } from './alignmentPath.ts';
import type { PairScores } from './pairScores.ts';

export interface AlignmentOptions {
  readonly mode: AlignmentMode;
  /** By two letters. */
  readonly scores: PairScores;
  /** Cost of the first letter of a gap and of each further one, in steps of half a point. */
  readonly open: number;
  readonly extend: number;
}

export interface PairAlignment {
  readonly score: number;
  /** The columns of the alignment: letters, '-' for a gap. */
  readonly first: string;
  readonly second: string;
  /** Letters of each sequence before the first column. */
  readonly firstStart: number;
  readonly secondStart: number;
  readonly counts: AlignmentCounts;
}

export interface AlignmentCounts {
  /** Columns: pairs of letters, and letters beside a gap. */
  readonly columns: number;
  /** Pairs of the same letter. */
  readonly identical: number;
  /** Pairs with a score above 0. */
  readonly similar: number;
  /** Letters beside a gap. */
  readonly gaps: number;
  /** Gaps, of any length. */
  readonly gapsOpened: number;
}

/** Scores are whole numbers of this part of a point. */
const PARTS = 2;
const GAP = '-';

/**
 * Aligns two sequences of letters in upper case.
 *
 * @param report called now and then with the letters of the first sequence that are done
 */
export function alignPair(
  first: Uint8Array,
  second: Uint8Array,
  { mode, scores, open, extend }: AlignmentOptions,
  report: (done: number) => void,
  createKernel: (scoring: AlignmentScoring) => TileKernel = createPlainTileKernel,
): PairAlignment {
  const scoring = {
    scores: Int16Array.from(scores, (score) => PARTS * score),
    open: PARTS * open,
    extend: PARTS * extend,
    isLocal: mode === 'local',
  };
  const [rows, columns] = [codesOf(first), codesOf(second)];
  const grid = fillGrid(rows, columns, scoring, mode, createKernel(scoring), report);
  const path = walkBack(grid, rows, columns, scoring, mode);
  const written = writeColumns(first, second, path);
  return {
    score: grid.end.score / PARTS,
    ...written,
    firstStart: path.first,
    secondStart: path.second,
    counts: countColumns(written.first, written.second, scores),
  };
}

/** A letter's number in the alphabet, regardless of its case. */
function codesOf(letters: Uint8Array): Uint8Array {
  return letters.map((letter) => letter & 31);
}

function writeColumns(
  first: Uint8Array,
  second: Uint8Array,
  path: ReturnType<typeof walkBack>,
): Pick<PairAlignment, 'first' | 'second'> {
  const { steps } = path;
  const above = new Uint8Array(steps.length).fill(GAP.charCodeAt(0));
  const below = above.slice();
  let [row, column] = [path.first, path.second];
  for (const [at, step] of steps.entries()) {
    if (step === BOTH || step === FIRST_ONLY) above[at] = first[row++] as number;
    if (step !== FIRST_ONLY) below[at] = second[column++] as number;
  }
  return { first: textFromBytes(above), second: textFromBytes(below) };
}

/** Counts the columns of an alignment. */
export function countColumns(first: string, second: string, scores: PairScores): AlignmentCounts {
  const counts = { columns: first.length, identical: 0, similar: 0, gaps: 0, gapsOpened: 0 };
  let before: 'first' | 'second' | null = null;
  for (let at = 0; at < first.length; at += 1) {
    const [above, below] = [first[at], second[at]];
    const gap = above === GAP ? 'first' : below === GAP ? 'second' : null;
    if (gap !== null) {
      counts.gaps += 1;
      if (gap !== before) counts.gapsOpened += 1;
    } else {
      if (above === below) counts.identical += 1;
      if (isSimilar(first, second, at, scores)) counts.similar += 1;
    }
    before = gap;
  }
  return counts;
}

/** Whether a column pairs two letters with a score above 0. */
export function isSimilar(first: string, second: string, at: number, scores: PairScores): boolean {
  return (scores[32 * (first.charCodeAt(at) & 31) + (second.charCodeAt(at) & 31)] as number) > 0;
}
