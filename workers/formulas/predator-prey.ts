/**
 * Predators and their prey over time: the models of Lotka and Volterra and of Rosenzweig and MacArthur.
 *
 *   dN/dt = r·N·(1 − N/K) − a·N·P/(1 + a·h·N);  dP/dt = e·a·N·P/(1 + a·h·N) − m·P    Lotka–Volterra: without K, h = 0
 *   equilibrium: Ne = m/(a·(e − m·h));  Pe = r·(1 − Ne/K)·(1 + a·h·Ne)/a
 *
 * Source: `volterra1926`, `rosenzweigMacArthur1963`, `rosenzweig1971`; the solver is that of `dormandPrince1980`.
 *
 * Refuses blanks; rates, a capacity or a duration not above 0; negative numbers; no animals at all; a duration above 100,000;
 * points that are not whole or out of range; rates that change too fast; results beyond the range of a double.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { Pair } from './predator-prey/dormandPrince.ts';
import {
  type Eigenvalue,
  eulerEnd,
  hopfCapacity,
  type PredationRates,
  predationEigenvalues,
  predationEquilibrium,
  predationSeries,
  volterraConstant,
} from './predator-prey/predatorPrey.ts';

export interface PredatorPreyInput {
  readonly model: 'lotka-volterra' | 'rosenzweig-macarthur';
  /** r, per time unit, above 0. */
  readonly preyGrowthRate: number;
  /** a, share of the prey that a predator takes in a time unit, above 0. */
  readonly attackRate: number;
  /** e, predators for each prey eaten, above 0. */
  readonly conversion: number;
  /** m, per time unit, above 0. */
  readonly predatorDeathRate: number;
  /** K, above 0; of Rosenzweig and MacArthur. */
  readonly carryingCapacity?: number;
  /** h, time units for each prey, 0 or more; of Rosenzweig and MacArthur. */
  readonly handlingTime?: number;
  /** At the start, 0 or more, not both 0. */
  readonly prey: number;
  readonly predator: number;
  /** Time units, above 0 to 100,000. */
  readonly duration: number;
  /** Steps of the series, whole, 10 to 5000. Left out: 200. */
  readonly points?: number;
}

export interface PredationPoint {
  readonly time: number;
  readonly prey: number;
  readonly predator: number;
}

interface Numbers {
  readonly prey: number;
  readonly predator: number;
}

export interface PredatorPreyResult {
  /** Null where the predator cannot persist. */
  readonly equilibrium: Numbers | null;
  readonly stability: 'neutral-cycle' | 'stable-node' | 'stable-focus' | 'limit-cycle' | 'predator-dies-out';
  readonly eigenvalues: readonly [Eigenvalue, Eigenvalue] | null;
  /** Time units; null where nothing oscillates. */
  readonly smallOscillationPeriod: number | null;
  /** The capacity above which cycles begin; null without a handling time. */
  readonly hopfCarryingCapacity: number | null;
  readonly preyAtEnd: number;
  readonly predatorAtEnd: number;
  readonly seriesLength: number;
  /** The start, each quarter and the end. */
  readonly quarters: readonly PredationPoint[];
  readonly series: readonly PredationPoint[];
  readonly lowest: Numbers;
  readonly highest: Numbers;
  /** Largest change of Volterra's constant, as a share of it, or of 1 where it is smaller; null in the other model or where a number is 0. */
  readonly drift: number | null;
  /** The end by Euler's method with a step for each point; null beyond all numbers. */
  readonly euler: Numbers | null;
}

const REQUIRED_KEYS = [
  'preyGrowthRate',
  'attackRate',
  'conversion',
  'predatorDeathRate',
  'prey',
  'predator',
  'duration',
] as const;
const CAPACITY_KEYS = ['carryingCapacity', 'handlingTime'] as const;
const RATES = ['preyGrowthRate', 'attackRate', 'conversion', 'predatorDeathRate'] as const;
const [LONGEST, FEWEST_POINTS, MOST_POINTS, USUAL_POINTS] = [100_000, 10, 5000, 200];
const NEGATIVE = 'All values must be non-negative';

declare module '../contract.ts' {
  interface FormulaTypes {
    'predator-prey': FormulaType<PredatorPreyInput, PredatorPreyResult>;
  }
}

