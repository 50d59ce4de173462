/** Factors that change the estimate of a dog's life expectancy, the recommendations, and published medians. */
import type { DogBreed } from './dogBreeds.ts';

/** Dogs strictly heavier than this, in lb, count as large. Source: `spec`. */
export const LARGE_ABOVE_LB = 90;

export type DogFactor = 'large' | 'sedentary' | 'active' | 'neutered' | 'dentalCare' | 'overweight' | 'chronicIssues';

/** In the order in which they are added. Impacts in years (`spec`). */
export const DOG_FACTORS = [
  { key: 'large', name: 'Large Size', impact: -2 },
  { key: 'sedentary', name: 'Sedentary Lifestyle', impact: -1 },
  { key: 'active', name: 'Active Lifestyle', impact: 1 },
  { key: 'neutered', name: 'Spayed/Neutered', impact: 1 },
  { key: 'dentalCare', name: 'Regular Dental Care', impact: 0.5 },
  { key: 'overweight', name: 'Overweight', impact: -1.5 },
  { key: 'chronicIssues', name: 'Chronic Health Issues', impact: -2 },
] as const satisfies readonly { readonly key: DogFactor; readonly name: string; readonly impact: number }[];

/** For every dog, in this order. */
export const STANDING_RECOMMENDATIONS = [
  'Book a veterinary check-up at least once a year, and every six months for a senior dog.',
  "Feed a complete, balanced diet in measured portions that suit your dog's age and size.",
  "Give daily exercise that fits your dog's breed, age and health.",
  'Keep vaccinations and parasite prevention up to date.',
  'Keep your dog mentally active with play, training and company.',
] as const;

/** For dogs without dental care, overweight, or sedentary; after the general ones, in this order. */
export const CONDITIONAL_RECOMMENDATIONS = {
  noDentalCare:
    'Start regular dental care, with daily tooth brushing and professional cleaning when your vet advises it.',
  overweight: 'Ask your veterinarian for a safe weight-loss plan.',
  sedentary: 'Build up activity gradually, starting with short daily walks.',
} as const;

/**
 * Years: below any published life expectancy at birth. The lowest of a breed in the life tables of `teng2022` is that of the
 * French Bulldog, 4.53 (95 % confidence interval 4.14 to 5.01).
 */
export const PUBLISHED_FLOOR = 5;

/** Median length of life in the United Kingdom, years (`mcMillan2024`): of all dogs and of the breeds quoted here. */
export const UK_MEDIAN_YEARS: {
  readonly allDogs: number;
  readonly breeds: Readonly<Partial<Record<DogBreed, number>>>;
} = {
  allDogs: 12.5,
  breeds: {
    'Labrador Retriever': 13.1,
    'Jack Russell Terrier': 13.3,
    'Cavalier King Charles Spaniel': 11.8,
    'French Bulldog': 9.8,
  },
};
