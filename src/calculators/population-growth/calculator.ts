import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, nounFor, withNoun } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ComparisonBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, plain, upToDigits } from '#src/engine/kit/writing.ts';
import type growth from '#workers/formulas/population-growth.ts';
import type { PopulationInput, PopulationResult } from '#workers/formulas/population-growth.ts';
import { growthChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<PopulationResult>;

export default defineCalculator<typeof growth>()({
  formula: 'population-growth',
  fixed: {},
  fields: {
    initialPopulation: {
      kind: 'number',
      label: 'Initial population',
      hint: 'Individuals at the start.',
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
      hint: 'Individuals.',
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
  outputs: {
    finalPopulation: {
      kind: 'number',
      label: 'Final population',
      unit: nounOf,
      written: decimals(0),
      note: ({ input }) =>
        `After ${withNoun(typedNumber(input.timeSpan), 'time unit', 'time units')}, to whole individuals.`,
    },
    growthRate: { kind: 'number', label: 'Growth rate', unit: '% per time unit', written: plain },
    timeToDouble: doublingTime('ln 2 ÷ r'),
    carryingCapacity: {
      kind: 'number',
      label: 'Carrying capacity',
      unit: ({ value }) => (value === 1 ? 'individual' : 'individuals'),
      written: plain,
      missing: 'no limit',
    },
    projections: {
      kind: 'rows',
      label: 'Eleven points of the curve',
      row: {
        time: { kind: 'number', label: 'Time', columnUnit: 'time units', written: upToDigits(10) },
        population: { kind: 'number', label: 'Population', columnUnit: 'individuals', written: decimals(0) },
      },
    },
    model: { kind: 'words', label: 'Model', words: { exponential: 'Exponential', logistic: 'Logistic' } },
    reference: {
      kind: 'group',
      keys: {
        logisticDoublingTime: doublingTime('On the curve'),
        inflectionTime: {
          kind: 'number',
          label: 'Half the capacity is reached after',
          unit: 'time units',
          written: decimals(2),
          note: 'There a logistic population grows fastest.',
          missing: 'not defined',
          missingNote: 'The population is past half its capacity, or never gets there.',
        },
        discreteDoublingTime: doublingTime('ln 2 ÷ ln(1 + r)'),
        discreteFinal: {
          kind: 'number',
          label: 'If growth came once per time unit, without limit',
          unit: nounOf,
          written: decimals(0),
          note: 'N₀·(1 + r)^t instead of N₀·e^(r·t).',
          missing: 'not defined',
        },
        withoutLimit: { kind: 'inner', label: 'Points of exponential growth' },
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['spec', 'malthus1798', 'verhulst1838'],
});

/** Returns a time without its unit, which is in the title: three of them share the width of a phone. */
function doublingTime(rule: string): NumberOutput<unknown> {
  return {
    kind: 'number',
    label: `Time to double, ${rule}`,
    columnUnit: 'time units',
    written: decimals(2),
    note: rule,
    missing: 'not defined',
  };
}

/** Returns the noun after a number that is shown without decimals. */
function nounOf({ value }: { readonly value: number | null }): string {
  return nounFor(fixed(value ?? 0, 0), 'individual', 'individuals');
}

function present(result: PopulationResult, input: PopulationInput, figure: FigureOf<Key>): Presentation<Key> {
  const final = figure('finalPopulation');
  const once = figure('reference.discreteFinal');
  const isLogistic = result.model === 'logistic';
  return {
    headline: final,
    status: isLogistic
      ? `Final population ${final.text}.`
      : `Final population ${final.text} if it grows at every moment, ${once.text} if once per time unit.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          figure('model'),
          figure('growthRate'),
          figure('carryingCapacity'),
          ...(isLogistic ? [figure('reference.inflectionTime')] : []),
          once,
        ],
      },
      doubling(isLogistic, figure),
      // With a time span of 0, all points coincide.
      ...(input.timeSpan > 0 ? [growthChart(result)] : []),
      rowsTable(figure, {
        title: 'Eleven points of the curve',
        list: 'projections',
        rows: result.projections.length,
        columns: [
          ['time', 'Time'],
          ['population', 'Population'],
        ],
      }),
    ],
    working: workingOf(result, input, figure),
  };
}

function doubling(isLogistic: boolean, figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Time to double, in time units',
    methods: ['Continuous growth', 'Once per unit', ...(isLogistic ? ['Logistic'] : [])],
    rows: [
      {
        label: 'Time to double',
        figures: [
          figure('timeToDouble'),
          figure('reference.discreteDoublingTime'),
          ...(isLogistic ? [figure('reference.logisticDoublingTime')] : []),
        ],
      },
    ],
    why: isLogistic
      ? 'ln 2 ÷ r holds for growth at every moment and without limit; near its capacity a population takes longer, and from half the capacity on it never doubles.'
      : 'ln 2 ÷ r holds for growth at every moment; young that all come at the end of a time unit cannot multiply within it, so doubling takes longer.',
    sources: isLogistic ? ['malthus1798', 'verhulst1838'] : ['malthus1798'],
  };
}
