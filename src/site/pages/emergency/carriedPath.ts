import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { wordsOf } from '#src/site/catalog/queryWords.ts';
import { BENADRYL_ELSEWHERE } from '#workers/reference/benadryl.ts';
import { CARRIED_INPUTS, CARRIED_WORDS } from '#workers/reference/carriedWords.ts';
import type { ChosenAnimal } from './emergencyState.ts';

export interface Said {
  readonly animal: ChosenAnimal | null;
  /** The words by which the entry was opened. */
  readonly words: string;
  /** The region of the browser or the visitor's choice, ISO 3166-1 alpha-2. */
  readonly region: string;
}

/** Returns the address of a page for a dose, with the animal and the substance as far as they are known. */
export function carriedPath(page: string, said: Said): string {
  const inputs: readonly string[] = page in CARRIED_INPUTS ? CARRIED_INPUTS[page as keyof typeof CARRIED_INPUTS] : [];
  const values = inputs.flatMap((input) => {
    const value = input === 'species' ? speciesOf(said.animal) : wordMeant(input as keyof typeof CARRIED_WORDS, said);
    return value === null ? [] : [`${input}=${value}`];
  });
  return calculatorPath(page) + (values.length === 0 ? '' : `#from-list=pet-emergency&${values.join('&')}`);
}

function speciesOf(animal: ChosenAnimal | null): string | null {
  return animal === 'dog' || animal === 'cat' ? animal : null;
}

/** Returns the only option that the words name; a longer name counts before the shorter ones in it. */
function wordMeant(input: keyof typeof CARRIED_WORDS, { words, region }: Said): string | null {
  const said = ` ${joined(words)} `;
  const named = Object.entries(CARRIED_WORDS[input]).filter(([name]) => said.includes(` ${joined(name)} `));
  const longest = named.filter(([name]) => !named.some(([other]) => other !== name && other.includes(name)));
  const isElsewhere = BENADRYL_ELSEWHERE.countries.some((each) => each === region);
  if (isElsewhere && longest.some(([name]) => name === 'benadryl')) return null;
  const meant = [...new Set(longest.map(([, value]) => value))];
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

function joined(text: string): string {
  return wordsOf(text)
    .map(({ singular }) => singular)
    .join(' ');
}
