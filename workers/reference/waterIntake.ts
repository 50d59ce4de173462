/** Water that dogs need and drink in a day. */

/** mL for each kg a day, water in food included. Source: `dibartola`. */
export const WATER_ML_PER_KG = { min: 40, typical: 50, max: 60 } as const;

/** mL drunk for each kg a day: below, or beyond, the edge itself being normal or increased. Sources: `dogThirstFactSheet`, `dvm360`. */
export const DRINKING_EDGES = { lowBelow: 20, increasedAbove: 90, highAbove: 100 } as const;

export type DrinkingStatus = 'low' | 'normal' | 'increased' | 'high';

/** mL in a fluid ounce and in a cup of the United States. */
export const ML_PER_FLUID_OUNCE = 29.5735295625;
export const ML_PER_CUP = 236.5882365;

/** g of food or mL of water a day; more than a tonne is no amount for a dog. */
export const MOST_A_DAY = 1_000_000;
