/** A dog's age in human years by its size, and the stages of its life. */

/** Sizes by the weight of the grown dog: to 20 lb, 21 to 50, 51 to 100, over 100. Source: `akcAgeChart`. */
export const DOG_SIZES = ['small', 'medium', 'large', 'giant'] as const;

export type DogSize = (typeof DOG_SIZES)[number];

/**
 * Human years at 1, 2 … 15 years. Source: `akcAgeChart`. The chart's year 16 of large dogs is a misprint; the table ends
 * before it.
 */
export const HUMAN_YEARS = {
  small: [15, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76],
  medium: [15, 24, 28, 32, 36, 42, 47, 51, 56, 60, 65, 69, 74, 78, 83],
  large: [15, 24, 28, 32, 36, 45, 50, 55, 61, 66, 72, 77, 82, 88, 93],
  giant: [12, 22, 31, 38, 45, 49, 56, 64, 71, 79, 86, 93, 100, 107, 114],
} as const satisfies Record<DogSize, readonly number[]>;

/** Age at which the table ends, years. */
export const LAST_TABLE_YEAR = 15;

/** Human years for each year after LAST_TABLE_YEAR: the mean of its last two steps. */
export const HUMAN_YEARS_AFTER_TABLE = {
  small: 4,
  medium: 4.5,
  large: 5.5,
  giant: 7,
} as const satisfies Record<DogSize, number>;

/**
 * Years that dogs of the size commonly reach, from which the stage Senior is counted. Our choice, in round figures: the
 * chart of ages gives none. Larger dogs live shorter lives.
 */
export const TYPICAL_LIFESPAN = {
  small: 14,
  medium: 13,
  large: 12,
  giant: 9,
} as const satisfies Record<DogSize, number>;

/** A dog is senior in the last quarter of its expected life. Source: `aaha2019`. */
export const SENIOR_FROM_SHARE = 0.75;

/** Start of the stages before Senior, years, inclusive. Source: `aaha2019`. */
export const DOG_STAGES = [
  { name: 'Puppy', fromYears: 0 },
  { name: 'Young Adult', fromYears: 1 },
  { name: 'Mature Adult', fromYears: 4 },
] as const;

export type DogStage = (typeof DOG_STAGES)[number]['name'] | 'Senior';

/** Human years by methylation of DNA: factor × ln(age) + offset, from 1 year on. Source: `wang2020`. */
export const EPIGENETIC_CLOCK = { factor: 16, offset: 31, fromYears: 1 } as const;

/** Years; an older age is assumed to be in the wrong unit. */
export const MOST_DOG_YEARS = 30;
