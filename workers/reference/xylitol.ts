/** Xylitol content of products, and the doses at which illness is reported in dogs. */
import type { PoisonBand } from './poisoning.ts';

interface XylitolRow {
  readonly name: string;
  /** Singular, as in '1 piece of gum', and plural, as in '4 pieces of gum'. */
  readonly one: string;
  readonly many: string;
  /** mg of xylitol in one counted unit: a piece, a gram, a milligram. */
  readonly mgEach: number;
}

/**
 * A piece of gum or a mint holds 0.22 to 1.0 g; the upper end is used. Sources: `brutlag2017` and, for a gum with 1 g in a piece,
 * `medvetXylitol`.
 */
export const XYLITOL_PRODUCTS = {
  gum: { name: 'Chewing gum, in pieces', one: 'piece of chewing gum', many: 'pieces of chewing gum', mgEach: 1000 },
  mint: { name: 'Mints or candy, in pieces', one: 'mint or candy', many: 'mints or candies', mgEach: 1000 },
  granules: {
    name: 'Pure xylitol (granules, birch sugar), in grams',
    one: 'g of pure xylitol',
    many: 'g of pure xylitol',
    mgEach: 1000,
  },
  labelMg: {
    name: 'Milligrams of xylitol, from the label',
    one: 'mg of xylitol by the label',
    many: 'mg of xylitol by the label',
    mgEach: 1,
  },
} as const satisfies Readonly<Record<string, XylitolRow>>;

/** mg on a label below which grams may have been typed: a house rule. */
export const XYLITOL_QUESTION_BELOW_MG = 20;

export type XylitolProduct = keyof typeof XYLITOL_PRODUCTS;

/** mg of xylitol per kg of body weight, for dogs. Sources: `merckXylitol`, `brutlag2017`. */
export const XYLITOL_BANDS = [
  {
    level: 'anyAmount',
    from: 0,
    label: 'Any amount needs a call. Products differ and labels leave the figure out.',
    urgency: 'callNow',
  },
  {
    level: 'hypoglycemia',
    from: 75,
    label: 'Low blood sugar is reported from about 75 to 100 mg/kg. It can come within 30 minutes or many hours later.',
    urgency: 'emergency',
  },
  {
    level: 'liver',
    from: 500,
    label: 'Liver failure is reported above 500 mg/kg, and in some dogs below it.',
    urgency: 'emergency',
  },
] as const satisfies readonly PoisonBand[];

export type XylitolLevel = (typeof XYLITOL_BANDS)[number]['level'];
