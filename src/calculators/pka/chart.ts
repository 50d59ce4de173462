import type { XyChart } from '#src/kit/onDemand/chart.ts';

/** Range drawn on either side of the pKa, in pH units, and number of segments of a curve. */
const REACH = 3;
const PIECES = 48;

/** Returns the shares of the acid form and the base form against pH: equal where the pH is the pKa. */
export function sharesChart(pKa: number): XyChart {
  const places = Array.from({ length: PIECES + 1 }, (_, index) =>
    Number((pKa - REACH + (2 * REACH * index) / PIECES).toFixed(3)),
  );
  const baseShare = (pH: number) => 100 / (1 + 10 ** (pKa - pH));
  return {
    type: 'xy',
    title: 'Acid and base form by pH',
    summary:
      'At a pH equal to the pKa half of the compound has given off its hydrogen ion; one unit above it, ten in eleven.',
    x: { label: 'pH', decimals: 2 },
    y: { label: 'Share', unit: '%', decimals: 1 },
    series: [
      { name: 'Acid form', marks: 'line', points: places.map((x) => ({ x, y: 100 - baseShare(x) })) },
      { name: 'Base form', marks: 'line', points: places.map((x) => ({ x, y: baseShare(x) })) },
    ],
  };
}
