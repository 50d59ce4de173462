import {
  OPEN_FARM_VETERINARIAN_WORDS_ABROAD,
  OPEN_VETERINARIAN_WORDS_ABROAD,
} from '#workers/reference/openVeterinarianAbroad.ts';
import type { MapWords } from '../openVeterinarianWords.ts';

/** Returns what to type into a map in other languages than English. */
export function wordsAbroad(isFarm: boolean): MapWords {
  return isFarm ? OPEN_FARM_VETERINARIAN_WORDS_ABROAD : OPEN_VETERINARIAN_WORDS_ABROAD;
}
