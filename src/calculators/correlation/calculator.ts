import { cautionNotices } from '#src/families/cautionNotices.ts';
import {
  assumptionsBlock,
  differencesBlock,
  inR,
  readingNotices,
  reportBlock,
} from '#src/families/statisticsBlocks.ts';
import { confidenceField, DECIMAL_MARK, FIRST_LINE, tableField } from '#src/families/statisticsFields.ts';
import {
  countFigure,
  inSentence,
  intervalWords,
  nameFigure,
  pValueFigure,
  pValueWords,
  statistic,
  statisticText,
} from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, ChartBlock, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type correlation from '#workers/formulas/correlation.ts';
import type { CorrelationInput, CorrelationResult } from '#workers/formulas/correlation.ts';

type Key = ResultKey<CorrelationResult>;

/** Beyond this Pearson and Spearman tell different stories. */
const APART = 0.2;
const MOST_POINTS = 2000;
/** Above this many pairs Spearman’s p value is that of t with ties and without. */
const MOST_IN_SERIES = 1290;
const FEW_PAIRS = 'Needs at least 4 pairs.';

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
  present,
  sources: ['spearman1904', 'bestRoberts1975', 'kendall1938', 'knight1966', 'bonettWright2000'],
});

function present(result: CorrelationResult, input: CorrelationInput): Presentation<Key> {
  const { pearson, count, names, points, reading } = result;
  const text = statisticText(pearson.coefficient);
  const interval = intervalWords(input.confidenceLevel, pearson.lower, pearson.upper);
  return {
    headline: {
      field: 'pearson.coefficient',
      label: 'Pearson’s r',
      value: pearson.coefficient,
      text,
      note: `${pearson.lower === null ? 'No interval for three pairs' : interval}, ${pValueWords(pearson.pValue)}, ${count} pairs.`,
    },
    status: `Pearson’s r ${text}, ${pValueWords(pearson.pValue)}.`,
    blocks: [
      ...readingNotices(reading),
      ...notices(result),
      scatter(result),
      ...tables(result),
      reportBlock(reportOf(result, interval), rLine(points, input)),
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
      { kind: 'facts', figures: names.map((name, at) => nameFigure<Key>(`names.${at}`, at === 0 ? 'x' : 'y', name)) },
    ],
    working: workingOf(result),
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
      x: { label: x },
      y: { label: y },
      series: [{ name: 'Pairs', marks: 'points', points: points.slice(0, MOST_POINTS) }],
    },
  };
}

