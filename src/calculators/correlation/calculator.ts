import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import type { ReportWriter } from '#src/calculators/families/reportWriter.ts';
import {
  assumptionsBlock,
  differencesBlock,
  inR,
  readingNotices,
  reportBlock,
} from '#src/calculators/families/statisticsBlocks.ts';
import { confidenceField, DECIMAL_MARK, FIRST_LINE, tableField } from '#src/calculators/families/statisticsFields.ts';
import { intervalWords, pValueWords, statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { limits, pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import type correlation from '#workers/formulas/correlation.ts';
import type { CorrelationInput, CorrelationResult } from '#workers/formulas/correlation.ts';

type Key = ResultKey<CorrelationResult>;

/** Beyond this Pearson and Spearman tell different stories. */
const APART = 0.2;
const MOST_POINTS = 2000;
/** Above this many pairs Spearman’s p value is that of t with ties and without. */
const MOST_IN_SERIES = 1290;
const FEW_PAIRS = { missing: 'Needs at least 4 pairs.' };
const TIED = 'There are ties, or too many pairs to count all orders.';

export default defineCalculator<typeof correlation>()({
  formula: 'correlation',
  fixed: {},
  fields: {
    data: tableField({
      label: 'Data',
      hint: 'Paste two columns, one pair on each line; names in the first line are read as such.',
      placeholder: 'Length\tMass\n10.2\t24\n11.5\t31',
    }),
    decimalMark: DECIMAL_MARK,
    firstLine: FIRST_LINE,
    confidenceLevel: confidenceField(),
  },
  example: {
    data: 'Hunter L\tPanel\n44.4\t2.6\n45.9\t3.1\n41.9\t2.5\n53.3\t5\n44.7\t3.6\n44.1\t4\n50.7\t5.2\n45.2\t2.8\n60.1\t3.8',
    decimalMark: 'point',
    firstLine: 'recognized',
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: {
    count: count('Pairs'),
    incompletePairs: count('Incomplete pairs left out'),
    pearson: {
      kind: 'group',
      keys: {
        coefficient: statistic('Pearson’s r'),
        ...limits(', Pearson', FEW_PAIRS),
        rSquared: statistic('R²'),
        statistic: statistic('t of Pearson’s r', { missing: 'The points lie on a line: t has no limit.' }),
        degreesOfFreedom: count('Degrees of freedom'),
        pValue: pValue('p value, Pearson'),
      },
    },
    spearman: {
      kind: 'group',
      keys: {
        coefficient: statistic('Spearman’s rho'),
        ...limits(', Spearman', FEW_PAIRS),
        pValue: pValue('p value, Spearman'),
        pValueMethod: {
          kind: 'words',
          label: 'Method of the p value, Spearman',
          words: { exact: 'exact', edgeworth: 'Edgeworth series', t: 't distribution' },
        },
        exactPValue: pValue('Exact p value, Spearman', TIED),
        approximatePValue: pValue('Approximate p value, Spearman'),
      },
    },
    kendall: {
      kind: 'group',
      keys: {
        coefficient: statistic('Kendall’s tau-b'),
        z: statistic('z of Kendall’s tau-b'),
        pValue: pValue('p value, Kendall'),
        pValueMethod: {
          kind: 'words',
          label: 'Method of the p value, Kendall',
          words: { exact: 'exact', normal: 'normal approximation' },
        },
        exactPValue: pValue('Exact p value, Kendall', TIED),
        approximatePValue: pValue('Approximate p value, Kendall'),
      },
    },
    names: { kind: 'each', label: 'Columns', each: name(({ at }) => (at === '0' ? 'x' : 'y')) },
    points: { kind: 'inner', label: 'Pairs' },
    reading: READING,
  },
  present,
  evidence: 'law',
  sources: ['spearman1904', 'bestRoberts1975', 'kendall1938', 'knight1966', 'bonettWright2000'],
});

function present(result: CorrelationResult, input: CorrelationInput, figure: FigureOf<Key>): Presentation<Key> {
  const { pearson, count, names, points, reading } = result;
  const interval = intervalWords(input.confidenceLevel, pearson.lower, pearson.upper);
  const coefficient = figure('pearson.coefficient', {
    note: `${pearson.lower === null ? 'No interval for three pairs' : interval}, ${pValueWords(pearson.pValue)}, ${count} pairs.`,
  });
  return {
    headline: coefficient,
    status: `Pearson’s r ${coefficient.text}, ${pValueWords(pearson.pValue)}.`,
    blocks: [
      ...readingNotices(reading),
      ...notices(result),
      scatter(result),
      { kind: 'facts', figures: [figure('count'), figure('incompletePairs')] },
      coefficientTable(figure),
      reportBlock((write) => reportOf(result, input, write), rLine(points, input)),
      assumptionsBlock([
        'Pearson: a straight band of points. A bend or a single far point makes r say little.',
        'Spearman and Kendall: one quantity rises or falls with the other throughout, in whatever curve.',
        'Two clusters can make a correlation that neither of them has.',
        'Pearson’s interval and p value assume roughly normal values in both columns; for skewed ones take logarithms or read Spearman.',
        'Every pair must come from a different animal, plot or day.',
      ]),
      differencesBlock([
        'Spearman’s p without ties: this page counts all orders up to 14 pairs and then uses R’s Edgeworth series; R uses the series from 10 pairs, SciPy t for any number.',
        'Spearman by 1 − 6Σd²/(n³ − n) is wrong where values tie; here it is Pearson’s r of the ranks.',
        'Kendall: tau-a does not correct for ties, tau-b does, tau-c is for tables of unequal shape.',
        'R²: the square of r here; some programs print an adjusted one.',
      ]),
      { kind: 'facts', figures: names.map((_, at) => figure(`names.${at}`)) },
    ],
    working: workingOf(result, figure),
  };
}

function notices({ pearson, spearman, count }: CorrelationResult): readonly NoticeBlock[] {
  const hasTies = spearman.pValueMethod === 't' && count <= MOST_IN_SERIES;
  return cautionNotices([
    [Math.abs(pearson.coefficient - spearman.coefficient) > APART, 'A bend or an outlier: look at the chart.'],
    [hasTies, 'With ties Spearman’s p value is approximate.', 'neutral'],
    [true, 'Correlation says nothing about agreement of two methods (Bland-Altman) nor about cause.', 'neutral'],
  ]);
}

function scatter({ points, names: [x, y], pearson }: CorrelationResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Scatter plot',
      summary: `Every pair as a point; Pearson’s r is ${statisticText(pearson.coefficient, 3)}.`,
      x: { label: x, isGivenName: true },
      y: { label: y },
      series: [{ name: 'Pairs', marks: 'points', points: points.slice(0, MOST_POINTS) }],
    },
  };
}

function coefficientTable(figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Three coefficients',
    columns: [
      { label: 'Statistic' },
      ...['Pearson’s r', 'Spearman’s rho', 'Kendall’s tau-b'].map((label) => ({ label, numeric: true })),
    ],
    rows: [
      ['Coefficient', figure('pearson.coefficient'), figure('spearman.coefficient'), figure('kendall.coefficient')],
      ['p value, two-sided', figure('pearson.pValue'), figure('spearman.pValue'), figure('kendall.pValue')],
      ['p value by', 't distribution', figure('spearman.pValueMethod'), figure('kendall.pValueMethod')],
      ['Lower limit', figure('pearson.lower'), figure('spearman.lower'), '–'],
      ['Upper limit', figure('pearson.upper'), figure('spearman.upper'), '–'],
      ['Exact p value', '–', figure('spearman.exactPValue'), figure('kendall.exactPValue')],
      ['Approximate p value', '–', figure('spearman.approximatePValue'), figure('kendall.approximatePValue')],
      ['t or z', figure('pearson.statistic'), '–', figure('kendall.z')],
      ['Degrees of freedom', figure('pearson.degreesOfFreedom'), '–', '–'],
      ['R²', figure('pearson.rSquared'), '–', '–'],
    ],
  };
}

