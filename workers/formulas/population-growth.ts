/**
 * A population after a time, without limit or up to a carrying capacity, at eleven times from the start to the end.
 *
 *   r = growth rate / 100;  exponential N(t) = N₀·e^(r·t);  logistic N(t) = K / (1 + ((K − N₀) / N₀)·e^(−r·t))
 *   timeToDouble = ln 2 / r                                             times in the visitor's time unit
 *
 * Source: `spec`, section 9 "Population growth", `malthus1798`, `verhulst1838`. ln 2 / r holds for unlimited growth at
 * every moment and is given for both models, as specified; `reference` has the time on the logistic curve, and what
 * growth once per time unit gives.
 *
 * Refuses, in this order: blank fields, a logistic model without a capacity above 0, negative values, a shrinking
 * population above its capacity (the logistic formula would make it grow to infinity), numbers beyond the range of a
 * double.
 */
import type { Formula } from '../contract.ts';
import {
  compoundedDoublingTime,
  compoundedPopulation,
  exponentialDoublingTime,
  exponentialPopulation,
  inflectionTime,
  logisticDoublingTime,
  logisticPopulation,
} from '../lib/biology/populationModels.ts';
import { isMissing, isPositive, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

export interface PopulationInput {
  /** Individuals, 0 or more. */
  readonly initialPopulation: number;
  /** Percent per time unit, of either sign. */
  readonly growthRate: number;
  /** Time units, 0 or more. */
  readonly timeSpan: number;
  readonly model: 'exponential' | 'logistic';
  /** Individuals, above 0; absent in the exponential model. */
  readonly carryingCapacity?: number;
}

export interface PopulationResult {
  readonly finalPopulation: number;
  /** As entered, percent per time unit. */
  readonly growthRate: number;
  /** Time units; null unless the rate is above 0. */
  readonly timeToDouble: number | null;
  /** As entered; null in the exponential model. */
  readonly carryingCapacity: number | null;
  /** Eleven points, the start and the end included. */
  readonly projections: readonly { readonly time: number; readonly population: number }[];
  readonly model: 'exponential' | 'logistic';
  /** Times in time units. Null: not defined, or beyond the range of a double. */
  readonly reference: {
    /** From N₀ to 2·N₀ on the logistic curve. */
    readonly logisticDoublingTime: number | null;
    /** Until half the capacity, where a logistic population grows fastest. */
    readonly inflectionTime: number | null;
    /** Growth once per time unit. */
    readonly discreteDoublingTime: number | null;
    /** Growth once per time unit, without limit. */
    readonly discreteFinal: number | null;
    /** The exponential model at the times of the logistic projections, as far as it is finite; else empty. */
    readonly withoutLimit: PopulationResult['projections'];
  };
}

const INTERVALS = 10;
const NUMBERS = ['initialPopulation', 'growthRate', 'timeSpan'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'population-growth': FormulaType<PopulationInput, PopulationResult>;
  }
}

export default {
  id: 'population-growth',

  validate(candidate) {
    const { initialPopulation, growthRate, timeSpan, model, carryingCapacity } = candidate;
    if (isMissing(initialPopulation) || isMissing(growthRate) || isMissing(timeSpan) || !isModel(model))
      return refuse(REQUIRED, NUMBERS.find((name) => isMissing(candidate[name])) ?? 'model');
    if (model === 'logistic' && !isPositive(carryingCapacity))
      return refuse('Carrying capacity is required for logistic growth', 'carryingCapacity');
    if (initialPopulation < 0) return refuse('Please enter values that are not negative', 'initialPopulation');
    if (timeSpan < 0) return refuse('Please enter values that are not negative', 'timeSpan');
    const input: PopulationInput = {
      initialPopulation,
      growthRate,
      timeSpan,
      model,
      ...(model === 'logistic' && carryingCapacity !== null ? { carryingCapacity } : {}),
    };
    if (growthRate < 0 && initialPopulation > (input.carryingCapacity ?? Number.POSITIVE_INFINITY))
      return refuse(
        'Please enter a growth rate of 0 or more for a population above its carrying capacity',
        'growthRate',
      );
    if (!projectionsOf(input).every(({ population }) => Number.isFinite(population)))
      return refuse('Please enter a growth rate or time span that does not exceed all numbers', 'growthRate');
    return accept(input);
  },

  compute(input) {
    const { initialPopulation, growthRate, timeSpan, model, carryingCapacity } = input;
    const rate = growthRate / 100;
    return {
      finalPopulation: populationAt(input, timeSpan),
      growthRate,
      timeToDouble: finite(exponentialDoublingTime(rate)),
      carryingCapacity: carryingCapacity ?? null,
      projections: projectionsOf(input),
      model,
      reference: {
        ...logisticTimes(input),
        discreteDoublingTime: finite(compoundedDoublingTime(rate)),
        discreteFinal: finite(compoundedPopulation(initialPopulation, rate, timeSpan)),
        withoutLimit: withoutLimit(input),
      },
    };
  },
} satisfies Formula<'population-growth'>;

function isModel(model: string): model is PopulationInput['model'] {
  return model === 'exponential' || model === 'logistic';
}

function populationAt({ initialPopulation, growthRate, carryingCapacity }: PopulationInput, time: number): number {
  const rate = growthRate / 100;
  return carryingCapacity === undefined
    ? exponentialPopulation(initialPopulation, rate, time)
    : logisticPopulation(initialPopulation, rate, carryingCapacity, time);
}

function projectionsOf(input: PopulationInput): PopulationResult['projections'] {
  return Array.from({ length: INTERVALS + 1 }, (_, interval) => {
    const time = input.timeSpan * (interval / INTERVALS);
    return { time, population: populationAt(input, time) };
  });
}

function withoutLimit({ carryingCapacity, ...input }: PopulationInput): PopulationResult['projections'] {
  if (carryingCapacity === undefined) return [];
  return projectionsOf(input).filter(({ population }) => Number.isFinite(population));
}

function logisticTimes({ initialPopulation, growthRate, carryingCapacity }: PopulationInput) {
  if (carryingCapacity === undefined) return { logisticDoublingTime: null, inflectionTime: null };
  const rate = growthRate / 100;
  return {
    logisticDoublingTime: finite(logisticDoublingTime(initialPopulation, rate, carryingCapacity)),
    inflectionTime: finite(inflectionTime(initialPopulation, rate, carryingCapacity)),
  };
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}
