/** Methylxanthines (theobromine and caffeine together) in chocolate, and the doses at which signs are reported in dogs. */
import type { PoisonBand } from './poisoning.ts';

interface ChocolateRow {
  readonly name: string;
  /** mg of methylxanthines in a gram; null: by the percentage on the label. */
  readonly mgPerG: number | null;
}

/**
 * By rising content, those without a fixed place last. Source: `merckChocolateContent`, its table; hulls, 255 mg in an ounce,
 * are in its text. Of the range of dark chocolate, 5.3 to 5.6, the upper value.
 */
export const CHOCOLATE_TYPES = {
  white: { name: 'White chocolate', mgPerG: 0.04 },
  milk: { name: 'Milk chocolate', mgPerG: 2.3 },
  dark: { name: 'Semisweet, or dark up to 60 %', mgPerG: 5.6 },
  // 70 % of 15.5, as a bar with that percentage; measured bars of 70 to 85 % have less.
  darkStrong: { name: 'Dark 61 to 85 %, or dark and the percentage is unknown', mgPerG: 10.85 },
  baking: { name: 'Unsweetened (baker’s) chocolate', mgPerG: 15.5 },
  cocoaPowder: { name: 'Dry cocoa powder', mgPerG: 28.5 },
  cocoaMulch: { name: 'Cocoa bean hull mulch', mgPerG: 9 },
  percent: { name: 'Bar with a cocoa percentage', mgPerG: null },
} as const satisfies Record<string, ChocolateRow>;

export type ChocolateType = keyof typeof CHOCOLATE_TYPES;

/** mg per gram at 100 percent: a percentage bar is that share of unsweetened chocolate. Source: `merckChocolateContent`. */
export const PURE_COCOA_MG_PER_G = CHOCOLATE_TYPES.baking.mgPerG;

/** Percent, edges included. */
export const COCOA_PERCENT = { min: 1, max: 100 } as const;

/**
 * mg of methylxanthines per kg of body weight, for dogs; no separate scale for cats is published. Source:
 * `merckChocolateContent`.
 */
export const CHOCOLATE_BANDS = [
  {
    level: 'low',
    from: 0,
    label: 'Below 20 mg/kg. Some dogs react to less.',
    urgency: 'callForAdvice',
  },
  { level: 'mild', from: 20, label: 'Mild signs reported (vomiting, diarrhea, thirst)', urgency: 'callNow' },
  { level: 'severe', from: 40, label: 'Heart effects reported at 40–50 mg/kg', urgency: 'emergency' },
  { level: 'seizure', from: 60, label: 'Seizures reported at 60 mg/kg and above', urgency: 'emergency' },
  {
    level: 'lethal',
    from: 100,
    label: 'Reported lethal range starts (LD50 100–200 mg/kg)',
    urgency: 'emergency',
  },
] as const satisfies readonly PoisonBand[];

/**
 * Grams of chocolate per kg of body weight from which the first warning is about fat and sugar. A house rule: no
 * threshold is published.
 */
export const FAT_G_PER_KG = 5;

/** Source: `fattyFoods`. */
export const FAT_NOTE =
  'Chocolate also holds fat and sugar. A large amount can inflame the pancreas one to four days later, even when the chocolate poison is low. Call for repeated vomiting, a sore belly or no appetite.';

/** What else is printed about the contents above. */
export const OLDER_CONTENTS =
  'Counted with 15.5 mg/g for unsweetened and 5.6 mg/g for dark chocolate; older editions print 16 and 5.4–5.7.';

export type ChocolateLevel = (typeof CHOCOLATE_BANDS)[number]['level'];
