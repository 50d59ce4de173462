/**
 * Hill numbers and coverage of a sample at another size: rarefied below its own, extrapolated beyond. Sources:
 * `chaoEtAl2014`, `chaoJost2012`.
 */
import {
  asymptoticHillNumbers,
  type CommunitySample,
  type HillNumbers,
  observedHillNumbers,
} from './sampleEstimates.ts';
import { expectedEntropyTerm, missedChance } from './speciesDraws.ts';

export interface DiversityAtSize extends HillNumbers {
  /** 0 to 1. */
  readonly coverage: number;
}

export type SizeMethod = 'rarefaction' | 'observed' | 'extrapolation';

/** Where a curve is read: at a number of individuals, or at a coverage from 0 to 1. */
export type CurvePlace = number | { readonly coverage: number };

/** Rounding in sizes and steps is below this. */
const GUARD = 1e-9;

/** How the figures at a size come about. */
export function methodAt(size: number, { individuals }: CommunitySample): SizeMethod {
  if (Math.abs(size - individuals) < GUARD) return 'observed';
  return size < individuals ? 'rarefaction' : 'extrapolation';
}

/** Returns the function that gives coverage and Hill numbers at any size of 1 or more. */
export function curveOf(sample: CommunitySample): (size: number) => DiversityAtSize {
  const { individuals: n, singletons } = sample;
  const observed = observedHillNumbers(sample);
  const asymptotic = asymptoticHillNumbers(sample);
  const before = { q0: observed.q0 - singletons / n, q1: rarefiedShannon(sample, n - 1) };
  const extrapolated = (key: 'q0' | 'q1', size: number) => {
    const distance = asymptotic[key] - before[key];
    const step = distance <= GUARD * observed[key] ? 0 : (observed[key] - before[key]) / distance;
    const left = (1 - Math.min(1, Math.max(0, step))) ** (size - n);
    return observed[key] + (asymptotic[key] - observed[key]) * (1 - left);
  };
  return (size) => {
    const coverage = coverageAt(sample, size);
    const method = methodAt(size, sample);
    if (method === 'observed') return { ...observed, coverage };
    if (method === 'extrapolation')
      return { coverage, q0: extrapolated('q0', size), q1: extrapolated('q1', size), q2: simpsonAt(sample, size) };
    return {
      coverage,
      q0: betweenWhole(size, (whole) => rarefiedRichness(sample, whole)),
      q1: betweenWhole(size, (whole) => rarefiedShannon(sample, whole)),
      q2: betweenWhole(size, (whole) => simpsonAt(sample, whole)),
    };
  };
}

/** The share of the community that the species of a sample of this size make up. */
export function coverageAt(sample: CommunitySample, size: number): number {
  const { individuals: n, singletons, decay } = sample;
  if (size >= n) return 1 - (singletons / n) * decay ** (size - n + 1);
  return betweenWhole(
    size,
    (whole) =>
      1 -
      sample.kinds.reduce(
        (sum, { count, species }) => sum + species * (count / n) * missedChance(n - 1, count - 1, whole),
        0,
      ),
  );
}

/** The size that has this coverage, 1 where one individual has it already; null where no size has it. */
export function sizeOfCoverage(sample: CommunitySample, level: number): number | null {
  const { individuals: n, singletons, decay } = sample;
  if (level >= 1) return null;
  if (level >= coverageAt(sample, n)) {
    if (singletons === 0 || decay <= 0 || decay >= 1) return null;
    return n + Math.log(((1 - level) * n) / singletons) / Math.log(decay) - 1;
  }
  let [low, high] = [1, n];
  if (level <= coverageAt(sample, low)) return low;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (coverageAt(sample, middle) <= level) low = middle;
    else high = middle;
  }
  const [below, above] = [coverageAt(sample, low), coverageAt(sample, high)];
  return low + (level - below) / (above - below);
}

/** The size of a place; that of the sample where its coverage is complete and so much is asked. */
export function sizeAt(sample: CommunitySample, place: CurvePlace): number {
  return typeof place === 'number' ? place : (sizeOfCoverage(sample, place.coverage) ?? sample.individuals);
}

/** The sizes of a curve: `knots` in all, half of them beyond the sample where it reaches beyond; rising, from 1. */
export function knotsOf(individuals: number, endpoint: number, knots: number): readonly number[] {
  const half = Math.floor(knots / 2);
  const sizes =
    endpoint <= individuals
      ? evenSteps(1, endpoint, knots)
      : [...evenSteps(1, individuals - 1, half - 1), individuals, ...evenSteps(individuals + 1, endpoint, half)];
  return [...new Set([1, ...sizes])];
}

function evenSteps(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => Math.floor(from + ((to - from) * at) / (count - 1) + GUARD));
}

function betweenWhole(size: number, at: (whole: number) => number): number {
  const low = Math.floor(size + GUARD);
  const part = size - low;
  return part <= GUARD ? at(low) : at(low) * (1 - part) + at(low + 1) * part;
}

function rarefiedRichness({ kinds, individuals }: CommunitySample, size: number): number {
  return kinds.reduce((sum, { count, species }) => sum + species * (1 - missedChance(individuals, count, size)), 0);
}

function rarefiedShannon({ kinds, individuals }: CommunitySample, size: number): number {
  return Math.exp(
    kinds.reduce((sum, { count, species }) => sum + species * expectedEntropyTerm(individuals, count, size), 0),
  );
}

function simpsonAt({ sameChance }: CommunitySample, size: number): number {
  return 1 / (1 / size + (1 - 1 / size) * sameChance);
}
