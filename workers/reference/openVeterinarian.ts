/**
 * What people type into a map to find a veterinarian who is open now, in English; other languages are in `openVeterinarianAbroad.ts`.
 * Veterinarians for horses and farm animals have words of their own where those are known.
 */
export const OPEN_VETERINARIAN_WORDS: Readonly<Record<string, string>> = {
  en: 'emergency veterinarian open now',
  'en-GB': 'emergency vet open now',
};

/** For a horse or a farm animal. */
export const OPEN_FARM_VETERINARIAN_WORDS: Readonly<Record<string, string>> = {
  en: 'large animal vet emergency',
  'en-GB': 'farm or equine vet emergency',
};

/** The address of a map that searches; the words are appended. */
export const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';
