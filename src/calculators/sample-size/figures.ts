import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Figure, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { SampleSizeInput, SampleSizeResult } from '#workers/formulas/sample-size.ts';
import { totalLabel } from './outputs.ts';

type Key = ResultKey<SampleSizeResult>;

const SIZES: readonly Key[] = [
  'sampleSizes.group1',
  'sampleSizes.group2',
  'sampleSizePerGroup',
  'withDropout.total',
  'withDropout.perGroup',
  'withDropout.group1',
  'withDropout.group2',
  'exactSampleSize',
  'continuityCorrected.group1',
  'continuityCorrected.group2',
];

/** Returns the sizes of the groups, with dropout and corrections where there are any. */
export function sizeFacts(figure: FigureOf<Key>): readonly Figure<Key>[] {
  return SIZES.map((key) => figure(key)).filter(({ value }) => value !== null);
}

/** Returns the power by total size for the effect, a smaller and a larger one. */
export function powerChart(
  { curves, totalSampleSize, achievedPower }: SampleSizeResult,
  input: SampleSizeInput,
): ChartBlock {
  const { solveFor, power = 80 } = input;
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Power by sample size',
      summary: 'The curve of your effect, and those of an effect a fifth smaller and a quarter larger.',
      x: { label: totalLabel(input), decimals: 0 },
      y: { label: 'Power', unit: '%', decimals: 1, reaches: [100] },
      series: [
        ...curves.map(({ factor, points }) => ({
          name: factor === 1 ? 'Your effect' : `Effect × ${factor}`,
          marks: 'line' as const,
          points: points.map((point) => ({ x: point.totalSampleSize, y: point.power })),
        })),
        { name: 'Planned', marks: 'points', points: [{ x: totalSampleSize, y: achievedPower }] },
      ],
      levels: solveFor === 'power' ? [] : [{ y: power, label: `${power} %` }],
    },
  };
}

/** Returns how many subjects usual powers need. */
export function usualPowerTable({ usualPowers }: SampleSizeResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Size for other powers',
    columns: [{ label: 'Power' }, { label: figure('totalSampleSize').label, numeric: true }],
    rows: usualPowers.map(({ power }, at) => [`${power} %`, figure(`usualPowers.${at}.totalSampleSize`)]),
  };
}
