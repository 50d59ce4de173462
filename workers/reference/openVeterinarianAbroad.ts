/** The words of `openVeterinarian.ts` in other languages, which a page loads when its browser has one of them. */
export const OPEN_VETERINARIAN_WORDS_ABROAD: Readonly<Record<string, string>> = {
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
export const OPEN_FARM_VETERINARIAN_WORDS_ABROAD: Readonly<Record<string, string>> = {
  de: 'Tierarzt Notdienst Pferd Rind',
};
