/**
 * Predators and their prey in numbers and time units of the caller's choice. Without a capacity (Infinity) and with a
 * handling time of 0 it is the model of Lotka and Volterra (`volterra1926`), else that of Rosenzweig and MacArthur
 * (`rosenzweigMacArthur1963`).
 *
 *   dN/dt = r·N·(1 − N/K) − a·N·P/(1 + a·h·N);  dP/dt = e·a·N·P/(1 + a·h·N) − m·P
 */

import { exponentialPopulation, logisticPopulation } from '../../lib/biology/populationModels.ts';
import { dormandPrince, type Pair } from './dormandPrince.ts';

export interface PredationRates {
  /** r, per time unit, above 0 like all rates. */
  readonly growth: number;
  /** a. */
  readonly attack: number;
  /** e. */
  readonly conversion: number;
  /** m. */
  readonly death: number;
  /** K; Infinity for none. */
  readonly capacity: number;
  /** h, 0 or more. */
  readonly handling: number;
}

const LIMITS = { error: 1e-10, mostSteps: 2_000_000 } as const;

/** Prey and predators at each of the times, which rise from 0. Null where the solver takes too many steps. */
export function predationSeries(rates: PredationRates, start: Pair, times: readonly number[]): readonly Pair[] | null {
  const [prey, predator] = start;
  if (prey === 0) return times.map((time) => [0, exponentialPopulation(predator, -rates.death, time)]);
  if (predator === 0) return times.map((time) => [alone(rates, prey, time), 0]);
  // In logarithms both stay above 0, and the error of a step is a share of the numbers.
  const later = dormandPrince(
    ([lnPrey, lnPredator]) => perHead(rates, [Math.exp(lnPrey), Math.exp(lnPredator)]),
    [Math.log(prey), Math.log(predator)],
    times.slice(1),
    LIMITS,
  );
  return later === null ? null : [start, ...later.map(([a, b]): Pair => [Math.exp(a), Math.exp(b)])];
}

function alone({ growth, capacity }: PredationRates, prey: number, time: number): number {
  return Number.isFinite(capacity)
    ? logisticPopulation(prey, growth, capacity, time)
    : exponentialPopulation(prey, growth, time);
}

/** Growth of each per head and time unit. */
function perHead(
  { growth, attack, conversion, death, capacity, handling }: PredationRates,
  [prey, predator]: Pair,
): Pair {
  const search = attack / (1 + attack * handling * prey);
  return [growth * (1 - prey / capacity) - search * predator, conversion * search * prey - death];
}

/** The end by Euler's method in equal steps. May be negative or beyond all numbers. */
export function eulerEnd(rates: PredationRates, start: Pair, duration: number, steps: number): Pair {
  let [prey, predator] = start;
  const step = duration / steps;
  for (let done = 0; done < steps; done += 1) {
    const [a, b] = perHead(rates, [prey, predator]);
    [prey, predator] = [prey + step * prey * a, predator + step * predator * b];
  }
  return [prey, predator];
}

/** Where both stay as they are; null where the predator cannot persist. */
export function predationEquilibrium(rates: PredationRates): Pair | null {
  const { growth, attack, conversion, death, capacity, handling } = rates;
  const gain = conversion - death * handling;
  if (!(gain > 0)) return null;
  const prey = death / (attack * gain);
  if (prey >= capacity) return null;
  return [prey, preyIsocline({ growth, attack, capacity, handling }, prey)];
}

/** Predators at which the prey neither grows nor declines. */
export function preyIsocline(
  { growth, attack, capacity, handling }: Pick<PredationRates, 'growth' | 'attack' | 'capacity' | 'handling'>,
  prey: number,
): number {
  return (growth * (1 - prey / capacity) * (1 + attack * handling * prey)) / attack;
}

export interface Eigenvalue {
  readonly real: number;
  readonly imaginary: number;
}

/** Of the linear model around the equilibrium, the larger real or imaginary part first. */
export function predationEigenvalues(rates: PredationRates, [prey, predator]: Pair): readonly [Eigenvalue, Eigenvalue] {
  const { growth, attack, conversion, capacity, handling } = rates;
  const slowing = 1 + attack * handling * prey;
  const half = ((attack ** 2 * handling * prey * predator) / slowing ** 2 - (growth * prey) / capacity) / 2;
  const product = ((attack * prey) / slowing) * ((conversion * attack * predator) / slowing ** 2);
  const inRoot = half * half - product;
  const root = Math.sqrt(Math.abs(inRoot));
  return inRoot < 0
    ? [
        { real: half, imaginary: root },
        { real: half, imaginary: -root },
      ]
    : [
        { real: half + root, imaginary: 0 },
        { real: half - root, imaginary: 0 },
      ];
}

/** The capacity above which cycles begin: 1/(a·h) + 2m/(a·(e − m·h)). Null without such a capacity. Source: `rosenzweig1971`. */
export function hopfCapacity({ attack, conversion, death, handling }: PredationRates): number | null {
  const gain = conversion - death * handling;
  if (!(handling > 0 && gain > 0)) return null;
  return 1 / (attack * handling) + (2 * death) / (attack * gain);
}

/** Constant along every cycle of Lotka and Volterra: e·a·N − m·ln N + a·P − r·ln P. */
export function volterraConstant(
  { growth, attack, conversion, death }: PredationRates,
  [prey, predator]: Pair,
): number {
  return conversion * attack * prey - death * Math.log(prey) + attack * predator - growth * Math.log(predator);
}
