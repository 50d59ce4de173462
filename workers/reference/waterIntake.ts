/** Water that dogs need and drink in a day. */

/** mL for each kg a day, water in food included. Source: `dibartola`. */
export const WATER_ML_PER_KG = { min: 40, typical: 50, max: 60 } as const;

/** Where classes of water end, mL for each kg a day: low below the first edge; each edge itself is still in the class below it. */
export interface WaterEdges {
  readonly lowBelow: number;
  readonly increasedAbove: number;
  readonly highAbove: number;
}

/** Of what is drunk alone. Sources: `dogThirstFactSheet`, `dvm360`. */
export const DRINKING_EDGES: WaterEdges = { lowBelow: 20, increasedAbove: 90, highAbove: 100 };

/** Of all water, drunk and eaten. Source: `dogThirstFactSheet`. */
export const TOTAL_EDGES: WaterEdges = { lowBelow: 20, increasedAbove: 70, highAbove: 100 };

export type WaterStatus = 'low' | 'normal' | 'increased' | 'high';

/** Food that brings more than this share of the typical need brings most of a day's water. */
export const MOST_OF_THE_NEED = 0.5;

/** mL in a fluid ounce and in a cup of the United States. */
export const ML_PER_FLUID_OUNCE = 29.5735295625;
export const ML_PER_CUP = 236.5882365;

/** g of food or mL of water a day; more than a tonne is no amount for a dog. */
export const MOST_A_DAY = 1_000_000;
