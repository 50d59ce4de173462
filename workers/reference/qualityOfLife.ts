/**
 * The HHHHHMM scale of quality of life: seven aspects of an animal's day, each scored from 0 to 10, where 10 is best.
 * Items and the limit of the total: `villalobosScale`. All other limits: `qualityOfLifeHouseRules`.
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

/** A score at or below this overrides the total. */
export const OVERRIDE_SCORE = 2;

/** A score at or below this is listed for the talk with the veterinarian. */
export const LOW_SCORE = 4;

/** Overrides of the total, in order of display. Breathing is a checkbox, all others are scores. */
export const OVERRIDES = [
  'breathing',
  'hurt',
  'hunger',
  'hydration',
  'hygiene',
  'happiness',
  'mobility',
  'goodDays',
] as const satisfies readonly ('breathing' | QualityItem)[];

export type Override = (typeof OVERRIDES)[number];

/** Pain, eating and drinking: low together, at LOW_SCORE or below, they weigh more than the total. */
export const LOW_TOGETHER = {
  items: ['hurt', 'hunger', 'hydration'],
  atLeast: 2,
} as const satisfies { readonly items: readonly QualityItem[]; readonly atLeast: number };

/** How soon a veterinarian is needed, the soonest first, as the headline says it. */
export const SEE_VET = {
  now: 'See a veterinarian now',
  today: 'See a veterinarian today',
  soon: 'Talk to your veterinarian this week',
} as const;

export type SeeVet = keyof typeof SEE_VET;

/**
 * Which low scores cannot wait for a total, the most urgent first: a row applies when all its scores are at their limit
 * or below. Trouble breathing comes first; any other override means this week.
 */
export const LOW_SCORE_RULES = [
  { seeVet: 'now', atMost: { hurt: OVERRIDE_SCORE } },
  { seeVet: 'now', atMost: { hydration: SCORE_LIMITS.min } },
  { seeVet: 'now', atMost: { hunger: OVERRIDE_SCORE, hydration: OVERRIDE_SCORE } },
  { seeVet: 'today', atMost: { hunger: OVERRIDE_SCORE } },
  { seeVet: 'today', atMost: { hydration: OVERRIDE_SCORE } },
  { seeVet: 'today', atMost: { hunger: LOW_SCORE, hydration: LOW_SCORE } },
] as const satisfies readonly {
  readonly seeVet: SeeVet;
  readonly atMost: Readonly<Partial<Record<QualityItem, number>>>;
}[];
