import type { ChartBlock } from '#src/kit/presentation.ts';
import type { MultipleTestingInput, MultipleTestingResult } from '#workers/formulas/multiple-testing.ts';

const MOST_POINTS = 2000;
const FOUND = 'At or below the level after Benjamini-Hochberg';

/** Returns the p values in ascending order against their rank, with the lines that they are held against. */
export function rankChart(
  { rows, numberOfTests }: MultipleTestingResult,
  { significanceLevel }: MultipleTestingInput,
): ChartBlock {
  const ranked = [...rows]
    .sort((a, b) => a.pValue - b.pValue)
    .slice(0, MOST_POINTS)
    .map(({ label, pValue, benjaminiHochberg }, at) => ({
      point: { x: at + 1, y: pValue, label },
      isFound: benjaminiHochberg <= significanceLevel,
    }));
  const pointsThat = (isFound: boolean) => ranked.filter((each) => each.isFound === isFound).map(({ point }) => point);
  const series = [
    { name: FOUND, marks: 'points' as const, points: pointsThat(true) },
    { name: 'Above it', marks: 'points' as const, points: pointsThat(false) },
    {
      name: 'Benjamini-Hochberg line',
      marks: 'line' as const,
      points: [1, ranked.length].map((rank) => ({ x: rank, y: (significanceLevel * rank) / numberOfTests })),
    },
  ];
  const some = rows.length > MOST_POINTS ? ` The ${MOST_POINTS} smallest are drawn.` : '';
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'p values by rank',
      summary: `Every p value against its rank, with the level, the level divided by the number of tests, and the rising line of Benjamini and Hochberg.${some}`,
      x: { label: 'Rank', counted: true },
      y: { label: 'p value' },
      series: series.filter(({ points }) => points.length > 0),
      levels: [
        { y: significanceLevel, label: 'Unadjusted level' },
        ...(numberOfTests > 1 ? [{ y: significanceLevel / numberOfTests, label: 'Bonferroni' }] : []),
      ],
    },
  };
}
