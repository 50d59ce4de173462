import type { EnzymeKineticsInput } from '#workers/formulas/enzyme-kinetics.ts';

/** The units of the result, made of the two that the visitor chose. */
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
