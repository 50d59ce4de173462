/**
 * Formulas of the maximum heart rate from age, beats a minute: `intercept` − `slope` × years. The standard error of each is
 * about 10 beats.
 */
export const MAXIMUM_HEART_RATES = {
  /** `tanaka2001`. */
  tanaka: { name: 'Tanaka', intercept: 208, slope: 0.7 },
  /** The rule of thumb named after Fox; it has no study of its own. */
  fox: { name: '220 minus age', intercept: 220, slope: 1 },
  /** Gellish and others. */
  gellish: { name: 'Gellish', intercept: 207, slope: 0.7 },
  /** `nes2013`. */
  nes: { name: 'Nes', intercept: 211, slope: 0.64 },
  /** `gulati2010`, of women. */
  gulati: { name: 'Gulati (women)', intercept: 206, slope: 0.88 },
} as const;

export type HeartRateFormula = keyof typeof MAXIMUM_HEART_RATES;

/** Percent at the ends of the five zones. */
export const ZONE_EDGES = [50, 60, 70, 80, 90, 100] as const;

/** Moderate and vigorous exercise by `garber2011`, percent of the reserve and of the maximum. */
export const EXERCISE_RANGES = {
  reserve: { moderate: [40, 59], vigorous: [60, 89] },
  maximum: { moderate: [64, 76], vigorous: [77, 95] },
} as const;
