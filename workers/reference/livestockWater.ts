/** Drinking water of livestock. Sources: `nrcBeefWater`, `guyerWater`, `murphy1983`, `ontarioWater`. */

/** US gallons a day for one animal at these daily means in °F. Sources: `nrcBeefWater`; last two of `beefCowDry`: `guyerWater`. */
export const BEEF_WATER = {
  fahrenheit: [40, 50, 60, 70, 80, 90],
  gallons: {
    growing180: [4, 4.3, 5, 5.8, 6.8, 9.5],
    growing270: [5.3, 5.7, 6.6, 7.8, 8.9, 12.7],
    growing360: [6.3, 6.8, 7.9, 9.2, 10.6, 15],
    finishing270: [6, 6.5, 7.4, 8.7, 10, 14.3],
    finishing360: [7.3, 7.9, 9.1, 10.7, 12.3, 17.4],
    finishing450: [8.7, 9.4, 10.8, 12.6, 14.5, 20.6],
    bull: [8.7, 9.4, 10.8, 12.6, 14.5, 20.6],
    beefCowNursing: [11.4, 12.6, 14.5, 16.9, 17.9, 16.2],
    beefCowDry: [6, 6.5, 7.4, 8.7, 10, 14.5],
  },
} as const;

/** kg a day for a dairy cow: the constant, and what each kg, g or °C adds. Source: `murphy1983`. */
export const DAIRY_WATER = {
  constant: 15.99,
  perKgDryMatter: 1.58,
  perKgMilk: 0.9,
  perGramSodium: 0.05,
  perDegree: 1.2,
  usual: { milk: 30, dryMatterIntake: 22, sodium: 45 },
} as const;

/** L a day for one animal: low, typical and high. Source: `ontarioWater`; the goat by US extension leaflets, 1 to 3 US gallons. */
export const WATER_RANGES = {
  calf: [4.9, 9, 13.2],
  horseSmall: [13, 16.5, 20],
  horse: [26, 32.5, 39],
  horseLarge: [39, 49, 59],
  sheep: [4, 5.25, 6.5],
  sheepNursing: [9, 10, 10.5],
  lamb: [3.6, 4.4, 5.2],
  goat: [4, 7, 11],
  weaner: [1, 2, 3.2],
  sow: [13.6, 15, 17.2],
  sowNursing: [18.1, 20, 22.7],
  layingHen: [0.18, 0.25, 0.32],
} as const;

/** °C at which the low, the typical and the high end are taken: our own reading, since the ranges name none. */
export const RANGE_TEMPERATURES = [10, 20, 30] as const;

export type BeefAnimal = keyof typeof BEEF_WATER.gallons;
export type OtherAnimal = keyof typeof WATER_RANGES;
export type WaterAnimal = BeefAnimal | 'dairyCow' | OtherAnimal;
