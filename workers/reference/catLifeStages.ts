/**
 * The six life stages of cats of the 2010 scheme (`aafpAaha2010`), under the names of International Cat Care
 * (`icatcareAge`); the last was called Geriatric before. A stage begins with its month and lasts to the next stage.
 * The descriptions are our own.
 */
export interface CatLifeStageRow {
  readonly name: string;
  /** Months of age, inclusive. */
  readonly fromMonths: number;
  /** The age range in the words of the scheme. */
  readonly ages: string;
  readonly description: string;
}

export const CAT_LIFE_STAGES = [
  {
    name: 'Kitten',
    fromMonths: 0,
    ages: '0 to 6 months',
    description:
      'Fast growth, play and social learning. Kittens need kitten food, their first vaccinations and gentle handling.',
  },
  {
    name: 'Junior',
    fromMonths: 7,
    ages: '7 months to 2 years',
    description:
      'Reaching full size and learning about the world. Neutering, routine vaccination and plenty of play are the main topics.',
  },
  {
    name: 'Prime',
    fromMonths: 36,
    ages: '3 to 6 years',
    description: 'Grown up in body and behaviour and usually healthy. Keep weight steady and visit the vet every year.',
  },
  {
    name: 'Mature',
    fromMonths: 84,
    ages: '7 to 10 years',
    description: 'Middle age. Watch for weight gain, dental disease and lower activity.',
  },
  {
    name: 'Senior',
    fromMonths: 132,
    ages: '11 to 14 years',
    description:
      'Older cat. Check-ups every six months help to find kidney, thyroid, joint and blood-pressure problems early.',
  },
  {
    name: 'Super Senior',
    fromMonths: 180,
    ages: '15 years and over',
    description:
      'Very old cat. Comfort, easy access to food, water and litter, and frequent veterinary checks matter most.',
  },
] as const satisfies readonly CatLifeStageRow[];

export type CatLifeStage = (typeof CAT_LIFE_STAGES)[number]['name'];

/** The stages by age of the 2021 guidelines (`aahaAafp2021`). A fifth, the end of life, has no age. */
export const CAT_GUIDELINE_STAGES = [
  { name: 'Kitten', ages: 'below 1 year' },
  { name: 'Young adult', ages: '1 to 6 years' },
  { name: 'Mature adult', ages: '7 to 10 years' },
  { name: 'Senior', ages: 'over 10 years' },
] as const;

export type CatGuidelineStage = (typeof CAT_GUIDELINE_STAGES)[number]['name'];

/** Years beyond which an age is more likely a typing error. */
export const UNLIKELY_CAT_AGE = 40;
