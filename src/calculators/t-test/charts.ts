import { uniquelyNamed } from '#src/calculators/families/boxPlot.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { TTestInput, TTestResult } from '#workers/formulas/t-test.ts';

const MOST_DOTS = 2000;

/** Returns every value of the groups with their means and intervals. */
export function groupChart(
  { groups }: TTestResult,
  { confidenceLevel, hypothesizedMean }: TTestInput,
): readonly ChartBlock[] {
  const rows = groups.map(({ name, values, mean, lower, upper }) => ({
    label: name,
    dots: values.slice(0, MOST_DOTS).map((x) => ({ x })),
    interval: { name: 'Mean', middle: mean, from: lower, to: upper },
  }));
  return [
    {
      kind: 'chart',
      chart: {
        type: 'rows',
        title: 'Groups',
        summary: `Every value as a dot, the mean as a diamond with its ${confidenceLevel} % interval.`,
        x: { label: 'Value' },
        rows: uniquelyNamed(rows),
        ...(hypothesizedMean === undefined ? {} : { marks: [{ x: hypothesizedMean, label: 'Hypothesized mean' }] }),
      },
    },
  ];
}

/** Returns the difference with its interval against 0; of pairs with every difference as a dot. */
export function differenceChart(
  { difference, lower, upper, differences, groups }: TTestResult,
  { design, confidenceLevel }: TTestInput,
): ChartBlock {
  const [first, second] = groups.map(({ name }) => name);
  const label = design === 'one-sample' || second === undefined ? 'Difference' : `${first} − ${second}`;
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: design === 'paired' ? 'Differences of the pairs' : 'Difference of the means',
      summary: `${design === 'paired' ? 'Every difference as a dot, their' : 'The'} mean difference as a diamond with its ${confidenceLevel} % interval. An interval that does not reach 0 goes with a small p value.`,
      x: { label: 'Difference' },
      rows: [
        {
          label,
          dots: differences.slice(0, MOST_DOTS).map((x) => ({ x })),
          interval: { name: 'Mean difference', middle: difference, from: lower, to: upper },
        },
      ],
      marks: [{ x: 0, label: 'No difference' }],
    },
  };
}
