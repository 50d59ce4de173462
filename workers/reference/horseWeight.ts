/** Weight of horses from two measurements with a tape: divisors, limits and the error to expect. */

/** lb = girth² × length ÷ divisor, in inches. Source: `horseGirthExtension`. */
export const GIRTH_DIVISORS = { adult: 330, yearling: 301, weanling: 280 } as const;

export type HorseCategory = keyof typeof GIRTH_DIVISORS;

/** Inches; measurements outside are assumed to be measuring errors or in the other unit. */
export const HORSE_LIMITS_INCHES = {
  heartGirth: { min: 30, max: 100 },
  bodyLength: { min: 25, max: 100 },
} as const;

/**
 * Either side of the estimate, as a share of it. Our choice: the upper end of the error of 5 to 10 % to expect of the
 * formula, so that the range is not too narrow.
 */
export const HORSE_ERROR_SHARE = 0.1;

/**
 * kg = girth² × length ÷ divisor, in centimeters, grown horses. Source: `carrollHuntington1988`, whose abstract gives
 * 11,900.
 */
export const METRIC_DIVISOR = 11_877;
