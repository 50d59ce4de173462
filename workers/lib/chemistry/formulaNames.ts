/** The formula of a compound by its name or abbreviation, where a formula is asked for and a name was entered. */
import { COMMON_COMPOUNDS } from '../../reference/commonCompounds.ts';
import { readName } from './nameReading.ts';
import { reagentNamed } from './reagentNames.ts';

/** Longer than any symbol: letters that can only be a word. */
const WORD = /[a-z]{3}/;

/** By any letter case; null for a name that is not known. */
export function compoundNamed(text: string): string | null {
  const name = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const common = Object.entries(COMMON_COMPOUNDS).find(([, names]) => names.includes(name));
  if (common !== undefined) return common[0];
  const reagent = reagentNamed(name);
  if (reagent !== null) return reagent.formula;
  return WORD.test(name) && !/\d{2}/.test(name) ? readName(name).formula : null;
}

/** True for words and several words in letters. */
export function looksLikeName(text: string): boolean {
  return /^[A-Za-z][a-z]{3,}/.test(text) || /[a-z]{4}/.test(text);
}
