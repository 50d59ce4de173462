import { uniquelyNamed } from '#src/calculators/families/boxPlot.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { AnovaInput, AnovaResult } from '#workers/formulas/anova.ts';

const MOST_DOTS = 2000;
const MOST_PAIRS = 45;

/** Returns every value of the groups with their means and intervals. */
export function groupChart({ groups, letters }: AnovaResult, { confidenceLevel }: AnovaInput): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Groups',
      summary: `Each group’s mean as a diamond with its ${confidenceLevel} % interval, and every value that was pasted as a dot. Groups that share a letter at the right do not differ by Tukey.`,
      x: { label: 'Value' },
      rows: uniquelyNamed(
        groups.map(({ name, values, mean, lower, upper }, at) => ({
          label: name,
          letters: letters[at]?.letters ?? '',
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

/** Returns the differences from the control with Dunnett's limits; none without a control. */
export function controlChart({ dunnett }: AnovaResult, { confidenceLevel }: AnovaInput): readonly ChartBlock[] {
  if (dunnett === null) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'rows',
        title: `Differences from ${dunnett.control}`,
        summary: `Dunnett’s limits, which hold for all groups against the control at ${confidenceLevel} %. Where limits do not reach 0, the group differs from it at that level.`,
        x: { label: 'Difference' },
        rows: uniquelyNamed(
          dunnett.pairs.map(({ group, difference, lower, upper }) => ({
            label: group,
            interval: { name: 'Difference', middle: difference, from: lower, to: upper },
          })),
        ),
        marks: [{ x: 0, label: `As ${dunnett.control}` }],
      },
    },
  ];
}
