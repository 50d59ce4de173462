/** How a page on birth speaks of a day that is past. House rules. */
import type { GestatingSpecies } from './gestation.ts';

/** Days past the day to call from which the advice is an alarm; 0 for animals that must be examined on that day. */
export const ALARM_AFTER_CALL_DAYS: Readonly<Record<GestatingSpecies, number>> = {
  dog: 0,
  cat: 0,
  rabbit: 0,
  guineaPig: 0,
  swine: 0,
  sheep: 3,
  goat: 3,
  cow: 7,
  buffalo: 7,
  horse: 14,
  donkey: 14,
  llama: 14,
  alpaca: 14,
};

/** Days past the day to call after which the dates are those of an earlier pregnancy. */
export const GRACE_DAYS: Readonly<Record<GestatingSpecies, number>> = {
  dog: 30,
  cat: 30,
  rabbit: 30,
  guineaPig: 30,
  swine: 30,
  sheep: 60,
  goat: 60,
  cow: 60,
  buffalo: 60,
  horse: 90,
  donkey: 90,
  llama: 90,
  alpaca: 90,
};
