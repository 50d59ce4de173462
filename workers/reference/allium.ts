/** Onion and its relatives: the grams of raw onion equivalent to one gram, and the doses reported in dogs. */
import type { PoisonBand } from './poisoning.ts';
import type { SourceKey } from './sources.ts';

interface AlliumRow {
  readonly name: string;
  /** Grams of raw onion equivalent to one gram. */
  readonly onionEquivalent: number;
  readonly source: SourceKey;
  /** Source of the factor, or a common mistake about it. */
  readonly note?: string;
}

export const ALLIUM_FORMS = {
  rawOnion: { name: 'Raw onion', onionEquivalent: 1, source: 'cope2005' },
  cookedOnion: {
    name: 'Cooked onion',
    onionEquivalent: 1,
    source: 'cope2005',
    note: 'Cooking does not remove the toxin.',
  },
  leekChiveShallot: { name: 'Leek, chive, shallot or spring onion', onionEquivalent: 1, source: 'cope2005' },
  onionPowder: {
    name: 'Onion powder or dried onion',
    onionEquivalent: 9,
    source: 'usdaFoodData',
    note: 'The factor 9 is weak evidence: it compares the dry matter of powder and raw onion, 94.6 % ÷ 10.9 % = 8.7, rounded up.',
  },
  garlic: {
    name: 'Fresh garlic',
    onionEquivalent: 5,
    source: 'merckAllium',
    note: 'Garlic counts as 3 to 5 times as toxic as onion; the upper end is used.',
  },
  garlicPowder: {
    name: 'Garlic powder',
    onionEquivalent: 12,
    source: 'usdaFoodData',
    note: 'The factor 12 is weak evidence: dry matter about 2.3 times that of fresh garlic, times 5, rounded up.',
  },
} as const satisfies Record<string, AlliumRow>;

export type AlliumForm = keyof typeof ALLIUM_FORMS;

const BELOW_REPORTED = 'Below 5 g/kg: less has harmed sensitive and repeatedly fed dogs';

/**
 * g of raw onion per kg of body weight, for dogs. Source: `cope2005`. The step at half the lowest reported dose is a house rule:
 * owners estimate amounts, and garlic counts as 3 to 5 times onion.
 */
export const ALLIUM_BANDS = [
  { level: 'low', from: 0, label: BELOW_REPORTED, urgency: 'callForAdvice' },
  { level: 'low', from: 2.5, label: BELOW_REPORTED, urgency: 'callNow' },
  {
    level: 'risk',
    from: 5,
    label: 'More than 0.5 % of body weight: poisoning consistently reported',
    urgency: 'emergency',
  },
  { level: 'toxic', from: 15, label: 'Blood damage documented at 15–30 g/kg', urgency: 'emergency' },
  {
    level: 'severe',
    from: 30,
    label: 'Above the range in which blood damage is documented',
    urgency: 'emergency',
  },
] as const satisfies readonly PoisonBand[];

export type AlliumLevel = (typeof ALLIUM_BANDS)[number]['level'];

/** g of raw onion per kg at which blood changes are reported in cats. Source: `cope2005`. */
export const CAT_ALLIUM_G_PER_KG = 5;

/** Breeds in which smaller amounts do harm. */
export const ALLIUM_SENSITIVE_BREEDS = 'Akita, Shiba Inu, Jindo and other Japanese and Korean breeds';
