import { uniquelyNamed } from '#src/calculators/families/boxPlot.ts';
import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence, statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import type relativeExpression from '#workers/formulas/relative-expression.ts';
import type { RelativeExpressionInput, RelativeExpressionResult } from '#workers/formulas/relative-expression.ts';

type Key = ResultKey<RelativeExpressionResult>;
type Box = Draft<RelativeExpressionInput>;
type Row = RelativeExpressionResult['rows'][number];

const MOST_DRAWN = 40;
const WHY_NONE: Readonly<Record<NonNullable<Row['lacks']>, string>> = {
  target: 'Undetermined.',
  reference: 'A reference has no Ct in this sample.',
  control: 'A gene has no Ct in the control.',
};

export default defineAnalysis<typeof relativeExpression>()({
  formula: 'relative-expression',
  action: 'Compare the expression',
  fields: {
    data: tableField<Box>({
      label: 'Sample, gene and Ct',
      hint: 'A line for each gene in each sample, its wells in further columns. "Undetermined" is counted and left out.',
      placeholder: 'ctrl\tTNF\t26.41\t26.55\nctrl\tGAPDH\t18.02\t18.11',
    }),
    decimalMark: DECIMAL_MARK,
    references: {
      kind: 'text',
      label: 'Reference genes',
      hint: 'One or several, separated by commas. Of several the geometric mean is used.',
      placeholder: 'GAPDH, ACTB',
      maxLength: 500,
    },
    control: {
      kind: 'text',
      label: 'Control sample',
      hint: 'All ratios are relative to it. Blank: the first one.',
      optional: true,
      maxLength: 100,
    },
    efficiencies: {
      kind: 'text',
      label: 'Efficiencies',
      hint: 'Gene, percent and, if known, standard error in percent. Blank: 100 % for all, which is ΔΔCt.',
      placeholder: 'TNF\t93\t2\nGAPDH\t98\t1',
      lines: 4,
      monospaced: true,
      optional: true,
    },
    hasControlError: {
      kind: 'checkbox',
      label: 'Add the error of the control’s wells',
      hint: 'Without, the control counts as a constant, as Livak and Schmittgen have it.',
    },
  },
  example: {
    data: 'ctrl\tTNF\t26.41\t26.55\t26.38\nctrl\tGAPDH\t18.02\t18.11\t17.95\nctrl\tACTB\t19.40\t19.52\t19.47\nLPS\tTNF\t22.10\t22.31\t22.19\nLPS\tGAPDH\t18.21\t18.30\t18.17\nLPS\tACTB\t19.61\t19.55\t19.70',
    decimalMark: 'point',
    references: 'GAPDH, ACTB',
    control: 'ctrl',
    efficiencies: 'TNF\t93\t2\nGAPDH\t98\t1\nACTB\t95\t1.5',
    hasControlError: false,
  },
  sources: ['livakSchmittgen2001', 'pfaffl2001', 'vandesompele2002', 'hellemans2007'],
  outputs: {
    control: name('Control sample'),
    references: { kind: 'inner', label: 'Reference genes' },
    genes: {
      kind: 'rows',
      label: 'Efficiencies used',
      of: ({ row }) => row.name,
      row: {
        name: name('Gene'),
        efficiency: statistic('Efficiency', { columnUnit: '%' }),
        factor: statistic('Factor'),
      },
    },
    rows: {
      kind: 'rows',
      label: 'Genes in samples',
      of: ({ row: { gene, sample } }) => `${gene}, ${sample}`,
      row: {
        sample: name('Sample'),
        gene: name('Gene'),
        wells: count('Wells'),
        undetermined: count('Undetermined'),
        meanCt: statistic('Mean Ct', { missing: 'Undetermined.' }),
        ctDeviation: statistic('SD', {
          missing: ({ row }) => (row.meanCt === null ? 'Undetermined.' : 'A single well.'),
        }),
        isReference: { kind: 'flag', label: 'Is a reference gene' },
        ratio: ofTarget('Ratio'),
        log2Ratio: ofTarget('Log2 ratio'),
        standardError: ofTarget('SE'),
        lower: ofTarget('Lower'),
        upper: ofTarget('Upper'),
        lacks: { kind: 'words', label: 'Why there is no ratio', words: WHY_NONE },
      },
    },
    undetermined: count('Undetermined wells'),
  },
  present,
});

function ofTarget(label: string): NumberOutput<Here<unknown, unknown, Row>> {
  return statistic(label, {
    missing: ({ row: { lacks } }) => (lacks === null ? 'A single well.' : WHY_NONE[lacks]),
  });
}

