/**
 * How many individuals the scarcest resource can keep, and how far a population is from that.
 *
 *   capacity = floor(available / per individual);  total = the smallest capacity
 *   utilization = population / capacity × 100;  score = 100 − population / total × 100, kept within 0 and 100
 *
 * Source: `spec`, section 9 "Carrying capacity"; the smallest capacity decides by `liebigMinimum`. The score is the
 * site's own index. Of equal capacities the first is called limiting; where a capacity is 0 its utilization is null,
 * and where the total is 0 the score is 0.
 *
 * Refuses resource values that are not above 0, a quotient beyond the range of a double, and a negative population.
 */
import type { Formula } from '../contract.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import { isPositive } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { hasReached, isAbove } from '../lib/inputs/within.ts';

/** What there is of a resource, and what each individual uses of it. */
export interface Resource {
  /** What the page calls it. */
  readonly resource: string;
  /** Above 0, in the same unit as `perIndividual`. */
  readonly available: number;
  /** Above 0, for the same time as `available`. */
  readonly perIndividual: number;
}

export interface CapacityInput {
  /** One or more. */
  readonly resources: readonly Resource[];
  /** Individuals, 0 or more; blank counts as 0. */
  readonly currentPopulation: number;
}

export interface CapacityResult {
  /** Whole individuals. */
  readonly totalCapacity: number;
  readonly limitingResource: string;
  readonly resourceUtilization: readonly {
    readonly resource: string;
    /** Whole individuals. */
    readonly capacity: number;
    /** 0 or more, above 100 when over capacity; null where the capacity is 0. */
    readonly utilizationPercent: number | null;
  }[];
  /** 0 to 100. */
  readonly sustainabilityScore: number;
  readonly scoreColor: 'green' | 'yellow' | 'red';
  readonly overCapacity: boolean;
  readonly reduceRecommendation: boolean;
  readonly recommendations: readonly string[];
}

const GREEN_ABOVE = 75;
const YELLOW_ABOVE = 50;
const REDUCE_BELOW = 50;

declare module '../contract.ts' {
  interface FormulaTypes {
    'carrying-capacity': FormulaType<CapacityInput, CapacityResult>;
  }
}

export default {
  id: 'carrying-capacity',

  validate({ resources, currentPopulation }) {
    const sentence = 'Please enter valid resource values';
    const rows: Resource[] = [];
    for (const [index, { resource, available, perIndividual }] of rowsOf(resources).entries()) {
      if (!isPositive(available)) return refuse(sentence, `resources.${index}.available`);
      if (!isPositive(perIndividual) || !Number.isFinite(available / perIndividual))
        return refuse(sentence, `resources.${index}.perIndividual`);
      rows.push({ resource, available, perIndividual });
    }
    if (rows.length === 0) return refuse(sentence, 'resources');
    const population = currentPopulation ?? 0;
    if (!(population >= 0) || !Number.isFinite(population * 100)) return refuse(sentence, 'currentPopulation');
    return accept({ resources: rows, currentPopulation: population });
  },

  compute({ resources, currentPopulation }) {
    const [first, ...others] = resources.map(({ resource, available, perIndividual }) => ({
      resource,
      capacity: wholeQuotient(available, perIndividual),
    }));
    if (first === undefined) throw new Error('There is at least one resource');
    const limiting = others.reduce((least, each) => (each.capacity < least.capacity ? each : least), first);
    const totalCapacity = limiting.capacity;
    const sustainabilityScore = scoreOf(currentPopulation, totalCapacity);
    const reduceRecommendation = !hasReached(sustainabilityScore, REDUCE_BELOW);
    return {
      totalCapacity,
      limitingResource: limiting.resource,
      resourceUtilization: [first, ...others].map(({ resource, capacity }) => ({
        resource,
        capacity,
        utilizationPercent: capacity === 0 ? null : (currentPopulation / capacity) * 100,
      })),
      sustainabilityScore,
      scoreColor: colorOf(sustainabilityScore),
      overCapacity: currentPopulation > totalCapacity,
      reduceRecommendation,
      recommendations: reduceRecommendation ? ['Reduce population or increase resources'] : [],
    };
  },
} satisfies Formula<'carrying-capacity'>;

/**
 * How many whole times `divisor` goes into `dividend`, in decimal arithmetic: 0.3 ÷ 0.1 is 3, though in doubles it is
 * slightly less. A quotient within a few rounding errors of a whole number is that number.
 *
 * @param dividend 0 or more
 * @param divisor above 0
 */
export function wholeQuotient(dividend: number, divisor: number): number {
  const quotient = dividend / divisor;
  const nearest = Math.round(quotient);
  return Math.abs(quotient - nearest) <= 4 * Number.EPSILON * quotient ? nearest : Math.floor(quotient);
}

function scoreOf(population: number, total: number): number {
  return total === 0 ? 0 : Math.max(0, 100 - (population / total) * 100);
}

function colorOf(score: number): CapacityResult['scoreColor'] {
  if (isAbove(score, GREEN_ABOVE)) return 'green';
  return isAbove(score, YELLOW_ABOVE) ? 'yellow' : 'red';
}
