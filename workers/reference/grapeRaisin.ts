/** Grapes and their dried fruit: weight of a piece, and the lowest amounts with which kidney injury is reported in dogs. */
import type { PoisonUrgency } from './poisoning.ts';

interface FruitRow {
  readonly name: string;
  /** As in 'one grape'. */
  readonly piece: string;
  /** As in 'six grapes'. */
  readonly pieces: string;
  /** Grams. Sources: `usdaFoodData` for grapes, `agriaRaisin` for dried fruit, its upper value. */
  readonly gramsPerPiece: number;
  /**
   * Grams of a light piece, so that weighed fruit counts as the largest possible number of pieces. Source:
   * `raisinVarieties`; that of Zante currants is a house estimate.
   */
  readonly lightGramsPerPiece: number;
  /** Grams of fruit per kg of body weight, the lowest of the figures found. Source: `eubig2005`. */
  readonly lowestReportedGPerKg: number;
}

export const GRAPE_FRUITS = {
  grape: {
    name: 'Grapes',
    piece: 'grape',
    pieces: 'grapes',
    gramsPerPiece: 5,
    lightGramsPerPiece: 2.4,
    lowestReportedGPerKg: 19.6,
  },
  raisin: {
    name: 'Raisins or sultanas',
    piece: 'raisin or sultana',
    pieces: 'raisins or sultanas',
    gramsPerPiece: 1,
    lightGramsPerPiece: 0.4,
    lowestReportedGPerKg: 2.8,
  },
  currant: {
    name: 'Zante currants',
    piece: 'Zante currant',
    pieces: 'Zante currants',
    gramsPerPiece: 1,
    lightGramsPerPiece: 0.2,
    lowestReportedGPerKg: 2.8,
  },
} as const satisfies Record<string, FruitRow>;

export type GrapeFruit = keyof typeof GRAPE_FRUITS;

/** More than one piece for this body weight may carry a risk, kg. Source: `merckGrape`. */
export const KG_PER_PIECE = 4.5;

/** The least serious first. No safe amount is known. */
export const GRAPE_LEVELS = {
  anyAmount: { label: 'Any amount can injure the kidneys: no lower limit is known', urgency: 'callNow' },
  risk: {
    label: 'More than one piece per 4.5 kg (10 lb): may carry a risk of kidney injury',
    urgency: 'emergency',
  },
  reported: {
    label: 'At or above the lowest amount with which kidney injury is reported',
    urgency: 'emergency',
  },
} as const satisfies Record<string, { readonly label: string; readonly urgency: PoisonUrgency }>;

export type GrapeLevel = keyof typeof GRAPE_LEVELS;
