/** Windows along a strand, as a visitor gives them. */
import type { Issue } from '../../../contract.ts';
import { windowsIn } from './windowCounts.ts';

export interface TypedWindows {
  /** Letters of a window. */
  readonly size: number | null;
  /** Letters from one window to the next. */
  readonly step: number | null;
}

export interface Windows {
  readonly size: number;
  readonly step: number;
}

/** More are neither drawn nor listed. */
const MOST_WINDOWS = 2000;
const USUAL_WINDOWS = 50;
const LEAST_USUAL_SIZE = 10;

/**
 * The windows, or the issue with them, under the paths `size` and `step`. A blank size is a fiftieth of the strand, at least 10; a blank step
 * is half a window.
 *
 * @param length letters of the strand
 * @param mostLetters of a window
 * @param isCircular windows begin at every step of the strand, and run across its end
 */
export function readWindows(
  { size, step }: TypedWindows,
  length: number,
  mostLetters = Number.POSITIVE_INFINITY,
  isCircular = false,
): Windows | Issue {
  const usual = Math.min(mostLetters, length, Math.max(LEAST_USUAL_SIZE, Math.round(length / USUAL_WINDOWS)));
  const window = size ?? usual;
  if (!Number.isInteger(window) || window < 1)
    return { message: 'Please enter the bases of a window as a whole number', path: 'size' };
  if (window > length) return { message: `The strand has only ${length} letters`, path: 'size' };
  if (window > mostLetters) return { message: `A window can have at most ${mostLetters} bases`, path: 'size' };
  const next = step ?? Math.max(1, Math.floor(window / 2), Math.ceil(length / MOST_WINDOWS));
  if (!Number.isInteger(next) || next < 1)
    return { message: 'Please enter the step as a whole number from 1 on', path: 'step' };
  const letters = isCircular ? length + window - 1 : length;
  if (windowsIn(letters, window, next) <= MOST_WINDOWS) return { size: window, step: next };
  const least = Math.ceil((letters - window) / (MOST_WINDOWS - 1));
  const remedies = [{ label: `Take steps of ${least}`, field: 'step', value: String(least) }];
  return { message: `There can be at most ${MOST_WINDOWS} windows`, path: 'step', remedies };
}
