import { countFigure, statistic } from '#src/families/statisticsNumbers.ts';
import { fixed } from '#src/kit/format.ts';
import type { ChartBlock, FactsBlock, Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { DiagnosticTestResult } from '#workers/formulas/diagnostic-test.ts';

type Key = ResultKey<DiagnosticTestResult>;

const SHARES = [
  ['sensitivity', 'Sensitivity'],
  ['specificity', 'Specificity'],
  ['accuracy', 'Accuracy'],
  ['samplePrevalence', 'Prevalence in the table'],
] as const;
const RATIOS = [
  ['positiveLikelihoodRatio', 'LR+'],
  ['negativeLikelihoodRatio', 'LR−'],
  ['diagnosticOddsRatio', 'Diagnostic odds ratio'],
] as const;
const PREDICTIVE = [
  ['positivePredictiveValue', 'Positive (PPV)'],
  ['negativePredictiveValue', 'Negative (NPV)'],
] as const;
const LIMITS = ['Lower limit', 'Upper limit'].map((label) => ({ label, numeric: true }));
const MISSING = 'Not defined, or without limit, for these counts.';

/** Percent with one decimal: more is not in the counts. */
function percent(field: Key, label: string, value: number | null): Figure<Key> {
  return value === null
    ? statistic(field, label, null, { missing: MISSING })
    : { field, label, value, text: fixed(value, 1) };
}

/** Returns the shares of right results with Wilson's limits; the headline has the sensitivity itself. */
export function shareTable(result: DiagnosticTestResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Shares of right results',
    note: 'Limits by Wilson.',
    columns: [{ label: 'Measure' }, { label: '%', numeric: true }, ...LIMITS],
    rows: SHARES.map(([key, name]) => [
      name,
      key === 'sensitivity' ? fixed(result[key].estimate, 1) : percent(`${key}.estimate`, name, result[key].estimate),
      percent(`${key}.lower`, `${name}, lower limit`, result[key].lower),
      percent(`${key}.upper`, `${name}, upper limit`, result[key].upper),
    ]),
  };
}

/** Returns the exact limits of the same shares. */
export function exactTable(result: DiagnosticTestResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Exact limits (Clopper-Pearson)',
    isFolded: true,
    columns: [{ label: 'Measure' }, ...LIMITS],
    rows: SHARES.map(([key, name]) => [
      name,
      percent(`${key}.clopperPearson.lower`, `${name}, exact lower limit`, result[key].clopperPearson.lower),
      percent(`${key}.clopperPearson.upper`, `${name}, exact upper limit`, result[key].clopperPearson.upper),
    ]),
  };
}

/** Returns the predictive values at the prevalence used. */
export function predictiveTable(result: DiagnosticTestResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: `Predictive values at a prevalence of ${fixed(result.prevalence, 1)} %`,
    columns: [{ label: 'Result' }, { label: 'Right (%)', numeric: true }, ...LIMITS],
    rows: PREDICTIVE.map(([key, name]) => [
      name,
      percent(`${key}.estimate`, `${name}, predictive value`, result[key].estimate),
      percent(`${key}.lower`, `${name}, lower limit`, result[key].lower),
      percent(`${key}.upper`, `${name}, upper limit`, result[key].upper),
    ]),
  };
}

/** Returns the ratios, which do not depend on the prevalence. */
export function ratioTable(result: DiagnosticTestResult): TableBlock<Key> {
  const figure = (field: Key, label: string, value: number | null) =>
    statistic(field, label, value, { missing: MISSING });
  return {
    kind: 'table',
    title: 'Ratios',
    columns: [{ label: 'Measure' }, { label: 'Ratio', numeric: true }, ...LIMITS],
    rows: RATIOS.map(([key, name]) => [
      name,
      figure(`${key}.estimate`, name, result[key].estimate),
      figure(`${key}.lower`, `${name}, lower limit`, result[key].lower),
      figure(`${key}.upper`, `${name}, upper limit`, result[key].upper),
    ]),
  };
}

/** Returns the sizes of the table and what is left. */
export function countFacts(result: DiagnosticTestResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    figures: [
      statistic('youdenIndex', 'Youden index', result.youdenIndex, { note: 'From 0, chance, to 1, always right.' }),
      { ...percent('prevalence', 'Prevalence used', result.prevalence), unit: '%' },
      countFigure('diseased', 'Diseased', result.diseased),
      countFigure('healthy', 'Healthy', result.healthy),
      countFigure('total', 'Subjects', result.total),
    ],
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
export function predictiveChart(result: DiagnosticTestResult): ChartBlock {
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
      summary: `The rarer the disease, the fewer positives are right. The points are at ${fixed(prevalence, 1)} %.`,
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
