import { differencesBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { FactsBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type predatorPrey from '#workers/formulas/predator-prey.ts';
import type { PredatorPreyInput, PredatorPreyResult } from '#workers/formulas/predator-prey.ts';
import { charts } from './charts.ts';
import { notices, STABILITY, workingOf } from './words.ts';

type Key = ResultKey<PredatorPreyResult>;

const DRAWN_ROWS = 50;
const COURSE = [
  'preyAtEnd',
  'predatorAtEnd',
  'lowest.prey',
  'highest.prey',
  'lowest.predator',
  'highest.predator',
  'seriesLength',
  'drift',
] as const;
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
      hint: 'Per time unit. Use one time unit throughout.',
    },
    attackRate: {
      ...rate,
      label: 'Attack rate (a)',
      hint: 'Share of the prey that one predator takes in a time unit.',
    },
    conversion: { ...rate, label: 'Conversion (e)', hint: 'Predators born for each prey eaten.' },
    predatorDeathRate: { ...rate, label: 'Death rate of the predators (m)', hint: 'Per time unit.' },
    carryingCapacity: {
      kind: 'number',
      label: 'Carrying capacity of the prey (K)',
      min: 0,
      ...onlyLimited,
    },
    handlingTime: { ...rate, label: 'Handling time (h)', hint: '0 or more: time units for each prey.', ...onlyLimited },
    prey: { kind: 'number', label: 'Prey at the start', min: 0 },
    predator: { kind: 'number', label: 'Predators at the start', min: 0 },
    duration: { kind: 'number', label: 'Duration', hint: 'In time units.', min: 0, max: 100_000 },
    points: {
      kind: 'number',
      label: 'Points of the curves',
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
  outputs: {
    equilibrium: {
      kind: 'group',
      label: 'Equilibrium',
      missingNote: NO_EQUILIBRIUM,
      keys: { prey: statistic('Prey at equilibrium'), predator: statistic('Predators at equilibrium') },
    },
    stability: {
      kind: 'words',
      label: 'Stability',
      words: (stability) => STABILITY[stability].text,
      note: ({ value }) => STABILITY[value].note,
    },
    eigenvalues: {
      kind: 'rows',
      label: 'Eigenvalues',
      missingNote: NO_EQUILIBRIUM,
      row: {
        real: statistic(({ at }) => `Eigenvalue ${Number(at) + 1}, real part`),
        imaginary: statistic(({ at }) => `Eigenvalue ${Number(at) + 1}, imaginary part`),
      },
    },
    smallOscillationPeriod: statistic('Period of small oscillations', {
      missing: 'Nothing oscillates near an equilibrium.',
      note: 'Time units.',
    }),
    hopfCarryingCapacity: statistic('Cycles begin above a capacity of', { missing: 'Needs a handling time.' }),
    preyAtEnd: statistic('Prey at the end'),
    predatorAtEnd: statistic('Predators at the end'),
    seriesLength: count('Points of the series'),
    quarters: {
      kind: 'rows',
      label: 'Quarters',
      row: { time: statistic('Time'), prey: statistic('Prey'), predator: statistic('Predators') },
    },
    series: { kind: 'inner', label: 'Points of the curves' },
    lowest: { kind: 'group', keys: { prey: statistic('Fewest prey'), predator: statistic('Fewest predators') } },
    highest: { kind: 'group', keys: { prey: statistic('Most prey'), predator: statistic('Most predators') } },
    drift: statistic('Drift of the constant of a cycle', {
      missing: 'Only cycles of Lotka and Volterra have one.',
      note: 'A check of the solver: 0 is perfect.',
    }),
    euler: {
      kind: 'group',
      keys: {
        prey: statistic('Prey at the end, Euler’s method'),
        predator: statistic('Predators at the end, Euler’s method'),
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['volterra1926', 'rosenzweigMacArthur1963', 'rosenzweig1971', 'dormandPrince1980'],
});

function present(result: PredatorPreyResult, input: PredatorPreyInput, figure: FigureOf<Key>): Presentation<Key> {
  const { equilibrium, euler, preyAtEnd, predatorAtEnd } = result;
  const stability = figure('stability');
  return {
    headline: stability,
    status: `${stability.text}: ${inSentence(preyAtEnd)} prey and ${inSentence(predatorAtEnd)} predators at the end.`,
    blocks: [
      ...notices(result, input),
      equilibriumFacts(result, figure),
      { kind: 'facts', title: 'Course', figures: COURSE.map((key) => figure(key)) },
      ...charts(result, input),
      ...tables(result, figure),
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

function equilibriumFacts({ equilibrium, eigenvalues }: PredatorPreyResult, figure: FigureOf<Key>): FactsBlock<Key> {
  const keys: readonly Key[] = [
    ...(equilibrium === null ? (['equilibrium'] as const) : (['equilibrium.prey', 'equilibrium.predator'] as const)),
    ...(eigenvalues === null
      ? (['eigenvalues'] as const)
      : eigenvalues.flatMap((_, at) => [`eigenvalues.${at}.real`, `eigenvalues.${at}.imaginary`] as const)),
    'smallOscillationPeriod',
    'hopfCarryingCapacity',
  ];
  return { kind: 'facts', title: 'Equilibrium', figures: keys.map((key) => figure(key)) };
}

function tables({ quarters, series }: PredatorPreyResult, figure: FigureOf<Key>): readonly TableBlock<Key>[] {
  const quarterly = rowsTable(figure, {
    title: 'By quarters',
    list: 'quarters',
    rows: quarters.length,
    columns: ['time', 'prey', 'predator'],
    isFolded: false,
  });
  return [
    quarterly,
    {
      kind: 'table',
      title: 'All points',
      isFolded: true,
      drawnRows: DRAWN_ROWS,
      columns: quarterly.columns,
      rows: series.map(({ time, prey, predator }) => [time, prey, predator].map((value) => inSentence(value, 6))),
    },
  ];
}
