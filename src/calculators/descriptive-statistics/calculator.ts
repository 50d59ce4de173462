import { boxPlot } from '#src/calculators/families/boxPlot.ts';
import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { assumptionsBlock, inR, readingNotices, reportBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { confidenceField, DECIMAL_MARK, FIRST_LINE, tableField } from '#src/calculators/families/statisticsFields.ts';
import { decimalsInSentence, decimalsOf, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type descriptiveStatistics from '#workers/formulas/descriptive-statistics.ts';
import type {
  DescribedColumn,
  DescriptiveStatisticsInput,
  DescriptiveStatisticsResult,
} from '#workers/formulas/descriptive-statistics.ts';
import { OUTPUTS } from './outputs.ts';
import { columnTables, programDifferences } from './tables.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DescriptiveStatisticsResult>;

export default defineCalculator<typeof descriptiveStatistics>()({
  formula: 'descriptive-statistics',
  fixed: {},
  fields: {
    data: tableField({
      label: 'Data',
      hint: 'Paste 1 to 20 columns from a spreadsheet, with or without names in the first line.',
      placeholder: 'Control\tTreated\n4.2\t5.1\n3.9\t6.0',
    }),
    decimalMark: DECIMAL_MARK,
    firstLine: FIRST_LINE,
    confidenceLevel: confidenceField(),
    quartileMethod: {
      kind: 'choice',
      label: 'Quartiles as in',
      look: 'menu',
      options: [
        { value: 'linear', label: 'R, Excel QUARTILE.INC (linear)' },
        { value: 'exclusive', label: 'Prism, SPSS, Minitab (exclusive)' },
        { value: 'tukey-hinges', label: 'Tukey’s hinges (box plots)' },
        { value: 'moore-mccabe', label: 'TI-83 (Moore and McCabe)' },
      ],
      initial: 'linear',
    },
  },
  example: {
    data: 'Control\tTreated\n4.2\t5.4\n5.1\t6.1\n3.9\t4.9\n6\t7.2\n5.5\t6.6\n4.8\t5.8',
    decimalMark: 'point',
    firstLine: 'recognized',
    confidenceLevel: '95',
    quartileMethod: 'linear',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['hyndmanFan1996', 'joanesGill1998', 'royston1995', 'nistStrd'],
});

function present(
  result: DescriptiveStatisticsResult,
  input: DescriptiveStatisticsInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { columns, reading } = result;
  const [first] = columns;
  if (first === undefined) throw new Error('A result has a column');
  const mean = figure('columns.0.mean', { label: `Mean of ${first.name}`, note: spreadNote(first, input) });
  return {
    headline: mean,
    status: `${mean.label} ${mean.text}.`,
    blocks: [
      ...readingNotices(reading),
      boxPlot({
        title: 'Box plots',
        summary:
          'Boxes from the lower to the upper quartile with the median, whiskers to the last values within 1.5 interquartile ranges, and the mean with its interval below.',
        groups: columns,
        axis: { label: columns.length === 1 ? first.name : 'Value' },
      }),
      ...columnTables(result, input.quartileMethod, figure),
      ...adviceNotices(columns),
      assumptionsBlock([
        'Dots beyond the whiskers: look for a slip of the pen before you average them.',
        'Box: a median far from its middle means skewed values; the median or the geometric mean then says more than the mean.',
        'Diamond: its bar is for the mean, and holds if each value is from a different subject.',
      ]),
      reportBlock(
        reportOf(columns, input),
        `x <- ${inR(first.values)}; t.test(x, conf.level = ${input.confidenceLevel / 100}); quantile(x); shapiro.test(x)`,
      ),
      programDifferences(first, input),
    ],
    working: workingOf(first, input, figure),
  };
}

function spreadNote(column: DescribedColumn, { confidenceLevel }: DescriptiveStatisticsInput) {
  const { standardDeviation, count } = column;
  if (standardDeviation === null) return 'One value has no spread.';
  return `SD ${writer(column)(standardDeviation)}, ${meanInterval(column, confidenceLevel)}, n = ${count}.`;
}

/** Below this count quartiles depend much on the method. */
const FEW = 10;

/** Returns what to be careful about with these columns. */
function adviceNotices(columns: readonly DescribedColumn[]): readonly NoticeBlock[] {
  const some = (holds: (column: DescribedColumn) => boolean) => columns.some(holds);
  const found: readonly (readonly [boolean, string])[] = [
    [some(({ minimum }) => minimum <= 0), 'The geometric mean needs values above 0.'],
    [some(({ minimum }) => minimum < 0), 'A CV makes sense for quantities with a true zero only.'],
    [some(({ count }) => count < FEW), 'Quartiles of so few values depend strongly on the method.'],
    [
      some(({ standardError }) => standardError !== null),
      'The SEM says how well the mean is known, not how much the values vary; show the SD or the interval.',
    ],
  ];
  return cautionNotices(found, 'neutral');
}

function reportOf(columns: readonly DescribedColumn[], { confidenceLevel }: DescriptiveStatisticsInput): string {
  const each = columns.map((column) => {
    const { name, count, mean, standardDeviation } = column;
    const written = writer(column);
    return standardDeviation === null
      ? `${name}: ${written(mean)} (n = 1)`
      : `${name}: mean ${written(mean)}, SD ${written(standardDeviation)}, n = ${count} (${meanInterval(column, confidenceLevel)})`;
  });
  return `${each.join('; ')}.`;
}

function meanInterval(column: DescribedColumn, level: number): string {
  const { lower, upper } = column.confidenceInterval;
  return intervalWords(level, lower, upper, writer(column));
}

/** Writes numbers of a column for sentences. */
function writer(column: DescribedColumn): (value: number) => string {
  const decimals = decimalsOf(column);
  return (value) => decimalsInSentence(value, decimals);
}