function tables({ count, incompletePairs, pearson, spearman, kendall }: CorrelationResult): readonly Block<Key>[] {
  const tied = 'There are ties, or too many pairs to count all orders.';
  return [
    {
      kind: 'facts',
      figures: [
        countFigure('count', 'Pairs', count),
        countFigure('incompletePairs', 'Incomplete pairs left out', incompletePairs),
      ],
    },
    {
      kind: 'table',
      title: 'Three coefficients',
      columns: [
        { label: 'Statistic' },
        { label: 'Pearson’s r', numeric: true },
        { label: 'Spearman’s rho', numeric: true },
        { label: 'Kendall’s tau-b', numeric: true },
      ],
      rows: [
        [
          'Coefficient',
          statistic<Key>('pearson.coefficient', 'Pearson’s r', pearson.coefficient),
          statistic<Key>('spearman.coefficient', 'Spearman’s rho', spearman.coefficient),
          statistic<Key>('kendall.coefficient', 'Kendall’s tau-b', kendall.coefficient),
        ],
        [
          'p value, two-sided',
          pValueFigure<Key>('pearson.pValue', 'p value, Pearson', pearson.pValue),
          pValueFigure<Key>('spearman.pValue', 'p value, Spearman', spearman.pValue),
          pValueFigure<Key>('kendall.pValue', 'p value, Kendall', kendall.pValue),
        ],
        [
          'p value by',
          't distribution',
          nameFigure<Key>('spearman.pValueMethod', 'Method of the p value, Spearman', spearman.pValueMethod),
          nameFigure<Key>('kendall.pValueMethod', 'Method of the p value, Kendall', kendall.pValueMethod),
        ],
        [
          'Lower limit',
          statistic<Key>('pearson.lower', 'Lower limit, Pearson', pearson.lower, { missing: FEW_PAIRS }),
          statistic<Key>('spearman.lower', 'Lower limit, Spearman', spearman.lower, { missing: FEW_PAIRS }),
          '–',
        ],
        [
          'Upper limit',
          statistic<Key>('pearson.upper', 'Upper limit, Pearson', pearson.upper, { missing: FEW_PAIRS }),
          statistic<Key>('spearman.upper', 'Upper limit, Spearman', spearman.upper, { missing: FEW_PAIRS }),
          '–',
        ],
        [
          'Exact p value',
          '–',
          pValueFigure<Key>('spearman.exactPValue', 'Exact p value, Spearman', spearman.exactPValue, tied),
          pValueFigure<Key>('kendall.exactPValue', 'Exact p value, Kendall', kendall.exactPValue, tied),
        ],
        [
          'Approximate p value',
          '–',
          pValueFigure<Key>('spearman.approximatePValue', 'Approximate p value, Spearman', spearman.approximatePValue),
          pValueFigure<Key>('kendall.approximatePValue', 'Approximate p value, Kendall', kendall.approximatePValue),
        ],
        [
          't or z',
          statistic<Key>('pearson.statistic', 't of Pearson’s r', pearson.statistic, {
            missing: 'The points lie on a line: t has no limit.',
          }),
          '–',
          statistic<Key>('kendall.z', 'z of Kendall’s tau-b', kendall.z),
        ],
        [
          'Degrees of freedom',
          countFigure<Key>('pearson.degreesOfFreedom', 'Degrees of freedom', pearson.degreesOfFreedom),
          '–',
          '–',
        ],
        ['R²', statistic<Key>('pearson.rSquared', 'R²', pearson.rSquared), '–', '–'],
      ],
    },
  ];
}

function reportOf({ pearson, spearman, kendall, count }: CorrelationResult, interval: string): string {
  const limits = pearson.lower === null ? '' : ` (${interval})`;
  return `Pearson’s r(${count - 2}) = ${inSentence(pearson.coefficient)}${limits}, ${pValueWords(pearson.pValue)}; Spearman’s rho = ${inSentence(spearman.coefficient)}, ${pValueWords(spearman.pValue)}; Kendall’s tau-b = ${inSentence(kendall.coefficient)}, ${pValueWords(kendall.pValue)}; n = ${count}.`;
}

function rLine(points: CorrelationResult['points'], { confidenceLevel }: CorrelationInput): string {
  const [x, y] = [inR(points.map((point) => point.x)), inR(points.map((point) => point.y))];
  return `x <- ${x}; y <- ${y}; cor.test(x, y, conf.level = ${confidenceLevel / 100}); cor.test(x, y, method = "spearman"); cor.test(x, y, method = "kendall")`;
}

function workingOf({ pearson, count }: CorrelationResult): readonly WorkingStep[] {
  const squared = statisticText(pearson.rSquared);
  const [r] = [workingNumber(Math.abs(pearson.coefficient), squared)];
  const steps: WorkingStep[] = [
    { label: 'Share of the variance that the line explains', formula: 'R² = r²', substituted: `${r}²`, value: squared },
  ];
  if (pearson.statistic !== null) {
    const t = statisticText(Math.abs(pearson.statistic));
    const size = String(Math.abs(pearson.coefficient));
    steps.push({
      label: 't, without its sign',
      formula: 't = |r|·√((n − 2) ÷ (1 − r²))',
      substituted: `${size} · √((${count} − 2) ÷ (1 − ${size}²))`,
      value: t,
    });
  }
  return steps;
}
