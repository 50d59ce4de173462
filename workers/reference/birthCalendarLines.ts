/**
 * The signs of `birthEmergencies.ts` in at most 200 characters, with the same sources: every event of a calendar begins with them. Apart
 * from the signs, because a page needs them only with a result. Shown verbatim.
 */
import type { GestatingSpecies } from './gestation.ts';

/** Of horse and donkey. */
const MARE =
  'RED BAG: cut it open at once, then call. Call now: foal not out 20 min after the waters broke; only one foot, or no nose.';
/** Of cattle and buffalo. */
const COW = 'Call now: cow 30 min, heifer 60 min without progress; 2 h after the water bag; wrong position; cow down.';
/** Of llama and alpaca. */
const CAMELID = 'Call now: 30 min of straining without progress; labor at night; 4 h of rolling without a water bag.';

export const BIRTH_CALENDAR_LINES: Readonly<Record<GestatingSpecies, string>> = {
  cat: 'Call now: 20 to 30 min of strong straining without a kitten; a kitten stuck 10 min; heavy blood; collapse.',
  guineaPig: 'Call now: 10 to 20 min of straining without a pup; any bleeding; not eating.',
  cow: COW,
  dog: 'Call now: 20 to 30 min of strong straining without a puppy; 2 h between puppies; green discharge before the first; collapse.',
  goat: 'Call now: 30 min of hard straining without a kid; 1 h after the water bag; wrong position; doe down.',
  horse: MARE,
  llama: CAMELID,
  rabbit: 'Call now: 30 min of straining without a kit; bleeding; not eating. No litter by day 32: call that day.',
  sheep: 'Call now: 30 min of hard straining without a lamb; 1 h after the water bag; wrong position; ewe down.',
  swine: 'Call now: 30 min of straining without a piglet; pellets in the fluid and no piglet in 30 min.',
  alpaca: CAMELID,
  donkey: MARE,
  buffalo: COW,
};
