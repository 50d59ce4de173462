/** What the two alignments ask for alike: the kind of alignment and what gaps cost. */
import type { Issue } from '../../../contract.ts';
import { ALIGNMENT_MODES, type AlignmentMode } from './alignmentGrid.ts';

export interface AlignmentSettings {
  readonly mode: AlignmentMode;
  /** Cost of the first letter of a gap, 0 to 100 in steps of half a point. Absent: 10. */
  readonly gapOpen?: number | undefined;
  /** Cost of each further letter, 0 to 10 in steps of half a point, no more than the first. Absent: 0.5. */
  readonly gapExtend?: number | undefined;
}

/** Letters of each of the two sequences. */
export const MOST_ALIGNED = 20_000;

const USUAL_OPEN = 10;
const USUAL_EXTEND = 0.5;
const MOST_OPEN = 100;
const MOST_EXTEND = 10;

export function readAlignmentSettings(typed: {
  readonly mode: AlignmentMode | '';
  readonly gapOpen: number | null;
  readonly gapExtend: number | null;
}): Required<AlignmentSettings> | Issue {
  const mode = ALIGNMENT_MODES.find((known) => known === typed.mode) ?? 'global';
  const [gapOpen, gapExtend] = [typed.gapOpen ?? USUAL_OPEN, typed.gapExtend ?? USUAL_EXTEND];
  if (!isHalfStep(gapOpen, MOST_OPEN))
    return {
      message: `Please enter the cost of a gap as a number from 0 to ${MOST_OPEN}, in steps of 0.5`,
      path: 'gapOpen',
    };
  if (!isHalfStep(gapExtend, MOST_EXTEND))
    return {
      message: `Please enter the cost of a further letter as a number from 0 to ${MOST_EXTEND}, in steps of 0.5`,
      path: 'gapExtend',
    };
  if (gapExtend > gapOpen)
    return { message: 'A further letter of a gap cannot cost more than its first', path: 'gapExtend' };
  return { mode, gapOpen, gapExtend };
}

/** Returns the issue with the length of a part of the page's own sequence; null where it is short enough. */
export function tooLong(length: number): Issue | null {
  if (length <= MOST_ALIGNED) return null;
  return {
    message: `Please choose a region of at most ${MOST_ALIGNED} letters: this one has ${length}`,
    path: 'to',
  };
}

function isHalfStep(value: number, most: number): boolean {
  return Number.isInteger(2 * value) && value >= 0 && value <= most;
}