function present(
  result: RelativeExpressionResult,
  input: RelativeExpressionInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { rows, genes, control, references } = result;
  const at = headlineRow(result);
  const row = rows[at];
  const label = `${row?.gene ?? 'Target'} in ${row?.sample ?? 'the samples'}, relative to ${control}`;
  const error = row?.standardError == null ? '' : ` SE ${inSentence(row.standardError)}.`;
  const headline = figure(
    `rows.${at}.ratio`,
    row?.ratio == null
      ? { label, text: 'none' }
      : {
          label,
          written: (ratio) => numeral(statisticText(ratio, 4)),
          note: `Normalized to ${references.join(', ')}.${error}`,
        },
  );
  return {
    headline,
    status: `${label}: ${headline.text}.`,
    blocks: [
      ...notices(result),
      ratioTable(result, at, figure),
      ...chart(result),
      rowsTable(figure, {
        title: 'Threshold cycles',
        list: 'rows',
        rows: rows.length,
        columns: ['sample', 'gene', 'wells', 'undetermined', 'meanCt', 'ctDeviation'],
      }),
      rowsTable(figure, {
        title: 'Efficiencies used',
        list: 'genes',
        rows: genes.length,
        columns: ['name', 'efficiency', ['factor', 'Factor per cycle']],
      }),
      {
        kind: 'list',
        title: 'What the numbers mean',
        items: [
          'Ratio: quantity of the target over the geometric mean of the references, relative to the control. 2 is twofold.',
          'Log2 ratio: at 100 % for all genes the negative of ΔΔCt.',
          `SE: from the wells${input.efficiencies.trim() === '' ? '' : ' and the efficiencies'}, of the mean Ct. Lower and upper: one SE on the logarithmic scale.`,
          'Wells of one sample are not biological replicates: the error says how well it was pipetted, not how samples differ.',
        ],
        isFolded: true,
      },
    ],
    working: [],
  };
}

/** The first target outside the control that has a ratio, else any target. */
function headlineRow({ rows, control }: RelativeExpressionResult): number {
  const treated = rows.findIndex(({ ratio, sample }) => ratio !== null && sample !== control);
  return treated >= 0 ? treated : rows.findIndex(({ isReference }) => !isReference);
}

function notices({ rows, undetermined }: RelativeExpressionResult): readonly NoticeBlock[] {
  const namesOf = (found: readonly Row[]) => found.map(({ sample, gene }) => `${gene} in ${sample}`).join(', ');
  const none = rows.filter(({ lacks }) => lacks === 'target');
  const partly = rows.filter((row) => row.undetermined > 0 && row.meanCt !== null);
  const unnormalized = rows.filter(({ lacks }) => lacks === 'reference' || lacks === 'control');
  return cautionNotices([
    [
      none.length > 0,
      `Not detected: ${namesOf(none)}. There is no ratio: no detection is not a Ct of 40, and not a ratio of 0.`,
    ],
    [partly.length > 0, `Some wells were undetermined: ${namesOf(partly)}. The mean of the others is too early a Ct.`],
    [
      unnormalized.length > 0,
      `A Ct of a reference or of the control is missing, so there is no ratio: ${namesOf(unnormalized)}.`,
    ],
    [
      rows.some(({ ratio, standardError }) => ratio !== null && standardError === null),
      'A gene with a single well has no error, and no ratio that uses it has one.',
    ],
    [undetermined > 0, `${counted(undetermined, 'undetermined well', 'undetermined wells')} left out.`],
  ]);
}

function ratioTable({ rows }: RelativeExpressionResult, headline: number, figure: FigureOf<Key>): TableBlock<Key> {
  const others = ['standardError', 'lower', 'upper', 'log2Ratio'] as const;
  return {
    kind: 'table',
    title: 'Ratios',
    columns: [
      { label: 'Target' },
      { label: 'Sample' },
      ...(['ratio', ...others] as const).map((key) => figure.column(`rows.0.${key}`)),
    ],
    rows: rows.flatMap(({ isReference, gene, sample, ratio: value }, at) => {
      if (isReference) return [];
      const ratio = figure(`rows.${at}.ratio`);
      return [
        [
          gene,
          sample,
          // With all digits, and no second figure of the same key.
          at === headline && value !== null ? ratio.text : ratio,
          ...others.map((key) => figure(`rows.${at}.${key}`)),
        ],
      ];
    }),
  };
}

function chart({ rows }: RelativeExpressionResult): readonly Block<Key>[] {
  const drawn = rows.filter(({ ratio }) => ratio !== null && ratio > 0).slice(0, MOST_DRAWN);
  if (drawn.length === 0) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'rows',
        title: 'Ratios and their errors',
        summary: 'Each ratio as a diamond, with one standard error to both sides on the logarithmic scale.',
        x: { label: 'Ratio', scale: 'logarithmic', digits: 4 },
        rows: uniquelyNamed(
          drawn.map(({ gene, sample, ratio, lower, upper }) => ({
            label: `${gene}, ${sample}`,
            interval: { name: 'Ratio', middle: ratio ?? 1, from: lower, to: upper },
          })),
        ),
        marks: [{ x: 1, label: 'As the control' }],
      },
    },
  ];
}
