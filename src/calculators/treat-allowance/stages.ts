import type { LifeStage } from '#workers/reference/petEnergy.ts';

/** Life stages of both species in the menu. */
export const STAGES: Readonly<Record<LifeStage, string>> = {
  neuteredAdult: 'Neutered adult',
  intactAdult: 'Intact adult',
  inactive: 'Inactive or prone to weight gain',
  weightLoss: 'Weight loss, at the ideal weight',
  puppyUnder4Months: 'Puppy under 4 months',
  puppyOver4Months: 'Puppy from 4 months',
  workLight: 'Dog at light work',
  workModerate: 'Dog at moderate work',
  workHeavy: 'Dog at heavy work',
  latePregnancy: 'Dog in the last third of pregnancy',
  kitten: 'Kitten',
  pregnant: 'Pregnant cat',
  nursing: 'Nursing dog or cat',
};
