import { OPEN_FARM_VETERINARIAN_WORDS, OPEN_VETERINARIAN_WORDS } from '#workers/reference/openVeterinarian.ts';

/** What to type into a map, by language. */
export type MapWords = Readonly<Record<string, string>>;

/**
 * Returns what to type into a map in a language; English where there are no words in it.
 *
 * @param language a language tag, as the browser has it: 'en-GB', 'de'
 * @param abroad the words in other languages than English, once they are loaded
 */
export function openVeterinarianWords(language: string, isFarm: boolean, abroad: MapWords): string {
  const words: MapWords = { ...(isFarm ? OPEN_FARM_VETERINARIAN_WORDS : OPEN_VETERINARIAN_WORDS), ...abroad };
  return words[language] ?? words[language.split('-')[0] ?? ''] ?? words.en ?? '';
}
