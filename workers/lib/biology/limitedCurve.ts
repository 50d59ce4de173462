/** A curve of rarefaction and extrapolation with its limits. Sources: `chaoEtAl2014`, `chaoJost2012`. */
import { type BootstrapPlan, bootstrapLimits, type DiversityLimits } from './communityBootstrap.ts';
import { type CurvePlace, curveOf, methodAt, type SizeMethod, sizeAt } from './rarefactionCurve.ts';
import type { CommunitySample, HillNumbers } from './sampleEstimates.ts';

type Limit = number | null;

export interface CurvePoint extends HillNumbers {
  /** Individuals; need not be whole at a coverage. */
  readonly size: number;
  readonly method: SizeMethod;
  /** 0 to 1. */
  readonly coverage: number;
  /** Limits are null without replicates. */
  readonly q0Lower: Limit;
  readonly q0Upper: Limit;
  readonly q1Lower: Limit;
  readonly q1Upper: Limit;
  readonly q2Lower: Limit;
  readonly q2Upper: Limit;
  readonly coverageLower: Limit;
  readonly coverageUpper: Limit;
}

/** Above this a sample gets no limits: each replicate draws as many individuals. */
const MOST_DRAWN = 100_000;

/** Returns the points of a curve; their limits are null with fewer than two replicates, and for more than 100,000 individuals. */
export function limitedCurve(
  sample: CommunitySample,
  places: readonly CurvePlace[],
  plan: BootstrapPlan,
): readonly CurvePoint[] {
  const hasLimits = plan.replicates >= 2 && sample.individuals <= MOST_DRAWN;
  const limits = hasLimits ? bootstrapLimits(sample, places, plan) : null;
  const at = curveOf(sample);
  return places.map((place, index) => {
    const size = sizeAt(sample, place);
    return { size, method: methodAt(size, sample), ...at(size), ...limitsOf(limits?.[index]) };
  });
}

function limitsOf(limits: DiversityLimits | undefined) {
  return {
    q0Lower: limits?.q0.lower ?? null,
    q0Upper: limits?.q0.upper ?? null,
    q1Lower: limits?.q1.lower ?? null,
    q1Upper: limits?.q1.upper ?? null,
    q2Lower: limits?.q2.lower ?? null,
    q2Upper: limits?.q2.upper ?? null,
    coverageLower: limits?.coverage.lower ?? null,
    coverageUpper: limits?.coverage.upper ?? null,
  };
}
