/** The feline body mass index: its numbers, its classes and the measurements of cats. */

/** FBMI = ((rib cage ÷ ribs) − leg) ÷ legs − leg, in cm. Source: `butterwick2000`. */
export const FBMI_DIVISORS = { ribs: 0.7062, legs: 0.9156 } as const;

/**
 * Classes of the index rounded to one decimal, the lowest first; an edge belongs to Normal or to the lower class. Source:
 * `fbmiCharts`, which is weak: 10 and 30 come from copies of a chart, 42 from general pages.
 */
export const FBMI_EDGES = { normalFrom: 10, normalTo: 30, overweightTo: 42 } as const;

export type FbmiCategory = 'Underweight' | 'Normal' | 'Overweight' | 'Obese';

/** cm, edges included; measurements outside are assumed to be measuring errors or in the other unit. */
export const CAT_MEASUREMENTS_CM = {
  ribCage: { min: 15, max: 80 },
  legLength: { min: 5, max: 25 },
} as const;

/** An index outside, edges included, is assumed to be a measuring error. */
export const FBMI_LIMITS = { min: 0, max: 80 } as const;
