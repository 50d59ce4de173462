/** Equations of the estimated glomerular filtration rate, and the stages and risks that are read from it. */

/**
 * Creatinine in mg/dL: `factor` × min(S ÷ κ, 1)^`below` × max(S ÷ κ, 1)^`above` × `yearly`^age, times `female`.
 */
export const CREATININE_EQUATIONS = {
  /** `inker2021`. */
  ckdEpi2021: { factor: 142, below: { female: -0.241, male: -0.302 }, above: -1.2, yearly: 0.9938, female: 1.012 },
  /** `levey2009`, without its factor of race. */
  ckdEpi2009: { factor: 141, below: { female: -0.329, male: -0.411 }, above: -1.209, yearly: 0.993, female: 1.018 },
} as const;

/** κ of creatinine, mg/dL: `inker2021`. */
export const CREATININE_KNOT = { female: 0.7, male: 0.9 } as const;

/** Cystatin C in mg/L, knot at 0.8: `inker2012`. */
export const CYSTATIN_EQUATION = {
  factor: 133,
  knot: 0.8,
  below: -0.499,
  above: -1.328,
  yearly: 0.996,
  female: 0.932,
} as const;

/** Both markers: `inker2021`. */
export const COMBINED_EQUATION = {
  factor: 135,
  below: { female: -0.219, male: -0.144 },
  above: -0.544,
  cystatinBelow: -0.323,
  cystatinAbove: -0.778,
  yearly: 0.9961,
  female: 0.963,
} as const;

/** The older equation with four variables, as stated in `levey2009`. */
export const MDRD = { factor: 175, creatinine: -1.154, age: -0.203, female: 0.742 } as const;

/**
 * `pottel2021`. The yearly factor counts from 40 years. `middle` is the median creatinine of healthy people above 25 years, mg/dL;
 * up to 25 it is exp(constant + age·a + ln(age)·b + age²·c + age³·d) µmol/L.
 */
export const EKFC = {
  factor: 107.3,
  middle: { female: 0.7, male: 0.9 },
  young: {
    until: 25,
    /** µmol/L in 1 mg/dL. */
    micromolar: 88.4,
    female: { constant: 3.08, age: 0.177, logarithm: -0.223, square: -0.00596, cube: 0.0000686 },
    male: { constant: 3.2, age: 0.259, logarithm: -0.543, square: -0.00763, cube: 0.000079 },
  },
  below: -0.322,
  above: -1.132,
  yearly: 0.99,
  from: 40,
} as const;

/** Stages by the rounded rate, mL/min/1.73 m², lowest first: `kdigo2024`. */
export const KIDNEY_STAGES = [
  { id: 'G5', from: 0, name: 'kidney failure' },
  { id: 'G4', from: 15, name: 'severely decreased' },
  { id: 'G3b', from: 30, name: 'moderately to severely decreased' },
  { id: 'G3a', from: 45, name: 'mildly to moderately decreased' },
  { id: 'G2', from: 60, name: 'mildly decreased' },
  { id: 'G1', from: 90, name: 'normal or high' },
] as const;

export type KidneyStage = (typeof KIDNEY_STAGES)[number]['id'];

/** mg of albumin to g of creatinine: A1 below the first, A3 above the second. `kdigo2024`. */
export const ALBUMINURIA_LIMITS = { a2From: 30, a3Above: 300 } as const;

/** Risk by stage and albuminuria A1, A2, A3: `kdigo2024`. */
export const KIDNEY_RISKS = {
  G1: ['low', 'moderatelyIncreased', 'high'],
  G2: ['low', 'moderatelyIncreased', 'high'],
  G3a: ['moderatelyIncreased', 'high', 'veryHigh'],
  G3b: ['high', 'veryHigh', 'veryHigh'],
  G4: ['veryHigh', 'veryHigh', 'veryHigh'],
  G5: ['veryHigh', 'veryHigh', 'veryHigh'],
} as const;

export type KidneyRisk = (typeof KIDNEY_RISKS)[KidneyStage][number];