export default {
  id: 'predator-prey',

  validate(candidate) {
    const entered = enteredModel(candidate);
    if (!entered.ok) return entered;
    const { input } = entered;
    const { carryingCapacity = 1, handlingTime = 0, prey, predator, duration, points = USUAL_POINTS } = input;
    const rate = RATES.find((name) => !(input[name] > 0));
    const refused = firstRefusal([
      [rate !== undefined, 'All rates must be greater than 0', rate ?? 'preyGrowthRate'],
      [!(carryingCapacity > 0), NOT_POSITIVE, 'carryingCapacity'],
      [handlingTime < 0, NEGATIVE, 'handlingTime'],
      [prey < 0, NEGATIVE, 'prey'],
      [predator < 0, NEGATIVE, 'predator'],
      [prey === 0 && predator === 0, 'At least one initial number must be greater than 0', 'prey'],
      [!(duration > 0), NOT_POSITIVE, 'duration'],
      [duration > LONGEST, 'Duration must be at most 100,000', 'duration'],
      [
        !(Number.isInteger(points) && points >= FEWEST_POINTS && points <= MOST_POINTS),
        'Points must be a whole number between 10 and 5000',
        'points',
      ],
    ]);
    if (refused !== null) return refused;
    const result = resultOf(input);
    if (result === null) return refuse('These rates change too fast for the duration: shorten it', 'duration');
    return acceptFiniteResult(input, result, 'preyGrowthRate');
  },

  compute(input) {
    const result = resultOf(input);
    if (result === null) throw new Error('A validated model was solved before');
    return result;
  },
} satisfies Formula<'predator-prey'>;

function enteredModel(candidate: Candidate<PredatorPreyInput>): Verdict<PredatorPreyInput> {
  const { model } = candidate;
  if (model === 'lotka-volterra') {
    const numbers = enteredNumbers(candidate, REQUIRED_KEYS, ['points']);
    return numbers.ok ? accept({ model, ...numbers.input }) : numbers;
  }
  if (model !== 'rosenzweig-macarthur') return refuse(INVALID, 'model');
  const numbers = enteredNumbers(candidate, [...REQUIRED_KEYS, ...CAPACITY_KEYS], ['points']);
  return numbers.ok ? accept({ model, ...numbers.input }) : numbers;
}

/** Null where the solver takes too many steps. */
function resultOf(input: PredatorPreyInput): PredatorPreyResult | null {
  const { model, duration, points = USUAL_POINTS } = input;
  const rates = ratesOf(input);
  const start: Pair = [input.prey, input.predator];
  const times = Array.from({ length: points + 1 }, (_, index) => (duration * index) / points);
  const pairs = predationSeries(rates, start, times);
  if (pairs === null) return null;
  const series = pairs.map(([prey, predator], index) => ({ time: times[index] ?? 0, prey, predator }));
  const [preyAtEnd, predatorAtEnd] = pairs.at(-1) ?? start;
  const equilibrium = predationEquilibrium(rates);
  const eigenvalues = equilibrium === null ? null : predationEigenvalues(rates, equilibrium);
  const imaginary = eigenvalues?.[0].imaginary ?? 0;
  const euler = eulerEnd(rates, start, duration, points);
  return {
    equilibrium: equilibrium === null ? null : numbersOf(equilibrium),
    stability: stabilityOf(model, eigenvalues?.[0] ?? null),
    eigenvalues,
    smallOscillationPeriod: imaginary > 0 ? (2 * Math.PI) / imaginary : null,
    hopfCarryingCapacity: hopfCapacity(rates),
    preyAtEnd,
    predatorAtEnd,
    seriesLength: series.length,
    quarters: [0, 1, 2, 3, 4].flatMap((quarter) => series[Math.floor((quarter * points) / 4)] ?? []),
    series,
    lowest: extremes(pairs, Math.min),
    highest: extremes(pairs, Math.max),
    drift: model === 'lotka-volterra' && Math.min(...start) > 0 ? driftOf(rates, pairs) : null,
    euler: euler.every(Number.isFinite) ? numbersOf(euler) : null,
  };
}

function ratesOf(input: PredatorPreyInput): PredationRates {
  const { carryingCapacity = Number.POSITIVE_INFINITY, handlingTime = 0 } = input;
  return {
    growth: input.preyGrowthRate,
    attack: input.attackRate,
    conversion: input.conversion,
    death: input.predatorDeathRate,
    capacity: carryingCapacity,
    handling: handlingTime,
  };
}

function numbersOf([prey, predator]: Pair): Numbers {
  return { prey, predator };
}

function stabilityOf(model: PredatorPreyInput['model'], first: Eigenvalue | null): PredatorPreyResult['stability'] {
  if (first === null) return 'predator-dies-out';
  if (model === 'lotka-volterra') return 'neutral-cycle';
  if (first.real > 0) return 'limit-cycle';
  return first.imaginary > 0 ? 'stable-focus' : 'stable-node';
}

function extremes(pairs: readonly Pair[], pick: (a: number, b: number) => number): Numbers {
  return numbersOf(pairs.reduce(([prey, predator], pair) => [pick(prey, pair[0]), pick(predator, pair[1])]));
}

function driftOf(rates: PredationRates, pairs: readonly Pair[]): number {
  const constants = pairs.map((pair) => volterraConstant(rates, pair));
  const [first = 1] = constants;
  const largest = constants.reduce((most, constant) => Math.max(most, Math.abs(constant - first)), 0);
  return largest / Math.max(Math.abs(first), 1);
}
