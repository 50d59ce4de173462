import { brentRoot } from '../statistics/brentRoot.ts';

/** What one female just born contributes at an age. */
export interface Births {
  /** 0 or more. */
  readonly age: number;
  /** Daughters expected, survival included; 0 or more, of one age above 0. */
  readonly daughters: number;
}

const MOST_DOUBLINGS = 200;
const MOST_STEPS = 20;
const SETTLED = 1e-15;

/**
 * The rate r at which Σ e^(−r·age)·daughters = 1: the sum falls with r, so that there is one. Source: `lotka1925`.
 *
 * @returns null where all births are at age 0, or so many that no rate makes the sum as small as 1
 */
export function intrinsicRate(all: readonly Births[]): number | null {
  const births = all.filter(({ daughters }) => daughters > 0);
  const atOnce = births.reduce((sum, { age, daughters }) => (age === 0 ? sum + daughters : sum), 0);
  if (births.every(({ age }) => age === 0) || atOnce >= 1) return null;
  const excess = (rate: number) => logarithmOfSum(births, rate);
  let reach = 1 / births.reduce((most, { age }) => Math.max(most, age), 0);
  for (let step = 0; step < MOST_DOUBLINGS && !(excess(-reach) > 0 && excess(reach) < 0); step += 1) reach *= 2;
  if (!(excess(-reach) > 0 && excess(reach) < 0)) return null;
  return polished(births, brentRoot(excess, -reach, reach));
}

/** Mean age of the mothers of the newborn in a population that grows at this rate. */
export function meanParentAgeAt(births: readonly Births[], rate: number): number {
  return births.reduce((sum, { age, daughters }) => sum + age * daughters * Math.exp(-rate * age), 0);
}

/** ln Σ e^(−r·age)·daughters, for a sum of any size. */
function logarithmOfSum(births: readonly Births[], rate: number): number {
  const exponents = births.map(({ age, daughters }) => Math.log(daughters) - rate * age);
  const largest = exponents.reduce((most, exponent) => Math.max(most, exponent), Number.NEGATIVE_INFINITY);
  return largest + Math.log(exponents.reduce((sum, exponent) => sum + Math.exp(exponent - largest), 0));
}

function polished(births: readonly Births[], start: number): number {
  let rate = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const change = logarithmOfSum(births, rate) / meanParentAgeAt(births, rate);
    if (!Number.isFinite(change)) break;
    rate += change;
    if (Math.abs(change) <= SETTLED * Math.abs(rate)) break;
  }
  return rate;
}
