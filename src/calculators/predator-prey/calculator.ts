import { differencesBlock } from '#src/families/statisticsBlocks.ts';
import { countFigure, inSentence, statistic } from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { FactsBlock, Figure, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type predatorPrey from '#workers/formulas/predator-prey.ts';
import type { PredatorPreyInput, PredatorPreyResult } from '#workers/formulas/predator-prey.ts';
import { charts } from './charts.ts';
import { notices, STABILITY, workingOf } from './words.ts';

type Key = ResultKey<PredatorPreyResult>;

const DRAWN_ROWS = 50;
const NO_EQUILIBRIUM = 'The predator cannot persist.';

const rate = { kind: 'number', min: 0, step: 0.1 } as const;
const onlyLimited = {
  visibleWhen: ({ model }: { readonly model: PredatorPreyInput['model'] | '' }) => model === 'rosenzweig-macarthur',
};

export default defineCalculator<typeof predatorPrey>()({
  formula: 'predator-prey',
  fixed: {},
  fields: {
    model: {
      kind: 'choice',
      label: 'Model',
      look: 'radios',
      options: [
        { value: 'lotka-volterra', label: 'Lotka–Volterra' },
        { value: 'rosenzweig-macarthur', label: 'Rosenzweig–MacArthur' },
      ],
      initial: 'lotka-volterra',
    },
    preyGrowthRate: {
      ...rate,
      label: 'Growth rate of the prey (r)',
      hint: 'Above 0, per time unit. Use one time unit throughout.',
    },
    attackRate: {
      ...rate,
      label: 'Attack rate (a)',
      hint: 'Above 0: share of the prey that one predator takes in a time unit.',
    },
    conversion: { ...rate, label: 'Conversion (e)', hint: 'Above 0: predators born for each prey eaten.' },
    predatorDeathRate: { ...rate, label: 'Death rate of the predators (m)', hint: 'Above 0, per time unit.' },
    carryingCapacity: {
      kind: 'number',
      label: 'Carrying capacity of the prey (K)',
      hint: 'Above 0.',
      min: 0,
      ...onlyLimited,
    },
    handlingTime: { ...rate, label: 'Handling time (h)', hint: '0 or more: time units for each prey.', ...onlyLimited },
    prey: { kind: 'number', label: 'Prey at the start', hint: '0 or more.', min: 0 },
    predator: { kind: 'number', label: 'Predators at the start', hint: '0 or more.', min: 0 },
    duration: { kind: 'number', label: 'Duration', hint: 'Time units, above 0, up to 100000.', min: 0, max: 100_000 },
    points: {
      kind: 'number',
      label: 'Points of the curves',
      hint: 'Whole, 10 to 5000.',
      isExact: true,
      min: 10,
      max: 5000,
      initial: 200,
      optional: true,
    },
  },
  example: {
    model: 'rosenzweig-macarthur',
    preyGrowthRate: '1',
    attackRate: '0.1',
    conversion: '0.5',
    predatorDeathRate: '0.4',
    carryingCapacity: '40',
    handlingTime: '0.5',
    prey: '10',
    predator: '5',
    duration: '100',
    points: '200',
  },
  errorStyle: 'inline',
  present,
  sources: ['volterra1926', 'rosenzweigMacArthur1963', 'rosenzweig1971', 'dormandPrince1980'],
});

function present(result: PredatorPreyResult, input: PredatorPreyInput): Presentation<Key> {
  const { stability, equilibrium, euler, preyAtEnd, predatorAtEnd } = result;
  const { text, note } = STABILITY[stability];
  return {
    headline: { field: 'stability', label: 'Stability', value: stability, text, note },
    status: `${text}: ${inSentence(preyAtEnd)} prey and ${inSentence(predatorAtEnd)} predators at the end.`,
    blocks: [
      ...notices(result, input),
      equilibriumFacts(result),
      courseFacts(result),
      ...charts(result, input),
      quarterTable(result),
      seriesTable(result),
      differencesBlock([
        euler === null
          ? 'Euler’s method with a step for each point leaves the range of numbers here.'
          : `Euler’s method with a step for each point ends at ${inSentence(euler.prey)} prey and ${inSentence(euler.predator)} predators: its errors widen the cycles.`,
        'Some books write b for the product of e and a; enter e alone here.',
        ...(equilibrium === null
          ? []
          : ['Rates must have the same time unit, and attack rates the same area as the numbers.']),
      ]),
    ],
    working: workingOf(result, input),
  };
}

function equilibriumFacts({
  equilibrium,
  eigenvalues,
  smallOscillationPeriod,
  hopfCarryingCapacity,
}: PredatorPreyResult) {
  const missing = { missing: NO_EQUILIBRIUM };
  const figures: readonly Figure<Key>[] = [
    ...(equilibrium === null
      ? [statistic<Key>('equilibrium', 'Equilibrium', null, missing)]
      : [
          statistic<Key>('equilibrium.prey', 'Prey at equilibrium', equilibrium.prey),
          statistic<Key>('equilibrium.predator', 'Predators at equilibrium', equilibrium.predator),
        ]),
    ...(eigenvalues === null
      ? [statistic<Key>('eigenvalues', 'Eigenvalues', null, missing)]
      : eigenvalues.flatMap(({ real, imaginary }, index) => [
          statistic<Key>(`eigenvalues.${index}.real`, `Eigenvalue ${index + 1}, real part`, real),
          statistic<Key>(`eigenvalues.${index}.imaginary`, `Eigenvalue ${index + 1}, imaginary part`, imaginary),
        ])),
    statistic('smallOscillationPeriod', 'Period of small oscillations', smallOscillationPeriod, {
      missing: 'Nothing oscillates near an equilibrium.',
      note: 'Time units.',
    }),
    statistic('hopfCarryingCapacity', 'Cycles begin above a capacity of', hopfCarryingCapacity, {
      missing: 'Needs a handling time.',
    }),
  ];
  return { kind: 'facts', title: 'Equilibrium', figures } satisfies FactsBlock<Key>;
}

function courseFacts({ preyAtEnd, predatorAtEnd, seriesLength, lowest, highest, drift }: PredatorPreyResult) {
  return {
    kind: 'facts',
    title: 'Course',
    figures: [
      statistic('preyAtEnd', 'Prey at the end', preyAtEnd),
      statistic('predatorAtEnd', 'Predators at the end', predatorAtEnd),
      statistic('lowest.prey', 'Fewest prey', lowest.prey),
      statistic('highest.prey', 'Most prey', highest.prey),
      statistic('lowest.predator', 'Fewest predators', lowest.predator),
      statistic('highest.predator', 'Most predators', highest.predator),
      countFigure('seriesLength', 'Points of the series', seriesLength),
      statistic('drift', 'Drift of the constant of a cycle', drift, {
        missing: 'Only cycles of Lotka and Volterra have one.',
        note: 'A check of the solver: 0 is perfect.',
      }),
    ],
  } satisfies FactsBlock<Key>;
}

function quarterTable({ quarters }: PredatorPreyResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'By quarters',
    isFolded: false,
    columns: [
      { label: 'Time', numeric: true },
      { label: 'Prey', numeric: true },
      { label: 'Predators', numeric: true },
    ],
    rows: quarters.map(({ time, prey, predator }, index) => [
      statistic(`quarters.${index}.time`, 'Time', time),
      statistic(`quarters.${index}.prey`, 'Prey', prey),
      statistic(`quarters.${index}.predator`, 'Predators', predator),
    ]),
  };
}

function seriesTable({ series }: PredatorPreyResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'All points',
    isFolded: true,
    drawnRows: DRAWN_ROWS,
    columns: [
      { label: 'Time', numeric: true },
      { label: 'Prey', numeric: true },
      { label: 'Predators', numeric: true },
    ],
    rows: series.map(({ time, prey, predator }) => [time, prey, predator].map((value) => inSentence(value, 6))),
  };
}
