import { expect, test } from 'vitest';
import { wordsAbroad } from '#src/site/help/onDemand/wordsAbroad.ts';
import { openVeterinarianWords } from '#src/site/help/openVeterinarianWords.ts';

test.each([
  ['en', 'emergency veterinarian open now'],
  ['en-US', 'emergency veterinarian open now'],
  ['en-GB', 'emergency vet open now'],
  ['de', 'tierärztlicher Notdienst'],
  ['de-AT', 'tierärztlicher Notdienst'],
  ['fr-BE', 'vétérinaire de garde'],
  ['ja', 'emergency veterinarian open now'],
  ['', 'emergency veterinarian open now'],
])('in %j: %s', (language, words) => {
  expect(openVeterinarianWords(language, false, wordsAbroad(false))).toBe(words);
});

test.each([
  ['en-US', 'large animal vet emergency'],
  ['en-GB', 'farm or equine vet emergency'],
  ['de-DE', 'Tierarzt Notdienst Pferd Rind'],
  ['fr', 'large animal vet emergency'],
])('for a farm animal, in %j: %s', (language, words) => {
  expect(openVeterinarianWords(language, true, wordsAbroad(true))).toBe(words);
});

test.each(['de', 'fr-BE', 'ja', ''])('in %j: English words until the others are loaded', (language) => {
  expect(openVeterinarianWords(language, false, {})).toBe('emergency veterinarian open now');
});