function reportOf(
  { pearson, spearman, kendall, count }: CorrelationResult,
  { confidenceLevel }: CorrelationInput,
  write: ReportWriter,
): string {
  const limits = pearson.lower === null ? '' : write.within(confidenceLevel, pearson.lower, pearson.upper, write.share);
  const share = ({ coefficient }: { readonly coefficient: number }) => write.share(coefficient);
  return `Pearson’s r(${count - 2}) = ${share(pearson)}${limits}, ${write.p(pearson.pValue)}; Spearman’s rho = ${share(spearman)}, ${write.p(spearman.pValue)}; Kendall’s tau-b = ${share(kendall)}, ${write.p(kendall.pValue)}; n = ${count}.`;
}

function rLine(points: CorrelationResult['points'], { confidenceLevel }: CorrelationInput): string {
  const [x, y] = [
    inR(
      points.map((point) => point.x),
      'x',
    ),
    inR(
      points.map((point) => point.y),
      'y',
    ),
  ];
  return `x <- ${x}; y <- ${y}; cor.test(x, y, conf.level = ${confidenceLevel / 100}); cor.test(x, y, method = "spearman"); cor.test(x, y, method = "kendall")`;
}

function workingOf({ pearson, count }: CorrelationResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const squared = figure('pearson.rSquared');
  const size = Math.abs(pearson.coefficient);
  const steps: WorkingStep[] = [
    {
      label: 'Share of the variance that the line explains',
      formula: 'R² = r²',
      substituted: `${workingNumber(size, squared.written)}²`,
      value: squared.text,
    },
  ];
  if (pearson.statistic !== null)
    steps.push({
      label: 't, without its sign',
      formula: 't = |r|·√((n − 2) ÷ (1 − r²))',
      substituted: `${size} · √((${count} − 2) ÷ (1 − ${size}²))`,
      value: statisticText(Math.abs(pearson.statistic)),
    });
  return steps;
}
