/** Water that dogs need and drink in a day. */

/** mL for each kg a day, water in food included. Source: `dibartola`. */
export const WATER_ML_PER_KG = { min: 40, typical: 50, max: 60 } as const;

/**
 * Upper limits of the water classes, mL per kg a day: low below the first limit; each limit itself belongs to the class
 * below it.
 */
export interface WaterEdges {
  readonly lowBelow: number;
  readonly increasedAbove: number;
  readonly highAbove: number;
}

/** For drinking alone. Sources: `dogThirstFactSheet`, `dvm360`. */
export const DRINKING_EDGES: WaterEdges = { lowBelow: 20, increasedAbove: 90, highAbove: 100 };

/** For all water, drunk and eaten. Source: `dogThirstFactSheet`. */
export const TOTAL_EDGES: WaterEdges = { lowBelow: 20, increasedAbove: 70, highAbove: 100 };

/** mL for each kg a day, drunk and eaten, up to which a dog took in almost nothing: a house rule. */
export const ALMOST_NONE_ML_PER_KG = 5;

export type WaterStatus = 'low' | 'normal' | 'increased' | 'high';

/** Share of the typical need above which food provides most of a day's water. */
export const MOST_OF_THE_NEED = 0.5;

/** mL in a fluid ounce and in a cup of the United States. */
export const ML_PER_FLUID_OUNCE = 29.5735295625;
export const ML_PER_CUP = 236.5882365;

/** g of food or mL of water a day; more than a metric ton is not plausible for a dog. */
export const MOST_A_DAY = 1_000_000;
