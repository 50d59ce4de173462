import { differencesBlock } from '#src/families/statisticsBlocks.ts';
import {
  AS_TYPED,
  countFigure,
  decimalsOf,
  inSentence,
  nameFigure,
  pValueFigure,
  statistic,
} from '#src/families/statisticsNumbers.ts';
import type { Cell, Figure, ListBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type {
  DescribedColumn,
  DescriptiveStatisticsInput,
  DescriptiveStatisticsResult,
} from '#workers/formulas/descriptive-statistics.ts';

type Key = ResultKey<DescriptiveStatisticsResult>;
type CellOf = (column: DescribedColumn, at: number) => Cell<Key>;

const METHOD_NAMES = {
  linear: 'R, Excel QUARTILE.INC',
  exclusive: 'Prism, SPSS, Minitab, Excel QUARTILE.EXC',
  'tukey-hinges': 'Tukey’s hinges, R fivenum',
  'moore-mccabe': 'TI-83',
} as const;

const MORE_VALUES = 'Needs at least 2 values.';
const POSITIVE = 'Needs values above 0.';

/** Returns center and spread, order, and shape of every column, one row a statistic. */
export function columnTables(
  { columns }: DescriptiveStatisticsResult,
  method: DescriptiveStatisticsInput['quartileMethod'],
): readonly TableBlock<Key>[] {
  const table = (title: string, rows: readonly (readonly [string, CellOf])[], isFolded = false): TableBlock<Key> => ({
    kind: 'table',
    title,
    columns: [{ label: 'Statistic' }, ...columns.map(({ name }) => ({ label: name, numeric: true }))],
    rows: rows.map(([label, cell]) => [label, ...columns.map(cell)]),
    ...(isFolded ? { isFolded: true as const } : {}),
  });
  return [
    table('Center and spread', CENTER),
    table(`Order, quartiles as in ${METHOD_NAMES[method]}`, ORDER),
    table('Shape and test for a normal distribution', SHAPE),
    table('Quartiles of all programs', QUARTILES, true),
  ];
}

function number(
  key: string,
  label: string,
  of: (column: DescribedColumn) => number | null,
  options: { readonly unit?: string; readonly missing?: string } = {},
): readonly [string, CellOf] {
  return [
    options.unit === undefined ? label : `${label} (${options.unit})`,
    (column, at) => statistic(`columns.${at}.${key}` as Key, `${label}, ${column.name}`, of(column), options),
  ];
}

/** A number on the scale of the values: its digits follow their spread. */
function onScale(
  key: string,
  label: string,
  of: (column: DescribedColumn) => number | null,
  { missing, more = 0 }: { readonly missing?: string; readonly more?: number } = {},
): readonly [string, CellOf] {
  return [
    label,
    (column, at) =>
      statistic(`columns.${at}.${key}` as Key, `${label}, ${column.name}`, of(column), {
        decimals: decimalsOf(column) + more,
        ...(missing === undefined ? {} : { missing }),
      }),
  ];
}

function count(key: string, label: string, of: (column: DescribedColumn) => number): readonly [string, CellOf] {
  return [label, (column, at) => countFigure(`columns.${at}.${key}` as Key, `${label}, ${column.name}`, of(column))];
}

const CENTER: readonly (readonly [string, CellOf])[] = [
  ['Name', (column, at) => nameFigure(`columns.${at}.name` as Key, 'Name', column.name)],
  count('count', 'Values (n)', (column) => column.count),
  count('missing', 'Missing', (column) => column.missing),
  onScale('mean', 'Mean', (column) => column.mean),
  onScale('standardDeviation', 'SD (n − 1)', (column) => column.standardDeviation, { missing: MORE_VALUES }),
  onScale('standardError', 'SEM', (column) => column.standardError, { missing: MORE_VALUES, more: 1 }),
  onScale('confidenceInterval.lower', 'Lower limit of the mean', (column) => column.confidenceInterval.lower, {
    missing: MORE_VALUES,
  }),
  onScale('confidenceInterval.upper', 'Upper limit of the mean', (column) => column.confidenceInterval.upper, {
    missing: MORE_VALUES,
  }),
  number('variance', 'Variance (n − 1)', (column) => column.variance, { missing: MORE_VALUES }),
  onScale('populationStandardDeviation', 'Population SD (n)', (column) => column.populationStandardDeviation),
  number('coefficientOfVariation', 'Coefficient of variation', (column) => column.coefficientOfVariation, {
    unit: '%',
  }),
  onScale('sum', 'Sum', (column) => column.sum, { more: AS_TYPED }),
  onScale('geometricMean', 'Geometric mean', (column) => column.geometricMean, { missing: POSITIVE }),
  number('geometricStandardDeviation', 'Geometric SD (factor)', (column) => column.geometricStandardDeviation, {
    missing: 'Needs at least 2 values, all above 0.',
  }),
  onScale('harmonicMean', 'Harmonic mean', (column) => column.harmonicMean, { missing: POSITIVE }),
];

const ORDER: readonly (readonly [string, CellOf])[] = [
  onScale('minimum', 'Minimum', (column) => column.minimum, { more: AS_TYPED }),
  onScale('quartile1', 'Lower quartile', (column) => column.quartile1, { missing: MORE_VALUES }),
  onScale('median', 'Median', (column) => column.median),
  onScale('quartile3', 'Upper quartile', (column) => column.quartile3, { missing: MORE_VALUES }),
  onScale('maximum', 'Maximum', (column) => column.maximum, { more: AS_TYPED }),
  onScale('interquartileRange', 'Interquartile range', (column) => column.interquartileRange, { missing: MORE_VALUES }),
  onScale('range', 'Range', (column) => column.range, { more: AS_TYPED }),
  onScale('medianAbsoluteDeviation', 'Median absolute deviation', (column) => column.medianAbsoluteDeviation),
];

const THREE = 'Needs at least 3 values that differ.';
const SHAPE: readonly (readonly [string, CellOf])[] = [
  number('skewness', 'Skewness', (column) => column.skewness, { missing: THREE }),
  number('excessKurtosis', 'Excess kurtosis', (column) => column.excessKurtosis, {
    missing: 'Needs at least 4 values that differ.',
  }),
  number('skewnessMethods.population', 'Skewness g1 (population)', (column) => column.skewnessMethods.population, {
    missing: THREE,
  }),
  number('skewnessMethods.adjusted', 'Skewness G1 (Excel, Prism, SPSS)', (column) => column.skewnessMethods.adjusted, {
    missing: THREE,
  }),
  number('skewnessMethods.minitab', 'Skewness b1 (Minitab)', (column) => column.skewnessMethods.minitab, {
    missing: THREE,
  }),
  number('shapiroWilk.statistic', 'Shapiro-Wilk W', (column) => column.shapiroWilk.statistic, {
    missing: 'Needs 3 to 5000 values that differ.',
  }),
  [
    'Shapiro-Wilk p',
    (column, at) =>
      pValueFigure(
        `columns.${at}.shapiroWilk.pValue` as Key,
        `Shapiro-Wilk p, ${column.name}`,
        column.shapiroWilk.pValue,
        'Needs 3 to 5000 values that differ.',
      ),
  ],
];

const QUARTILES: readonly (readonly [string, CellOf])[] = (
  [
    ['linear', 'R, Excel QUARTILE.INC'],
    ['exclusive', 'Prism, SPSS, Minitab'],
    ['tukeyHinges', 'Tukey’s hinges'],
    ['mooreMcCabe', 'TI-83'],
  ] as const
).flatMap(([key, name]) => [
  onScale(`quartileMethods.${key}.quartile1`, `Lower, ${name}`, (column) => column.quartileMethods[key].quartile1, {
    missing: MORE_VALUES,
  }),
  onScale(`quartileMethods.${key}.quartile3`, `Upper, ${name}`, (column) => column.quartileMethods[key].quartile3, {
    missing: MORE_VALUES,
  }),
]);

/** Returns where other programs differ, with the numbers of the first column. */
export function programDifferences(
  { standardDeviation, populationStandardDeviation }: DescribedColumn,
  { confidenceLevel }: DescriptiveStatisticsInput,
): ListBlock {
  const sd: Figure['text'] = standardDeviation === null ? 'not defined' : inSentence(standardDeviation, 6);
  return differencesBlock([
    `SD: with n − 1 ${sd} (Excel STDEV.S, R sd), with n ${inSentence(populationStandardDeviation, 6)} (Excel STDEV.P).`,
    'Quartiles: each program has its own rule; the table of quartiles has those of all.',
    'Skewness: three formulas are in use; the table of shapes has them with the names of their programs.',
    `Interval: Excel CONFIDENCE.NORM uses the normal distribution and is too narrow for small samples; here, and in Excel CONFIDENCE.T, it is Student’s t at ${confidenceLevel} %.`,
  ]);
}
