import { statistic } from '#src/families/statisticsOutputs.ts';
import type { Here, NumberOutput, Outputs } from '#src/kit/outputs.ts';
import { decimals } from '#src/kit/writing.ts';
import type { LifeTableInput, LifeTableResult } from '#workers/formulas/life-table.ts';

/** The results of a life table. */
export const OUTPUTS: Outputs<LifeTableResult, LifeTableResult, LifeTableInput> = {
  lifeExpectancy: statistic('Life expectancy at the first age'),
  netReproductiveRate: statistic('Net reproductive rate R₀', { missing, note: 'Daughters of a newborn female.' }),
  generationTime: statistic('Generation time', { missing }),
  intrinsicRate: statistic('Rate of increase r', { missing, note: 'Per unit of age, exact.' }),
  approximateRate: statistic('r from ln R₀ ÷ T', { missing, note: 'Approximate.' }),
  lambda: statistic('Growth factor λ', { missing, note: 'Per unit of age.' }),
  doublingTime: statistic('Doubling time', {
    missing: (here) => (here.result.intrinsicRate === null ? missing(here) : 'The population does not grow.'),
  }),
  meanParentAge: statistic('Mean age of mothers', { missing, note: 'In the stable population.' }),
  rows: {
    kind: 'rows',
    label: 'Life table',
    of: ({ row }) => `age ${row.age}`,
    row: {
      age: statistic('Age'),
      survivors: statistic('Survivors'),
      lx: fourDecimals('l, alive'),
      dx: fourDecimals('d, dying'),
      qx: fourDecimals('q, mortality'),
      kx: fourDecimals('k'),
      Lx: fourDecimals('L, time in the class'),
      Tx: fourDecimals('T, time from here'),
      ex: fourDecimals('e, life expectancy'),
    },
  },
  risingAges: { kind: 'each', label: 'Ages with more survivors than the one before', each: statistic('Age') },
};

function missing({ result }: Here<LifeTableResult, unknown, unknown>): string {
  return result.netReproductiveRate === null ? 'Needs fertilities.' : 'Needs births after age 0.';
}

function fourDecimals(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: decimals(4) };
}
