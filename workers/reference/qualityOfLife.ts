/**
 * The HHHHHMM scale of quality of life: seven things of an animal's day, each scored from 0 to 10, 10 being the best.
 * Items and the limit of the total: `villalobosScale`. The other two limits: `qualityOfLifeHouseRules`.
 */
export const QUALITY_ITEMS = {
  hurt: { label: 'Hurt', covers: 'Pain control and easy breathing.' },
  hunger: { label: 'Hunger', covers: 'Eating enough.' },
  hydration: { label: 'Hydration', covers: 'Drinking enough.' },
  hygiene: { label: 'Hygiene', covers: 'Clean, no sores.' },
  happiness: { label: 'Happiness', covers: 'Interest and response.' },
  mobility: { label: 'Mobility', covers: 'Able to move as needed.' },
  goodDays: { label: 'More good days', covers: 'Good days outnumber bad ones.' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly covers: string }>>;

export type QualityItem = keyof typeof QUALITY_ITEMS;

/** Whole scores. */
export const SCORE_LIMITS = { min: 0, max: 10 } as const;

/** The best total. */
export const BEST_TOTAL = 70;

/** A total above this is regarded as acceptable for continuing care. */
export const ACCEPTABLE_ABOVE = 35;

/** Pain or breathing scored so low overrides the total, because the scale itself puts them first. */
export const URGENT_HURT = 2;

/** A score so low is listed for the talk with the veterinarian. */
export const LOW_SCORE = 4;
