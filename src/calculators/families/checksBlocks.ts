/** The checks of what a test takes for granted, as one section of its result: a line that opens, open where something is to be done. */
import type { ChartSpec, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { GroupChecks } from '#workers/lib/statistics/groupChecks.ts';
import type { QuantilePlot } from '#workers/lib/statistics/residualChecks.ts';
import { type CheckWords, farthestWords, NO_SWITCHING, powerWords, shapeWords, spreadWords } from './checksWords.ts';

type Key = `assumptions.${ResultKey<GroupChecks>}`;

/** More points of a plot cannot be told apart. */
const MOST_POINTS = 1000;

/** A value with the mean of its group. */
interface FittedValue {
  readonly fitted: number;
  readonly residual: number;
}

/**
 * Returns the section of a comparison of means.
 *
 * @param values each with the mean that it is compared with; empty where one chart says it all
 * @param smallest how many values the smallest group has
 */
export function groupChecksBlocks(
  checks: GroupChecks,
  values: readonly FittedValue[],
  smallest: number,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  const shape = shapeWords(checks, smallest);
  const isOfGroups = checks.groups.length > 0;
  const words = isOfGroups ? [shape, spreadWords(checks), farthestWords(checks)] : [shape];
  const power = words.some(({ isAmiss }) => isAmiss) ? powerWords(checks) : null;
  return checksSection(words, power, [
    { kind: 'chart', chart: quantileChart(checks.qq) },
    ...(isOfGroups
      ? [
          {
            kind: 'chart' as const,
            chart: fittedChart(values, {
              summary:
                'Each value minus the mean of its group. Columns of about the same height: the spreads are alike.',
              x: 'Mean of the group',
            }),
          },
        ]
      : []),
    { kind: 'facts', title: 'Checks in numbers', figures: keysOf(checks).map((key) => figure(key)) },
    ...(isOfGroups ? [shapeTable(checks, figure)] : []),
  ]);
}

/** The shape of each group; a dash where it has too few values. */
function shapeTable({ groups }: GroupChecks, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Shape of each group',
    columns: [{ label: 'Group' }, { label: 'W, Shapiro-Wilk', numeric: true }, { label: 'p value', numeric: true }],
    rows: groups.map(({ shapiroWilk }, at) => {
      const group = `assumptions.groups.${at}` as const;
      const name = figure(`${group}.name`);
      if (shapiroWilk === null) return [name, figure(`${group}.shapiroWilk`), '–'];
      return [name, figure(`${group}.shapiroWilk.statistic`), figure(`${group}.shapiroWilk.pValue`)];
    }),
  };
}

function keysOf({ shapiroWilk, groups, brownForsythe, levene, largestResidual }: GroupChecks): readonly Key[] {
  const ofShape: readonly Key[] =
    shapiroWilk === null
      ? ['assumptions.shapiroWilk']
      : ['assumptions.shapiroWilk.statistic', 'assumptions.shapiroWilk.pValue'];
  if (groups.length === 0) return ['assumptions.count', ...ofShape, 'assumptions.boxCox'];
  const ofSpreads = (test: 'brownForsythe' | 'levene', value: unknown): readonly Key[] =>
    value === null
      ? [`assumptions.${test}`]
      : [
          `assumptions.${test}.statistic`,
          `assumptions.${test}.pValue`,
          `assumptions.${test}.numeratorDegreesOfFreedom`,
          `assumptions.${test}.denominatorDegreesOfFreedom`,
        ];
  return [
    'assumptions.count',
    ...ofShape,
    ...ofSpreads('brownForsythe', brownForsythe),
    ...ofSpreads('levene', levene),
    'assumptions.largestToSmallestSd',
    ...(largestResidual === null
      ? (['assumptions.largestResidual'] as const)
      : ([
          'assumptions.largestResidual.value',
          'assumptions.largestResidual.group',
          'assumptions.largestResidual.standardized',
        ] as const)),
    'assumptions.boxCox',
  ];
}

/** Puts what is to be done, what is fine, and the evidence into one section. */
export function checksSection<Field extends string>(
  words: readonly CheckWords[],
  hint: string | null,
  evidence: readonly Block<Field>[],
): readonly Block<Field>[] {
  const within = {
    title: `Checks: ${words.map(({ short }) => short).join(' · ')}`,
    startsOpen: words.some(({ isAmiss }) => isAmiss),
  };
  const said = (isWanted: (each: CheckWords) => boolean) =>
    words.filter(isWanted).flatMap(({ sentence }) => (sentence === null ? [] : [sentence]));
  const blocks: readonly Block<Field>[] = [
    ...said(({ isAmiss }) => isAmiss).map((text) => ({ kind: 'notice' as const, tone: 'caution' as const, text })),
    {
      kind: 'list',
      title: 'What the checks say',
      items: [...said(({ isAmiss }) => !isAmiss), ...(hint === null ? [] : [hint]), NO_SWITCHING],
    },
    ...evidence,
  ];
  return blocks.map((block) => ({ ...block, within }));
}

/** Evenly thinned out, with both ends. */
function thinned<Item>(items: readonly Item[]): readonly Item[] {
  const every = Math.ceil(items.length / MOST_POINTS);
  return items.filter((_, at) => at % every === 0 || at === items.length - 1);
}

/** The sorted residuals against those of a normal shape, with the line through the quartiles and its band. */
export function quantileChart({ theoretical, sample, line, band }: QuantilePlot): ChartSpec {
  const height = (x: number) => line.intercept + line.slope * x;
  const points = thinned(theoretical.map((x, at) => ({ x, y: sample[at] ?? 0, half: band[at] ?? 0 })));
  const ends = [points[0], points.at(-1)].flatMap((point) =>
    point === undefined ? [] : [{ x: point.x, y: height(point.x) }],
  );
  return {
    type: 'xy',
    title: 'QQ plot of the residuals',
    summary:
      'Residuals of a normal shape lie on the line through the quartiles; of any sample, 95 % of the points at one place lie in the band.',
    x: { label: 'Quantile of a normal shape', digits: 4 },
    y: { label: 'Residual', digits: 4 },
    series: [
      { name: 'Residuals', marks: 'points', points: points.map(({ x, y }) => ({ x, y })) },
      { name: 'Normal shape', marks: 'line', points: ends },
    ],
    ranges: [
      {
        name: '95 % band',
        points: points.map(({ x, half }) => ({ x, from: height(x) - half, to: height(x) + half })),
      },
    ],
  };
}

/** Residuals against fitted values. */
export function fittedChart(
  values: readonly FittedValue[],
  { summary, x, more = [] }: { readonly summary: string; readonly x: string; readonly more?: readonly XySeries[] },
): ChartSpec {
  return {
    type: 'xy',
    title: 'Residuals against fitted values',
    summary,
    x: { label: x, digits: 4 },
    y: { label: 'Residual', digits: 4 },
    series: [
      {
        name: 'Residuals',
        marks: 'points',
        points: thinned(values).map(({ fitted, residual }) => ({ x: fitted, y: residual })),
      },
      ...more,
    ],
    levels: [{ y: 0, label: 'As fitted' }],
  };
}
