/** Meloxicam by mouth for dogs and cats: labeled amounts, limits and warnings. For reading a label with a veterinarian. */

/** Supported strengths of the suspension, mg/mL. */
export const MELOXICAM_STRENGTHS = { '0.5': 0.5, '1.5': 1.5 } as const;

export type MeloxicamStrength = keyof typeof MELOXICAM_STRENGTHS;

/** Sources: `cfrMeloxicam`, `metacamDogLabel`. */
export const DOG_MELOXICAM = {
  /** mg per kg of body weight. */
  mgPerKg: { first: 0.2, maintenance: 0.1 },
  intervalHours: 24,
  /** kg; outside this range no amount is shown. A safety limit of this site. */
  doseWeights: { min: 1, max: 100 },
  /**
   * kg; below it the strength of 1.5 mg/mL must not be measured. The kilograms decide: the 5 lb in the sentence are
   * rounded, so a dog of 5 lb, 2.268 kg, is below it.
   */
  minKgForStrong: 2.3,
} as const;

/** Sources: `metacamCatProductInformation`, `metacamUsBoxedWarning`. */
export const CAT_MELOXICAM = {
  /** The highest prescribed amounts that are turned into a volume, mg per kg of body weight. */
  maxMgPerKg: { first: 0.1, following: 0.05 },
  strength: '0.5',
  /** kg; outside this range no amount is shown. A safety limit of this site. */
  doseWeights: { min: 1, max: 12 },
  recheckWithinDays: 14,
  boxedWarning:
    'In the United States repeated meloxicam in cats carries a boxed warning: acute kidney failure and death. Oral meloxicam is not approved for cats there. Long-term use only under veterinary control with kidney checks.',
} as const;

/** What meloxicam must never be combined with. */
export const MELOXICAM_NEVER_WITH = [
  'any other NSAID (including aspirin, carprofen, ibuprofen)',
  'corticosteroids',
] as const;

const CONTRAINDICATIONS = [
  'kidney, liver or heart disease',
  'vomiting, diarrhea, stomach ulcer or bleeding',
  'dehydration',
  'bleeding disorder',
  'diuretics or ACE inhibitors unless the vet agrees',
  'pregnant, nursing or used for breeding',
  'surgery planned unless the vet agrees',
] as const;

/** Contraindications of meloxicam, by species. */
export const MELOXICAM_CONTRAINDICATIONS = {
  dog: [...CONTRAINDICATIONS, 'under 6 months old'],
  cat: [...CONTRAINDICATIONS, `under 6 weeks old or under ${CAT_MELOXICAM.doseWeights.min} kg`],
} as const;

export const MELOXICAM_PRODUCT_NOTE =
  'Some meloxicam suspensions list xylitol among the inactive ingredients (US Metacam 0.5 mg/mL); another reason never to exceed the prescribed volume.';
