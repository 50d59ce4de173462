import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/population-growth/calculator.ts';
import { visibleFields } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type PopulationInput } from '#workers/formulas/population-growth.ts';

const free: PopulationInput = { initialPopulation: 100, growthRate: 10, timeSpan: 10, model: 'exponential' };
const limited: PopulationInput = {
  initialPopulation: 50,
  growthRate: 20,
  timeSpan: 30,
  model: 'logistic',
  carryingCapacity: 1000,
};

function presented(input: PopulationInput) {
  return calculator.present(computed(formula, input), input);
}

function chartOf(input: PopulationInput): XyChart | undefined {
  return presented(input).blocks.flatMap((block) =>
    block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : [],
  )[0];
}

function textOf(input: PopulationInput, field: string): string | undefined {
  return figuresOf(presented(input)).find((figure) => figure.field === field)?.text;
}

describe('population-growth page', () => {
  test('asks for the capacity in the logistic model only', () => {
    const { blank } = createFormModel(calculator);
    const names = (model: string) => visibleFields(calculator.fields, { ...blank, model }).map(([name]) => name);
    expect(names('exponential')).not.toContain('carryingCapacity');
    expect(names('logistic')).toContain('carryingCapacity');
  });

  test('shows whole individuals and two decimals of the doubling times, each figure once', () => {
    const figures = figuresOf(presented(limited)).map(({ field, text }) => [field, text] as const);
    expect(new Set(figures.map(([field]) => field)).size).toBe(figures.length);
    expect(Object.fromEntries(figures)).toMatchObject({
      finalPopulation: '955',
      growthRate: '20',
      model: 'Logistic',
      carryingCapacity: '1000',
      timeToDouble: '3.47',
      'reference.discreteDoublingTime': '3.80',
      'reference.logisticDoublingTime': '3.74',
      'reference.inflectionTime': '14.72',
      'reference.discreteFinal': '11869',
      'projections.1.time': '3',
      'projections.1.population': '88',
      'projections.10.time': '30',
      'projections.10.population': '955',
    });
  });

  test('says what has no value', () => {
    expect(textOf({ ...free, growthRate: -3 }, 'timeToDouble')).toBe('not defined');
    expect(textOf(free, 'carryingCapacity')).toBe('no limit');
    expect(textOf(free, 'reference.logisticDoublingTime')).toBeUndefined();
    expect(textOf({ ...limited, initialPopulation: 600 }, 'reference.inflectionTime')).toBe('not defined');
    expect(textOf({ ...free, growthRate: -150 }, 'reference.discreteFinal')).toBe('not defined');
  });

  test('draws the eleven points, the capacity, and unlimited growth as long as it is in sight', () => {
    const chart = chartOf(limited);
    expect(chart?.levels).toEqual([{ y: 1000, label: 'Carrying capacity' }]);
    expect(chart?.series.map(({ name, points }) => [name, points.length])).toEqual([
      ['Logistic', 11],
      ['Exponential, without limit', 6],
    ]);
    expect(chartOf(free)?.series.map(({ name, points }) => [name, points.length])).toEqual([['Exponential', 11]]);
  });

  test('leaves out a capacity that would press the curve flat', () => {
    expect(chartOf({ ...limited, carryingCapacity: 1e9, timeSpan: 5 })?.levels).toBeUndefined();
  });

  test('draws no chart of a moment', () => {
    expect(chartOf({ ...free, timeSpan: 0 })).toBeUndefined();
  });

  test('works out rate, population and doubling times', () => {
    expect(presented(limited).working.map(({ substituted, value }) => [substituted, value])).toEqual([
      ['20 ÷ 100', '0.2'],
      ['1000 ÷ (1 + ((1000 − 50) ÷ 50)·e^(−(0.2)·30))', '955'],
      ['ln 2 ÷ 0.2', '3.47'],
      ['ln(2·(1000 − 50) ÷ (1000 − 2·50)) ÷ 0.2', '3.74'],
    ]);
    expect(presented({ ...free, growthRate: -3 }).working.map(({ substituted }) => substituted)).toEqual([
      '-3 ÷ 100',
      '100·e^(-0.03·10)',
    ]);
    expect(presented({ ...limited, initialPopulation: 0 }).working[1]).toMatchObject({ value: '0' });
  });
});
