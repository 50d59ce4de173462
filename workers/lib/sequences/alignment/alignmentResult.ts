/**
 * An alignment as the pages get it: figures, the two rows of letters, and the line of marks between them. It is computed
 * by the fastest kernel that can hold its scores.
 */
import { createPlainTileKernel } from '../../../kernel/plainTileKernel.ts';
import type { AlignmentScoring, TileKernel } from '../../../kernel/scoreTile.ts';
import { fitsInLanes, loadSimdTiles } from '../../../kernel/simdTileKernel.ts';
import { textFromBytes } from '../letters/bytesText.ts';
import { type AlignmentOptions, alignPair, isSimilar } from './pairAlignment.ts';
import type { PairScores } from './pairScores.ts';

/** Figures and rows of an alignment. */
export interface AlignmentResult {
  /** Points. */
  readonly score: number;
  /** Columns of the alignment, gaps included. */
  readonly columns: number;
  /** Columns with the same letter twice. */
  readonly identical: number;
  /** Columns with two letters whose score is above 0. */
  readonly similar: number;
  /** Columns with a gap. */
  readonly gaps: number;
  /** Gaps of any length. */
  readonly gapsOpened: number;
  /** Percent of all columns; null without columns. */
  readonly identity: number | null;
  readonly similarity: number | null;
  /** Percent of the columns without a gap; null without such columns. */
  readonly identityOfPairs: number | null;
  readonly first: AlignedSequence;
  readonly second: AlignedSequence;
  /** '|' the same letter, ':' a score above 0, '.' another pair, ' ' a gap. */
  readonly middle: string;
}

/** One row of an alignment. */
export interface AlignedSequence {
  /** Of its record; may be empty. */
  readonly name: string;
  /** The columns: letters, '-' for a gap. */
  readonly letters: string;
  /** Position of the first and last letter in the alignment, counted from 1 in the sequence as entered; null without letters. */
  readonly from: number | null;
  readonly to: number | null;
}

/** A sequence to align, and where its letters are in the sequence as entered. */
interface SequenceToAlign {
  readonly name: string;
  readonly letters: Uint8Array;
  /** Position of the first of the letters, counted from 1. */
  readonly start: number;
  /** Number of letters of a circle; null for a line. */
  readonly around?: number | null;
  /** The letters are those of the other strand, the last first. */
  readonly isReversed?: boolean;
}

/**
 * Aligns two sequences.
 *
 * @param report called now and then with the letters of the first sequence that are done
 */
export async function alignmentResult(
  first: SequenceToAlign,
  second: SequenceToAlign,
  options: AlignmentOptions,
  report: (done: number) => void,
): Promise<AlignmentResult> {
  const aligned = alignPair(first.letters, second.letters, options, report, await createTileKernel);
  const { columns, identical, similar, gaps, gapsOpened } = aligned.counts;
  return {
    score: aligned.score,
    columns,
    identical,
    similar,
    gaps,
    gapsOpened,
    identity: percent(identical, columns),
    similarity: percent(similar, columns),
    identityOfPairs: percent(identical, columns - gaps),
    first: alignedSequence(first, aligned.first, aligned.firstStart),
    second: alignedSequence(second, aligned.second, aligned.secondStart),
    middle: matchLine(aligned.first, aligned.second, options.scores),
  };
}

/** Makes the fastest kernel for a scoring: in WebAssembly where the scores fit. */
export const createTileKernel: Promise<(scoring: AlignmentScoring) => TileKernel> = loadSimdTiles().then(
  (simd) => (scoring) => (fitsInLanes(scoring) ? simd(scoring) : createPlainTileKernel(scoring)),
);

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}

function alignedSequence(
  { name, letters: all, start, around = null, isReversed = false }: SequenceToAlign,
  letters: string,
  before: number,
): AlignedSequence {
  const count = letters.replaceAll('-', '').length;
  const place = (index: number) => {
    const at = start + (isReversed ? all.length - 1 - index : index);
    return around !== null && at > around ? at - around : at;
  };
  return {
    name,
    letters,
    from: count === 0 ? null : place(before),
    to: count === 0 ? null : place(before + count - 1),
  };
}

const SPACE = 0x20;
const BAR = 0x7c;
const COLON = 0x3a;
const DOT = 0x2e;

function matchLine(first: string, second: string, scores: PairScores): string {
  const marks = new Uint8Array(first.length).fill(SPACE);
  for (let at = 0; at < first.length; at += 1) {
    const [above, below] = [first[at], second[at]];
    if (above === '-' || below === '-') continue;
    marks[at] = above === below ? BAR : isSimilar(first, second, at, scores) ? COLON : DOT;
  }
  return textFromBytes(marks);
}
