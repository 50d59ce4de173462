/**
 * Dry matter that animals eat in a day, in percent of their weight: usual value and range. Sources: `nrcHorses2007` (horse,
 * donkey), `nrcBeef2016` (cattle), `nrcDairy2001` (dairy cow), `nrcSmallRuminants2007` (sheep, goat, llama, alpaca).
 */
export const HAY_INTAKES = {
  horse: { label: 'Horse', usual: 2, low: 1.5, high: 2.5 },
  donkey: { label: 'Donkey', usual: 1.5, low: 1.3, high: 1.8 },
  beefCow: { label: 'Beef cow', usual: 2, low: 1.8, high: 2.2 },
  beefCowNursing: { label: 'Beef cow, nursing', usual: 2.5, low: 2.2, high: 2.7 },
  dairyCow: { label: 'Dairy cow, dry (milked: enter 3 to 4 %)', usual: 2, low: 2, high: 4 },
  growingCattle: { label: 'Growing cattle', usual: 2.5, low: 2.2, high: 3 },
  sheep: { label: 'Sheep', usual: 2, low: 1.8, high: 2.5 },
  sheepNursing: { label: 'Ewe, nursing', usual: 3.5, low: 3, high: 4.5 },
  goat: { label: 'Goat', usual: 2.5, low: 1.8, high: 3 },
  llama: { label: 'Llama', usual: 1.5, low: 1.2, high: 2 },
  alpaca: { label: 'Alpaca', usual: 2, low: 1.5, high: 2 },
} as const;

export type HaySpecies = keyof typeof HAY_INTAKES;

/** Dry matter of forage a day, in percent of body weight, below which a horse or donkey is at risk of colic. Source: `nrcHorses2007`. */
export const LEAST_FORAGE = { percent: 1.25, species: ['horse', 'donkey'] } as const;

/**
 * Weights that one animal may have, kg, edges included: chosen to catch typing errors and pounds typed as kilograms, not biological
 * limits. From `askedFromKg` on, few animals weigh as much, and many weigh so many pounds: the result asks.
 */
export const HAY_WEIGHTS: Readonly<
  Record<
    HaySpecies,
    { readonly spoken: string; readonly minKg: number; readonly maxKg: number; readonly askedFromKg: number }
  >
> = {
  horse: { spoken: 'horse', minKg: 20, maxKg: 1500, askedFromKg: 800 },
  donkey: { spoken: 'donkey', minKg: 15, maxKg: 600, askedFromKg: 300 },
  beefCow: { spoken: 'cow', minKg: 100, maxKg: 1500, askedFromKg: 900 },
  beefCowNursing: { spoken: 'cow', minKg: 100, maxKg: 1500, askedFromKg: 900 },
  dairyCow: { spoken: 'cow', minKg: 100, maxKg: 1500, askedFromKg: 900 },
  growingCattle: { spoken: 'animal', minKg: 25, maxKg: 1300, askedFromKg: 700 },
  sheep: { spoken: 'sheep', minKg: 5, maxKg: 250, askedFromKg: 130 },
  sheepNursing: { spoken: 'ewe', minKg: 15, maxKg: 250, askedFromKg: 130 },
  goat: { spoken: 'goat', minKg: 3, maxKg: 200, askedFromKg: 110 },
  llama: { spoken: 'llama', minKg: 20, maxKg: 300, askedFromKg: 220 },
  alpaca: { spoken: 'alpaca', minKg: 10, maxKg: 150, askedFromKg: 100 },
};
