import { matrixOutput } from '#src/calculators/families/matrixOutput.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import type { Here, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { LeslieMatrixInput, LeslieMatrixResult } from '#workers/formulas/leslie-matrix.ts';

/** The results of a projection by a matrix. */
export const OUTPUTS: Outputs<LeslieMatrixResult, LeslieMatrixResult, LeslieMatrixInput> = {
  lambda: statistic('Growth factor λ of one step'),
  intrinsicRate: statistic('Rate of increase, ln λ'),
  stableDistribution: {
    kind: 'each',
    label: 'Stable shares of the stages',
    each: statistic(({ at }) => `Stable share of stage ${Number(at) + 1}`),
  },
  reproductiveValues: {
    kind: 'each',
    label: 'Reproductive values of the stages',
    each: statistic(({ at }) => `Reproductive value of stage ${Number(at) + 1}`),
  },
  sensitivities: matrixOutput('Sensitivities', statistic(ofMove('Sensitivities'))),
  elasticities: matrixOutput('Elasticities', { kind: 'number', label: ofMove('Elasticities'), written: decimals(4) }),
  dampingRatio: statistic('Damping ratio', {
    missing: 'There is no second rhythm to be damped.',
    note: 'How fast the stable structure is reached; 1 is never.',
  }),
  cyclic: { kind: 'flag', label: 'Cycles forever' },
  projection: {
    kind: 'rows',
    label: 'Projection',
    row: {
      time: count(({ row }) => `Step ${row.time}`),
      total: statistic(({ row }) => `Total at step ${row.time}`),
      stages: {
        kind: 'each',
        label: ({ row }) => `Stages at step ${row.time}`,
        each: statistic(
          ({ result, items: [step, stage] }) =>
            `Stage ${Number(stage) + 1} at step ${result.projection[Number(step)]?.time}`,
        ),
      },
    },
  },
  matrix: matrixOutput('Projection matrix', statistic(ofMove('Projection matrix'))),
  overfullStages: {
    kind: 'each',
    label: 'Stages whose survivals and moves add up to more than 1',
    each: count('Stage'),
  },
};

function ofMove(what: string): (here: Here<unknown, unknown, unknown>) => string {
  return ({ items: [to, from] }) => `${what}, ${Number(from) + 1} to ${Number(to) + 1}`;
}
