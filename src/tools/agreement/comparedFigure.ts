import type { ComparedFigure } from '#src/engine/kit/comparison.ts';
import type { Tolerance } from './goldenCase.ts';

/** Digits shown of both values. */
const DIGITS = 8;
/** Digits shown of a difference. */
const DIFFERENCE_DIGITS = 2;
/** Differences below this share are of the last binary digits. */
const EQUAL = 1e-12;
const LONGEST_TEXT = 24;

interface Pair {
  readonly label: string;
  readonly unit: string | undefined;
  readonly ours: unknown;
  readonly theirs: number | string;
  readonly tolerance: Tolerance;
  /** Why they may differ by more than the tolerance. */
  readonly reason: string | undefined;
}

/**
 * Compares a figure with that of another program.
 *
 * @returns null where they differ by more than the tolerance and no reason is given
 */
export function comparedFigure({ label, unit, ours, theirs, tolerance, reason }: Pair): ComparedFigure | null {
  const common = { label, ...(unit === undefined ? {} : { unit }) };
  if (typeof theirs === 'string')
    return ours === theirs
      ? { ...common, ours: shortened(theirs), theirs: shortened(theirs), difference: 'none' }
      : null;
  if (typeof ours !== 'number') return null;
  const difference = ours - theirs;
  const isWithin = Math.abs(difference) <= Math.max(tolerance.abs, tolerance.rel * Math.abs(theirs));
  if (!isWithin && reason === undefined) return null;
  const isEqual = Math.abs(difference) <= EQUAL * Math.abs(theirs) || Math.abs(difference) <= EQUAL * tolerance.abs;
  return {
    ...common,
    ours: numberText(ours, DIGITS),
    theirs: numberText(theirs, DIGITS),
    difference: isEqual ? 'none' : numberText(difference, DIFFERENCE_DIGITS),
    ...(isWithin || reason === undefined ? {} : { reason }),
  };
}

/** Returns the largest difference as a share of what the other program answers; 0 where none has one. */
export function largestDifference(figures: readonly ComparedFigure[]): number {
  const shares = figures
    .filter(({ difference, theirs }) => difference !== 'none' && Number(theirs) !== 0)
    .map(({ difference, theirs }) => Math.abs(Number(difference) / Number(theirs)));
  return Number(Math.max(0, ...shares).toPrecision(DIFFERENCE_DIGITS));
}

/** As few digits as the number has, at most this many. */
function numberText(value: number, digits: number): string {
  return String(Number(value.toPrecision(digits)));
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}
