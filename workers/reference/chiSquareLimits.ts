/**
 * Chi-square values that a sample from the hypothesis exceeds once in twenty times, by degrees of freedom, to the three
 * decimals of the usual tables.
 */
export const CHI_SQUARE_LIMITS = { one: 3.841, two: 5.991, four: 9.488 } as const;

/** The significance level: at or below it, the hypothesis is rejected. */
export const SIGNIFICANCE = 0.05;
