import { OPEN_FARM_VETERINARIAN_WORDS, OPEN_VETERINARIAN_WORDS } from '#workers/reference/openVeterinarian.ts';

/**
 * Returns what to type into a map in a language; English where there are no words in it.
 *
 * @param language a language tag, as the browser has it: 'en-GB', 'de'
 */
export function openVeterinarianWords(language: string, isFarm: boolean): string {
  const words = isFarm ? OPEN_FARM_VETERINARIAN_WORDS : OPEN_VETERINARIAN_WORDS;
  return words[language] ?? words[language.split('-')[0] ?? ''] ?? words.en ?? '';
}
