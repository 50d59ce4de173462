/** Energy needs of dogs and cats: a factor on the resting energy for every life stage, and what food labels say. */

export interface LifeStageRow {
  readonly label: string;
  /** Times the resting energy. */
  readonly factor: number;
  /** Growing, pregnant or nursing: the body condition score of grown animals does not apply. */
  readonly isUnscored?: true;
}

/**
 * Commonly taught factors, in the order in which they are offered. Sources: `ohioStateCalories`, `aahaNutrition`,
 * `petNutritionAlliance`.
 */
export const LIFE_STAGES = {
  dog: {
    neuteredAdult: { label: 'Neutered adult', factor: 1.6 },
    intactAdult: { label: 'Intact adult', factor: 1.8 },
    inactive: { label: 'Inactive or prone to weight gain', factor: 1.2 },
    weightLoss: { label: 'Weight loss (ideal weight, or today’s with a score)', factor: 1 },
    puppyUnder4Months: { label: 'Puppy under 4 months', factor: 3, isUnscored: true },
    puppyOver4Months: { label: 'Puppy 4 months to adult', factor: 2, isUnscored: true },
    workLight: { label: 'Light work', factor: 2 },
    workModerate: { label: 'Moderate work', factor: 3 },
    workHeavy: { label: 'Heavy work', factor: 5 },
    latePregnancy: { label: 'Last third of pregnancy', factor: 3, isUnscored: true },
    nursing: { label: 'Nursing (4 to 8, feed to need)', factor: 4, isUnscored: true },
  },
  cat: {
    neuteredAdult: { label: 'Neutered adult', factor: 1.2 },
    intactAdult: { label: 'Intact adult', factor: 1.4 },
    inactive: { label: 'Inactive or prone to weight gain', factor: 1 },
    weightLoss: { label: 'Weight loss (ideal weight, or today’s with a score)', factor: 0.8 },
    kitten: { label: 'Kitten', factor: 2.5, isUnscored: true },
    pregnant: { label: 'Pregnant', factor: 2, isUnscored: true },
    nursing: { label: 'Nursing (2 to 6, feed to need)', factor: 4, isUnscored: true },
  },
} as const satisfies Record<'dog' | 'cat', Readonly<Record<string, LifeStageRow>>>;

export type DogLifeStage = keyof typeof LIFE_STAGES.dog;
export type CatLifeStage = keyof typeof LIFE_STAGES.cat;
export type LifeStage = DogLifeStage | CatLifeStage;

/** Individual animals differ from the average by this share or more in either direction. Source: `aahaNutrition`. */
export const ENERGY_VARIATION = 0.2;

/** The largest share of the day's energy that treats may make up. Sources: `aahaNutrition`, `wsavaNutrition`. */
export const TREAT_SHARE = 0.1;

/**
 * Times the resting energy at the ideal weight, or at the entered one where no score is known: no animal is fed less
 * without a veterinarian, and no printed range begins lower. The factor for weight loss in cats
 * (`catHealthy`); that dogs have the same floor is our choice.
 */
export const LEAST_FACTOR = 0.8;

/** How labels give the energy of food: kcal in one `unit`, plausible between `min` and `max`. */
export const FOOD_UNITS = {
  cup: { min: 100, max: 800, amountUnit: 'cup', amountPerUnit: 1, decimals: 2 },
  '100g': { min: 40, max: 700, amountUnit: 'g', amountPerUnit: 100, decimals: 0 },
  can: { min: 20, max: 600, amountUnit: 'can', amountPerUnit: 1, decimals: 2 },
} as const;

export type FoodUnit = keyof typeof FOOD_UNITS;
export type AmountUnit = (typeof FOOD_UNITS)[FoodUnit]['amountUnit'];

/** Whole meals a day. */
export const MEALS_PER_DAY = { min: 1, max: 6, usual: 2 } as const;
