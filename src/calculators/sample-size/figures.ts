import { countFigure, statistic } from '#src/families/statisticsNumbers.ts';
import type { ChartBlock, Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { SampleSizeInput, SampleSizeResult } from '#workers/formulas/sample-size.ts';

type Key = ResultKey<SampleSizeResult>;

/** Returns the sizes of the groups, with dropout and corrections where there are any. */
export function sizeFacts(result: SampleSizeResult): readonly Figure<Key>[] {
  const { sampleSizes, sampleSizePerGroup, withDropout, exactSampleSize, continuityCorrected } = result;
  const [first, second] = ['Group 1', 'Group 2'];
  return [
    ...(sampleSizes === null
      ? []
      : [
          countFigure<Key>('sampleSizes.group1', first, sampleSizes.group1),
          countFigure<Key>('sampleSizes.group2', second, sampleSizes.group2),
        ]),
    ...(sampleSizePerGroup === null
      ? []
      : [countFigure<Key>('sampleSizePerGroup', 'In each group', sampleSizePerGroup)]),
    ...enrolled(withDropout),
    ...(exactSampleSize === null
      ? []
      : [
          statistic<Key>('exactSampleSize', 'Before rounding up', exactSampleSize, {
            note: continuityCorrected === null ? 'Pairs.' : 'Subjects in group 1.',
          }),
        ]),
    ...(continuityCorrected === null
      ? []
      : [
          countFigure<Key>('continuityCorrected.group1', 'Group 1, continuity corrected', continuityCorrected.group1),
          countFigure<Key>('continuityCorrected.group2', 'Group 2, continuity corrected', continuityCorrected.group2),
        ]),
  ];
}

function enrolled(withDropout: SampleSizeResult['withDropout']): readonly Figure<Key>[] {
  if (withDropout === null) return [];
  if ('total' in withDropout) return [countFigure('withDropout.total', 'To enroll, with dropout', withDropout.total)];
  if ('perGroup' in withDropout)
    return [countFigure('withDropout.perGroup', 'To enroll in each group, with dropout', withDropout.perGroup)];
  return [
    countFigure('withDropout.group1', 'To enroll in group 1, with dropout', withDropout.group1),
    countFigure('withDropout.group2', 'To enroll in group 2, with dropout', withDropout.group2),
  ];
}

/** What the total counts. */
export function totalLabel({ design }: SampleSizeInput): string {
  return design === 'correlation' || design === 'paired-means' ? 'Pairs in total' : 'Subjects in total';
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
export function usualPowerTable({ usualPowers }: SampleSizeResult, input: SampleSizeInput): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Size for other powers',
    columns: [{ label: 'Power' }, { label: totalLabel(input), numeric: true }],
    rows: usualPowers.map(({ power, totalSampleSize }, at) => [
      `${power} %`,
      totalSampleSize === null
        ? statistic<Key>(`usualPowers.${at}.totalSampleSize`, `${totalLabel(input)} for ${power} %`, null, {
            missing: 'More than 1000000 in a group.',
          })
        : countFigure<Key>(`usualPowers.${at}.totalSampleSize`, `${totalLabel(input)} for ${power} %`, totalSampleSize),
    ]),
  };
}
