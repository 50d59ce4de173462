import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { DiagnosticTestResult } from '#workers/formulas/diagnostic-test.ts';

type Key = ResultKey<DiagnosticTestResult>;

const SHARES = ['sensitivity', 'specificity', 'accuracy', 'samplePrevalence'] as const;
const RATIOS = ['positiveLikelihoodRatio', 'negativeLikelihoodRatio', 'diagnosticOddsRatio'] as const;
const PREDICTIVE = [
  ['positivePredictiveValue', 'Positive (PPV)'],
  ['negativePredictiveValue', 'Negative (NPV)'],
] as const;
const PARTS = ['estimate', 'lower', 'upper'] as const;
const LIMITS = ['Lower limit', 'Upper limit'].map((label) => ({ label, numeric: true }));

/** Returns the shares of right results with Wilson's limits; the headline has the sensitivity itself. */
export function shareTable(figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Shares of right results',
    note: 'Limits by Wilson.',
    columns: [{ label: 'Measure' }, { label: '%', numeric: true }, ...LIMITS],
    rows: SHARES.map((key) => {
      const estimate = figure(`${key}.estimate`);
      return [
        estimate.label,
        key === 'sensitivity' ? estimate.text : estimate,
        figure(`${key}.lower`),
        figure(`${key}.upper`),
      ];
    }),
  };
}

/** Returns the exact limits of the same shares. */
export function exactTable(figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Exact limits (Clopper-Pearson)',
    isFolded: true,
    columns: [{ label: 'Measure' }, ...LIMITS],
    rows: SHARES.map((key) => [
      figure(`${key}.estimate`).label,
      figure(`${key}.clopperPearson.lower`),
      figure(`${key}.clopperPearson.upper`),
    ]),
  };
}

/** Returns the predictive values at the prevalence used. */
export function predictiveTable(figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: `Predictive values at a prevalence of ${figure('prevalence').text} %`,
    columns: [{ label: 'Result' }, { label: 'Right (%)', numeric: true }, ...LIMITS],
    rows: PREDICTIVE.map(([key, name]) => [name, ...PARTS.map((part) => figure(`${key}.${part}`))]),
  };
}

/** Returns the ratios, which do not depend on the prevalence. */
export function ratioTable(figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Ratios',
    columns: [{ label: 'Measure' }, { label: 'Ratio', numeric: true }, ...LIMITS],
    rows: RATIOS.map((key) => [figure(`${key}.estimate`).label, ...PARTS.map((part) => figure(`${key}.${part}`))]),
  };
}

/** Returns so many subjects sorted by disease and result, rounded so that the parts add up. */
export function frequencyTable(result: DiagnosticTestResult): TableBlock<Key> {
  const share = result.prevalence / 100;
  const isRare = Math.round(1000 * Math.min(share, 1 - share)) === 0;
  const subjects = isRare ? 100_000 : 1000;
  const diseased = Math.round(subjects * share);
  const found = Math.round((diseased * result.sensitivity.estimate) / 100);
  const healthy = subjects - diseased;
  const cleared = Math.round((healthy * result.specificity.estimate) / 100);
  const row = (name: string, ...counts: readonly number[]) => [name, ...counts.map(String)];
  return {
    kind: 'table',
    title: `Of ${subjects} subjects at this prevalence`,
    columns: [{ label: 'Subjects' }, ...['Positive', 'Negative', 'All'].map((label) => ({ label, numeric: true }))],
    rows: [
      row('Diseased', found, diseased - found, diseased),
      row('Healthy', healthy - cleared, cleared, healthy),
      row('All', found + healthy - cleared, diseased - found + cleared, subjects),
    ],
  };
}

/** Returns both predictive values against the prevalence, with the one used as points. */
export function predictiveChart(result: DiagnosticTestResult, figure: FigureOf<Key>): ChartBlock {
  const { curve, prevalence, positivePredictiveValue, negativePredictiveValue } = result;
  const points = (key: 'positive' | 'negative') =>
    curve.flatMap((each) => (each[key] === null ? [] : [{ x: each.prevalence, y: each[key] }]));
  const used = [
    { y: positivePredictiveValue.estimate, label: 'Positive' },
    { y: negativePredictiveValue.estimate, label: 'Negative' },
  ].flatMap(({ y, label }) => (y === null ? [] : [{ x: prevalence, y, label }]));
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Predictive values and prevalence',
      summary: `The rarer the disease, the fewer positives are right. The points are at ${figure('prevalence').text} %.`,
      x: { label: 'Prevalence', unit: '%', decimals: 1 },
      y: { label: 'Right results', unit: '%', decimals: 1, reaches: [0, 100] },
      series: [
        { name: 'Positive result', marks: 'line' as const, points: points('positive') },
        { name: 'Negative result', marks: 'line' as const, points: points('negative') },
        { name: 'Prevalence used', marks: 'points' as const, points: used },
      ].filter((series) => series.points.length > 0),
    },
  };
}
