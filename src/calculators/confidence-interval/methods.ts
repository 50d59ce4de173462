import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ChartBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { ConfidenceIntervalResult } from '#workers/formulas/confidence-interval.ts';
import { ESTIMATES, METHODS } from './outputs.ts';

type Key = ResultKey<ConfidenceIntervalResult>;

interface Method {
  readonly key: keyof typeof METHODS;
  readonly lower: number;
  readonly upper: number;
}

/** Returns the intervals of all methods, the one of the headline first. */
function methodsIn(result: ConfidenceIntervalResult): readonly Method[] {
  switch (result.mode) {
    case 'mean':
      return [{ key: 'normalInterval', ...result.normalInterval }];
    case 'proportion':
      return [
        { key: 'wilson', ...result.wilson },
        { key: 'clopperPearson', ...result.clopperPearson },
        { key: 'agrestiCoull', ...result.agrestiCoull },
        { key: 'jeffreys', ...result.jeffreys },
        { key: 'wald', ...result.wald },
      ];
    case 'difference-of-means':
      return [{ key: 'pooled', ...result.pooled }];
    case 'difference-of-proportions':
      return [
        { key: 'newcombe', ...result.newcombe },
        { key: 'agrestiCaffo', ...result.agrestiCaffo },
        { key: 'wald', ...result.wald },
      ];
    case 'count':
      return [];
  }
}

/** Returns the chart of the estimate with its interval, and those of the other methods below. */
export function intervalChart(result: ConfidenceIntervalResult, level: number): ChartBlock {
  const { estimate, lower, upper, mode } = result;
  const own = { mean: 'Student’s t', 'difference-of-means': 'Welch’s t', count: 'Exact (Poisson)' } as const;
  const isShare = mode === 'proportion' || mode === 'difference-of-proportions';
  const first = isShare ? [] : [{ label: own[mode], lower, upper }];
  const others = methodsIn(result).map(({ key, ...limits }) => ({ label: METHODS[key], ...limits }));
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: `Intervals at ${level} %`,
      summary: 'The estimate as a diamond, and how far each method’s interval reaches.',
      x: { label: ESTIMATES[mode], ...(isShare ? { unit: mode === 'proportion' ? '%' : 'points' } : {}) },
      rows: [...first, ...others].map((method) => ({
        label: method.label,
        interval: { name: 'Estimate', middle: estimate, from: method.lower, to: method.upper },
      })),
      ...(mode.startsWith('difference') ? { marks: [{ x: 0, label: 'No difference' }] } : {}),
    },
  };
}

/** Returns the figures behind the interval, and the limits by the other methods. */
export function methodsOf(result: ConfidenceIntervalResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  const others = methodsIn(result);
  const facts = FACTS[result.mode];
  const table: TableBlock<Key> = {
    kind: 'table',
    title: 'Limits by method',
    columns: [{ label: 'Method' }, { label: 'Lower', numeric: true }, { label: 'Upper', numeric: true }],
    rows: others.map(({ key }) => [METHODS[key], figure(`${key}.lower`), figure(`${key}.upper`)]),
  };
  return [
    ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, figures: facts.map((key) => figure(key)) }]),
    ...(others.length === 0 ? [] : [table]),
  ];
}

/** Behind the interval of each mode. */
const FACTS: Readonly<Record<ConfidenceIntervalResult['mode'], readonly Key[]>> = {
  mean: ['standardError', 'degreesOfFreedom', 'criticalValue', 'marginOfError'],
  proportion: [],
  'difference-of-means': ['standardError', 'degreesOfFreedom', 'pooled.standardError', 'pooled.degreesOfFreedom'],
  'difference-of-proportions': ['proportion1', 'proportion2'],
  count: [],
};
