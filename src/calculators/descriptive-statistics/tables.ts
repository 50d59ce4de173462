import { differencesBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ListBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type {
  DescribedColumn,
  DescriptiveStatisticsInput,
  DescriptiveStatisticsResult,
} from '#workers/formulas/descriptive-statistics.ts';

type Key = ResultKey<DescriptiveStatisticsResult>;
type Statistic = ResultKey<DescribedColumn>;

const METHOD_NAMES = {
  linear: 'R, Excel QUARTILE.INC',
  exclusive: 'Prism, SPSS, Minitab, Excel QUARTILE.EXC',
  'tukey-hinges': 'Tukey’s hinges, R fivenum',
  'moore-mccabe': 'TI-83',
} as const;

/** Returns center and spread, order, and shape of every column, one row a statistic. */
export function columnTables(
  { columns }: DescriptiveStatisticsResult,
  method: DescriptiveStatisticsInput['quartileMethod'],
  figure: FigureOf<Key>,
): readonly TableBlock<Key>[] {
  const table = (title: string, statistics: readonly Statistic[], isFolded = false): TableBlock<Key> => ({
    kind: 'table',
    title,
    columns: [{ label: 'Statistic' }, ...columns.map(({ name }) => ({ label: name, numeric: true }))],
    rows: statistics.map((key) => [
      figure.column(`columns.0.${key}`).label,
      ...columns.map((_, at) => figure(`columns.${at}.${key}`)),
    ]),
    ...(isFolded ? { isFolded: true as const } : {}),
  });
  return [
    table('Center and spread', CENTER),
    table(`Order, quartiles as in ${METHOD_NAMES[method]}`, ORDER),
    table('Shape and test for a normal distribution', SHAPE),
    table('Quartiles of all programs', QUARTILES, true),
  ];
}

const CENTER: readonly Statistic[] = [
  'name',
  'count',
  'missing',
  'mean',
  'standardDeviation',
  'standardError',
  'confidenceInterval.lower',
  'confidenceInterval.upper',
  'variance',
  'populationStandardDeviation',
  'coefficientOfVariation',
  'sum',
  'geometricMean',
  'geometricStandardDeviation',
  'harmonicMean',
];

const ORDER: readonly Statistic[] = [
  'minimum',
  'quartile1',
  'median',
  'quartile3',
  'maximum',
  'interquartileRange',
  'range',
  'medianAbsoluteDeviation',
];

const SHAPE: readonly Statistic[] = [
  'skewness',
  'excessKurtosis',
  'skewnessMethods.population',
  'skewnessMethods.adjusted',
  'skewnessMethods.minitab',
  'shapiroWilk.statistic',
  'shapiroWilk.pValue',
];

const QUARTILES = (['linear', 'exclusive', 'tukeyHinges', 'mooreMcCabe'] as const).flatMap(
  (method) => [`quartileMethods.${method}.quartile1`, `quartileMethods.${method}.quartile3`] as const,
);

/** Returns where other programs differ, with the numbers of the first column. */
export function programDifferences(
  { standardDeviation, populationStandardDeviation }: DescribedColumn,
  { confidenceLevel }: DescriptiveStatisticsInput,
): ListBlock {
  const sd = standardDeviation === null ? 'not defined' : inSentence(standardDeviation, 6);
  return differencesBlock([
    `SD: with n − 1 ${sd} (Excel STDEV.S, R sd), with n ${inSentence(populationStandardDeviation, 6)} (Excel STDEV.P).`,
    'Quartiles: each program has its own rule; the table of quartiles has those of all.',
    'Skewness: three formulas are in use; the table of shapes has them with the names of their programs.',
    `Interval: Excel CONFIDENCE.NORM uses the normal distribution and is too narrow for small samples; here, and in Excel CONFIDENCE.T, it is Student’s t at ${confidenceLevel} %.`,
  ]);
}
