import type { NoticeBlock } from '#src/kit/presentation.ts';
import type { LinearRegressionInput, LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

const SMALL = 0.05;

/** Returns what to be careful about with this line. */
export function adviceNotices(
  { inverse, fewRuns, hasInfluentialPoint }: LinearRegressionResult,
  { throughOrigin }: LinearRegressionInput,
): readonly NoticeBlock[] {
  const found: readonly (readonly [boolean, string])[] = [
    [
      inverse.some(({ extrapolated }) => extrapolated),
      'An unknown lies outside the readings of the standards: nothing shows that the line holds there. Dilute it or add a standard.',
    ],
    [fewRuns !== null && fewRuns < SMALL, 'The points bend: a straight line is the wrong model.'],
    [inverse.some(({ fieller }) => fieller === null), 'The slope is too uncertain for limits of x.'],
    [hasInfluentialPoint, 'One point at the end pulls the line and lies far from it: look whether it is right.'],
    [throughOrigin, 'Force the origin only if theory demands it; R² is then about 0 and cannot be compared.'],
  ];
  return found.flatMap(([holds, text]) => (holds ? [{ kind: 'notice' as const, tone: 'caution' as const, text }] : []));
}
