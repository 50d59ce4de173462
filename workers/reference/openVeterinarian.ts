/**
 * What people type into a map to find a veterinarian who is open now, by language; English elsewhere. Veterinarians for horses and farm
 * animals have words of their own where those are known.
 */
export const OPEN_VETERINARIAN_WORDS: Readonly<Record<string, string>> = {
  en: 'emergency veterinarian open now',
  'en-GB': 'emergency vet open now',
  de: 'tierärztlicher Notdienst',
  fr: 'vétérinaire de garde',
  es: 'veterinario de urgencias',
  it: 'veterinario pronto soccorso',
  nl: 'spoed dierenarts',
  pt: 'veterinário de urgência',
  sv: 'jourveterinär',
  da: 'dyrlægevagt',
  nb: 'veterinærvakt',
  fi: 'eläinlääkäripäivystys',
  pl: 'weterynarz dyżur',
  cs: 'veterinární pohotovost',
};

/** For a horse or a farm animal. */
export const OPEN_FARM_VETERINARIAN_WORDS: Readonly<Record<string, string>> = {
  en: 'large animal vet emergency',
  'en-GB': 'farm or equine vet emergency',
  de: 'Tierarzt Notdienst Pferd Rind',
};

/** The address of a map that searches; the words are appended. */
export const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';
