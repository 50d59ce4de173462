import { cautionNotices } from '#src/families/cautionNotices.ts';
import type { NoticeBlock } from '#src/kit/presentation.ts';
import type { LinearRegressionInput, LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

const SMALL = 0.05;

/** Returns what to be careful about with this line. */
export function adviceNotices(
  { inverse, fewRuns, hasInfluentialPoint }: LinearRegressionResult,
  { throughOrigin }: LinearRegressionInput,
): readonly NoticeBlock[] {
  return cautionNotices([
    [
      inverse.some(({ extrapolated }) => extrapolated),
      'An unknown lies outside the readings of the standards: nothing shows that the line holds there. Dilute it or add a standard.',
    ],
    [
      fewRuns !== null && fewRuns < SMALL,
      'The residuals keep their sign in long runs (p < 0.05): the points seem to bend. Look at the residuals before you use a straight line.',
    ],
    [inverse.some(({ fieller }) => fieller === null), 'The slope is too uncertain for limits of x.'],
    [hasInfluentialPoint, 'One point at the end pulls the line and lies far from it: look whether it is right.'],
    [
      throughOrigin,
      'Force the origin only if theory demands it. R² is then measured from y = 0, not from the mean of y, and cannot be compared with that of a free line.',
    ],
  ]);
}
