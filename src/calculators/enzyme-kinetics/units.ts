import type { EnzymeKineticsInput } from '#workers/formulas/enzyme-kinetics.ts';

/** Returns the units of the result, derived from the two that the visitor chose. */
export function unitsOf({ concentrationUnit, timeUnit }: EnzymeKineticsInput) {
  return {
    concentration: concentrationUnit,
    time: timeUnit,
    velocity: `${concentrationUnit}/${timeUnit}`,
    perConcentration: `1/${concentrationUnit}`,
    perVelocity: `${timeUnit}/${concentrationUnit}`,
    perTime: `${timeUnit}⁻¹`,
    efficiency: `${concentrationUnit}⁻¹ ${timeUnit}⁻¹`,
    velocitySquared: `(${concentrationUnit}/${timeUnit})²`,
  } as const;
}
