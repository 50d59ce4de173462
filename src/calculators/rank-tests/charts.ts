import { uniquelyNamed } from '#src/calculators/families/boxPlot.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type {
  PairsResult,
  RankTestsInput,
  SeveralGroupsResult,
  TwoGroupsResult,
} from '#workers/formulas/rank-tests.ts';

const MOST_DOTS = 2000;

/** Returns every value of the groups with their medians, and the mean ranks beside the names. */
export function groupChart({ groups }: TwoGroupsResult | SeveralGroupsResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Groups',
      summary: 'Every value as a dot, the median of each group as a diamond, its mean rank beside the name.',
      x: { label: 'Value' },
      rows: uniquelyNamed(
        groups.map(({ name, values, median, meanRank }) => ({
          label: `${name}, mean rank ${inSentence(meanRank)}`,
          dots: values.slice(0, MOST_DOTS).map((x) => ({ x })),
          interval: { name: 'Median', middle: median, from: median, to: median },
        })),
      ),
    },
  };
}

/** Returns every difference about 0 with the Hodges-Lehmann estimate and its interval. */
export function differenceChart(
  { differences, names, hodgesLehmann: { estimate, lower, upper } }: PairsResult,
  { confidenceLevel }: RankTestsInput,
): ChartBlock {
  const [first, second] = names;
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Differences',
      summary: `Every difference as a dot, the Hodges-Lehmann estimate as a diamond with its ${confidenceLevel} % interval.`,
      x: { label: 'Difference' },
      rows: [
        {
          label: second === undefined ? (first ?? 'Difference') : `${first} − ${second}`,
          dots: differences.slice(0, MOST_DOTS).map((x) => ({ x })),
          interval: { name: 'Hodges-Lehmann estimate', middle: estimate, from: lower, to: upper },
        },
      ],
      marks: [{ x: 0, label: 'No difference' }],
    },
  };
}
