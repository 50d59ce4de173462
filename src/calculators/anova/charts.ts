import { uniquelyNamed } from '#src/calculators/families/boxPlot.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { AnovaInput, AnovaResult } from '#workers/formulas/anova.ts';

const MOST_DOTS = 2000;
const MOST_PAIRS = 45;

/** Returns every value of the groups with their means and intervals. */
export function groupChart({ groups }: AnovaResult, { confidenceLevel }: AnovaInput): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Groups',
      summary: `Each group’s mean as a diamond with its ${confidenceLevel} % interval, and every value that was pasted as a dot.`,
      x: { label: 'Value' },
      rows: uniquelyNamed(
        groups.map(({ name, values, mean, lower, upper }) => ({
          label: name,
          dots: values.slice(0, MOST_DOTS).map((x) => ({ x })),
          interval: { name: 'Mean', middle: mean, from: lower, to: upper },
        })),
      ),
    },
  };
}

/** Returns the differences of the pairs with their limits against 0; the first of them where there are many. */
export function pairChart({ tukey }: AnovaResult, { confidenceLevel }: AnovaInput): ChartBlock {
  const more = tukey.length > MOST_PAIRS ? ` The first ${MOST_PAIRS} of ${tukey.length} pairs.` : '';
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Differences of the pairs',
      summary: `Tukey’s limits, which hold for all pairs together at ${confidenceLevel} %. Where limits do not reach 0, the pair differs at that level.${more}`,
      x: { label: 'Difference' },
      rows: uniquelyNamed(
        tukey.slice(0, MOST_PAIRS).map(({ group, reference, difference, lower, upper }) => ({
          label: `${group} − ${reference}`,
          interval: { name: 'Difference', middle: difference, from: lower, to: upper },
        })),
      ),
      marks: [{ x: 0, label: 'No difference' }],
    },
  };
}
