import { countFigure, statistic } from '#src/families/statisticsNumbers.ts';
import type { Block, ChartBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { ConfidenceIntervalResult } from '#workers/formulas/confidence-interval.ts';

type Key = ResultKey<ConfidenceIntervalResult>;

interface Method {
  readonly name: string;
  /** Key of the group of its limits in the result. */
  readonly key: string;
  readonly lower: number;
  readonly upper: number;
}

/** Returns the intervals of all methods, the one of the headline first. */
function methodsIn(result: ConfidenceIntervalResult): readonly Method[] {
  switch (result.mode) {
    case 'mean':
      return [{ name: 'Normal distribution (z)', key: 'normalInterval', ...result.normalInterval }];
    case 'proportion':
      return [
        { name: 'Wilson score', key: 'wilson', ...result.wilson },
        { name: 'Clopper-Pearson, exact', key: 'clopperPearson', ...result.clopperPearson },
        { name: 'Agresti-Coull', key: 'agrestiCoull', ...result.agrestiCoull },
        { name: 'Jeffreys', key: 'jeffreys', ...result.jeffreys },
        { name: 'Wald, of school books', key: 'wald', ...result.wald },
      ];
    case 'difference-of-means': {
      const { lower, upper } = result.pooled;
      return [{ name: 'Equal variances (pooled)', key: 'pooled', lower, upper }];
    }
    case 'difference-of-proportions':
      return [
        { name: 'Newcombe, from score intervals', key: 'newcombe', ...result.newcombe },
        { name: 'Agresti-Caffo', key: 'agrestiCaffo', ...result.agrestiCaffo },
        { name: 'Wald, of school books', key: 'wald', ...result.wald },
      ];
    case 'count':
      return [];
  }
}

/** Returns the chart of the estimate with its interval, and those of the other methods below. */
export function intervalChart(result: ConfidenceIntervalResult, level: number, name: string): ChartBlock {
  const { estimate, lower, upper, mode } = result;
  const own = { mean: 'Student’s t', 'difference-of-means': 'Welch’s t', count: 'Exact (Poisson)' } as const;
  const isShare = mode === 'proportion' || mode === 'difference-of-proportions';
  const first = isShare ? [] : [{ name: own[mode], lower, upper }];
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: `Intervals at ${level} %`,
      summary: 'The estimate as a diamond, and how far each method’s interval reaches.',
      x: { label: name, ...(isShare ? { unit: mode === 'proportion' ? '%' : 'points' } : {}) },
      rows: [...first, ...methodsIn(result)].map((method) => ({
        label: method.name,
        interval: { name: 'Estimate', middle: estimate, from: method.lower, to: method.upper },
      })),
      ...(mode.startsWith('difference') ? { marks: [{ x: 0, label: 'No difference' }] } : {}),
    },
  };
}

/** Returns the figures behind the interval, and the limits by the other methods. */
export function methodsOf(result: ConfidenceIntervalResult): readonly Block<Key>[] {
  const others = methodsIn(result);
  const table: TableBlock<Key> = {
    kind: 'table',
    title: 'Limits by method',
    columns: [{ label: 'Method' }, { label: 'Lower', numeric: true }, { label: 'Upper', numeric: true }],
    rows: others.map(({ name, key, lower, upper }) => [
      name,
      statistic(`${key}.lower` as Key, `Lower limit, ${name}`, lower),
      statistic(`${key}.upper` as Key, `Upper limit, ${name}`, upper),
    ]),
  };
  return [...factsOf(result), ...(others.length === 0 ? [] : [table])];
}

function factsOf(result: ConfidenceIntervalResult): readonly Block<Key>[] {
  switch (result.mode) {
    case 'mean':
      return [
        {
          kind: 'facts',
          figures: [
            statistic('standardError', 'Standard error', result.standardError),
            countFigure('degreesOfFreedom', 'Degrees of freedom', result.degreesOfFreedom),
            statistic('criticalValue', 'Critical t', result.criticalValue),
            statistic('marginOfError', 'Margin of error', result.marginOfError),
          ],
        },
      ];
    case 'difference-of-means':
      return [
        {
          kind: 'facts',
          figures: [
            statistic('standardError', 'Standard error', result.standardError),
            statistic('degreesOfFreedom', 'Degrees of freedom (Welch)', result.degreesOfFreedom),
            statistic('pooled.standardError', 'Standard error, pooled', result.pooled.standardError),
            statistic('pooled.degreesOfFreedom', 'Degrees of freedom, pooled', result.pooled.degreesOfFreedom),
          ],
        },
      ];
    case 'difference-of-proportions':
      return [
        {
          kind: 'facts',
          figures: [
            statistic('proportion1', 'Proportion of group 1', result.proportion1, { unit: '%' }),
            statistic('proportion2', 'Proportion of group 2', result.proportion2, { unit: '%' }),
          ],
        },
      ];
    default:
      return [];
  }
}
