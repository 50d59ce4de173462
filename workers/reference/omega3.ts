/** EPA and DHA from fish oil for dogs and cats: targets, ceilings, products and warnings. */

export type OmegaSpecies = 'dog' | 'cat';
export type OmegaGoal = 'general' | 'joint' | 'custom';
export type OmegaProduct = 'capsule' | 'liquid';

export interface OmegaRow {
  /** mg EPA + DHA per kg of body weight and day. */
  readonly goals: Readonly<Partial<Record<OmegaGoal, number>>>;
  /** mg a day = factor × kg ^ exponent. */
  readonly ceiling: { readonly factor: number; readonly exponent: number };
  /** The lower of two published ceilings, where there are two; the same exponent. */
  readonly lowerCeilingFactor?: number;
}

/**
 * Dog: targets from `omegaPetDogStudy` and `careOmega`, ceiling from `nrcOmega` as cited by `lenoxBauer2013`, the lower
 * ceiling from `careOmega`. Cat: target from `catFishOilPractice`; no limit has been published (`lenoxBauer2013`), and the
 * ceiling is this site's own.
 */
export const OMEGA3: Readonly<Record<OmegaSpecies, OmegaRow>> = {
  dog: {
    goals: { general: 70, joint: 100 },
    ceiling: { factor: 370, exponent: 0.75 },
    lowerCeilingFactor: 310,
  },
  cat: {
    goals: { general: 30 },
    ceiling: { factor: 75, exponent: 1 },
  },
};

/** The unit that is counted, and the number of measurable steps in it. */
export const OMEGA_PRODUCTS = {
  capsule: { unitLabel: 'capsule', stepsPerUnit: 1 },
  liquid: { unitLabel: 'mL', stepsPerUnit: 10 },
} as const;

/**
 * The minimum EPA + DHA in a capsule or a milliliter, mg. A safety limit of this site: less is an error in the label's
 * figures, such as grams or percent for milligrams, and would lead to an absurd amount of oil.
 */
export const LEAST_MG_PER_UNIT = 50;

export const OMEGA_WARNINGS = [
  'not cod liver oil (vitamins A and D)',
  'may cause soft stool, vomiting or weight gain',
  'may lengthen bleeding time: tell the vet before surgery or with NSAIDs, steroids or anticoagulants',
  'care with pancreatitis, diabetes or high-fat sensitivity',
  'count omega-3 already present in therapeutic diets',
] as const;
