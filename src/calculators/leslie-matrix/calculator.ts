import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { differencesBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { tableField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type leslieMatrix from '#workers/formulas/leslie-matrix.ts';
import type { LeslieMatrixInput, LeslieMatrixResult } from '#workers/formulas/leslie-matrix.ts';
import { projectionChart, structureChart } from './charts.ts';
import { OUTPUTS } from './outputs.ts';
import { matrixTables, projectionTable, structureTable } from './tables.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<LeslieMatrixResult>;

const isAges = ({ mode }: Draft<LeslieMatrixInput>) => mode === 'ages';
const isMatrix = ({ mode }: Draft<LeslieMatrixInput>) => mode === 'matrix';

export default defineCalculator<typeof leslieMatrix>()({
  formula: 'leslie-matrix',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'Enter',
      look: 'radios',
      options: [
        { value: 'ages', label: 'Ages with their rates' },
        { value: 'matrix', label: 'A matrix of stages' },
      ],
      initial: 'ages',
    },
    rows: {
      kind: 'rows',
      label: 'Ages',
      hint: 'From the youngest on; 2 to 50. You can paste columns from a spreadsheet.',
      rowName: 'age',
      minRows: 2,
      visibleWhen: isAges,
      row: {
        fecundity: { kind: 'number', label: 'Fecundity', hint: 'Daughters per female and step.', min: 0, step: 0.1 },
        survival: {
          kind: 'number',
          label: 'Survival',
          hint: 'To the next age, 0 to 1; of the last, to stay.',
          min: 0,
          max: 1,
          step: 0.1,
        },
        initial: { kind: 'number', label: 'At the start', hint: 'Females.', min: 0 },
      },
    },
    matrix: tableField<Draft<LeslieMatrixInput>>({
      label: 'Matrix',
      hint: 'Paste a square of numbers without headings: columns are the stages now, rows those one step later.',
      placeholder: '0\t4\t3\n0.5\t0\t0\n0\t0.25\t0',
      visibleWhen: isMatrix,
    }),
    initial: {
      kind: 'text',
      label: 'Numbers at the start',
      hint: 'One for each stage, separated by commas or blanks.',
      monospaced: true,
      visibleWhen: isMatrix,
    },
    steps: {
      kind: 'number',
      label: 'Steps',
      min: 0,
      max: 1000,
      initial: 20,
      isExact: true,
    },
  },
  example: {
    mode: 'ages',
    rows: [
      { fecundity: '0', survival: '0.5', initial: '100' },
      { fecundity: '4', survival: '0.25', initial: '50' },
      { fecundity: '3', survival: '0', initial: '20' },
    ],
    matrix: '',
    initial: '',
    steps: '10',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['leslie1945', 'caswell2001', 'crouse1987', 'braultCaswell1993'],
});

function present(result: LeslieMatrixResult, _input: LeslieMatrixInput, figure: FigureOf<Key>): Presentation<Key> {
  const { lambda, projection } = result;
  const last = projection.at(-1);
  // Rounding may put a growth factor of 1 a little beside it.
  const isSteady = Math.abs(lambda - 1) < 1e-9;
  const change = isSteady ? 'stays the same' : lambda > 1 ? 'grows' : 'shrinks';
  const factor = figure('lambda', {
    note: `In the long run the population ${change}. After ${last?.time ?? 0} steps: ${inSentence(last?.total ?? 0, 4)}.`,
  });
  return {
    headline: factor,
    status: `Growth factor ${factor.text}.`,
    blocks: [
      ...notices(result),
      projectionChart(result),
      { kind: 'facts', figures: [figure('intrinsicRate'), figure('dampingRatio'), figure('cyclic')] },
      structureTable(result, figure),
      structureChart(result),
      ...matrixTables(result, figure),
      projectionTable(result, figure),
      differencesBlock([
        'R package popbio: the same scaling, shares with a sum of 1 and a reproductive value of 1 for the first stage.',
        'Published elasticities are often rounded and then do not add up to 1.',
        'Census before breeding: fecundity contains the survival of the newborn; after breeding it contains that of their mothers. λ is the same only if it is done rightly.',
      ]),
    ],
    working: workingOf(result, figure),
  };
}

function notices({
  cyclic,
  overfullStages,
  reproductiveValues,
  sensitivities,
}: LeslieMatrixResult): readonly NoticeBlock[] {
  return cautionNotices([
    [cyclic, 'This population cycles: the stable structure is an average and is never reached.'],
    [
      overfullStages.length > 0,
      `Survivals and moves of stage ${overfullStages.join(', ')} add up to more than 1: check these columns.`,
    ],
    [reproductiveValues === null, 'The first stage has no reproductive value, so the others cannot be scaled to it.'],
    [sensitivities === null, 'No stage has both individuals and a reproductive value: there are no sensitivities.'],
    [true, 'The rates stay the same at every density and in every year: no limit of resources, no chance.', 'neutral'],
  ]);
}
