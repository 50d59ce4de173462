import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, nounFor, withNoun } from '#src/kit/format.ts';
import { typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type {
  ComparisonBlock,
  FactsBlock,
  Figure,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/kit/presentation.ts';
import type growth from '#workers/formulas/population-growth.ts';
import type { PopulationInput, PopulationResult } from '#workers/formulas/population-growth.ts';
import { growthChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<PopulationResult>;

const MODELS = { exponential: 'Exponential', logistic: 'Logistic' } as const;

export default defineCalculator<typeof growth>()({
  formula: 'population-growth',
  fixed: {},
  fields: {
    initialPopulation: {
      kind: 'number',
      label: 'Initial population',
      hint: 'Individuals at the start, 0 or more.',
      min: 0,
      step: 10,
    },
    growthRate: {
      kind: 'number',
      label: 'Growth rate',
      hint: 'Per time unit; negative if it shrinks.',
      unit: '%',
      step: 0.5,
    },
    timeSpan: {
      kind: 'number',
      label: 'Time span',
      hint: 'In the time unit of the rate.',
      unit: 'time units',
      min: 0,
    },
    model: {
      kind: 'choice',
      label: 'Model',
      look: 'radios',
      options: [
        { value: 'exponential', label: 'Exponential: no limit' },
        { value: 'logistic', label: 'Logistic: up to a carrying capacity' },
      ],
      initial: 'exponential',
    },
    carryingCapacity: {
      kind: 'number',
      label: 'Carrying capacity',
      hint: 'Individuals, above 0.',
      min: 0,
      step: 100,
      visibleWhen: ({ model }) => model === 'logistic',
    },
  },
  example: {
    initialPopulation: '50',
    growthRate: '20',
    timeSpan: '30',
    model: 'logistic',
    carryingCapacity: '1000',
  },
  errorStyle: 'inline',
  present,
  sources: ['spec', 'malthus1798', 'verhulst1838'],
});

function present(result: PopulationResult, input: PopulationInput): Presentation<Key> {
  const { finalPopulation } = result;
  const final = fixed(finalPopulation, 0);
  return {
    headline: {
      field: 'finalPopulation',
      label: 'Final population',
      value: finalPopulation,
      text: final,
      unit: nounOf(final),
      note: `After ${withNoun(typedNumber(input.timeSpan), 'time unit', 'time units')}, to whole individuals.`,
    },
    status: `Final population ${final}.`,
    blocks: [
      settings(result),
      doubling(result),
      // With a time span of 0, all points coincide.
      ...(input.timeSpan > 0 ? [growthChart(result)] : []),
      projections(result),
    ],
    working: workingOf(result, input),
  };
}

function nounOf(text: string): string {
  return nounFor(text, 'individual', 'individuals');
}

function settings({ model, growthRate, carryingCapacity, reference }: PopulationResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    figures: [
      { field: 'model', label: 'Model', value: model, text: MODELS[model] },
      {
        field: 'growthRate',
        label: 'Growth rate',
        value: growthRate,
        text: String(growthRate),
        unit: '% per time unit',
      },
      carryingCapacity === null
        ? { field: 'carryingCapacity', label: 'Carrying capacity', value: null, text: 'no limit' }
        : {
            field: 'carryingCapacity',
            label: 'Carrying capacity',
            value: carryingCapacity,
            text: String(carryingCapacity),
            unit: nounOf(String(carryingCapacity)),
          },
      ...(model === 'logistic' ? [halfway(reference.inflectionTime)] : []),
      discreteFinal(reference.discreteFinal),
    ],
  };
}

function halfway(value: number | null): Figure<Key> {
  const figure = { field: 'reference.inflectionTime', label: 'Half the capacity is reached after', value } as const;
  return value === null
    ? { ...figure, text: 'not defined', note: 'The population is past half its capacity, or never gets there.' }
    : {
        ...figure,
        text: fixed(value, 2),
        unit: 'time units',
        note: 'There a logistic population grows fastest.',
      };
}

function discreteFinal(value: number | null): Figure<Key> {
  const figure = {
    field: 'reference.discreteFinal',
    label: 'If growth came once per time unit, without limit',
    value,
    note: 'N₀·(1 + r)^t instead of N₀·e^(r·t).',
  } as const;
  return value === null
    ? { ...figure, text: 'not defined' }
    : { ...figure, text: fixed(value, 0), unit: nounOf(fixed(value, 0)) };
}

function doubling({ model, timeToDouble, reference }: PopulationResult): ComparisonBlock<Key> {
  const isLogistic = model === 'logistic';
  return {
    kind: 'comparison',
    title: 'Time to double, in time units',
    methods: ['Continuous growth', 'Once per unit', ...(isLogistic ? ['Logistic'] : [])],
    rows: [
      {
        label: 'Time to double',
        figures: [
          doublingTime('timeToDouble', timeToDouble, 'ln 2 ÷ r'),
          doublingTime('reference.discreteDoublingTime', reference.discreteDoublingTime, 'ln 2 ÷ ln(1 + r)'),
          ...(isLogistic
            ? [doublingTime('reference.logisticDoublingTime', reference.logisticDoublingTime, 'On the curve')]
            : []),
        ],
      },
    ],
    why: isLogistic
      ? 'ln 2 ÷ r holds for growth at every moment and without limit; near its capacity a population takes longer, and from half the capacity on it never doubles.'
      : 'ln 2 ÷ r holds for growth at every moment; young that all come at the end of a time unit cannot multiply within it, so doubling takes longer.',
    sources: isLogistic ? ['malthus1798', 'verhulst1838'] : ['malthus1798'],
  };
}

/** Returns a figure without its unit, which is in the title: three of them share the width of a phone. */
function doublingTime(field: Key, value: number | null, rule: string): Figure<Key> {
  return {
    field,
    label: `Time to double, ${rule}`,
    value,
    text: value === null ? 'not defined' : fixed(value, 2),
    note: rule,
  };
}

function projections(result: PopulationResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Eleven points of the curve',
    columns: [
      { label: 'Time', numeric: true },
      { label: 'Population', numeric: true },
    ],
    rows: result.projections.map(({ time, population }, index) => [
      {
        field: `projections.${index}.time`,
        label: 'Time',
        value: time,
        text: String(Number(time.toPrecision(10))),
      },
      {
        field: `projections.${index}.population`,
        label: 'Population',
        value: population,
        text: fixed(population, 0),
      },
    ]),
  };
}
