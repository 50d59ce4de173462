/** The words of every calculator's page and what else it goes by. Fetched when somebody searches. */

import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { analysesOn } from './analyses.ts';
import { catalog } from './catalog.ts';
import { type Word, wordsOf } from './queryWords.ts';
import { SHARED_SYNONYMS, SYNONYMS } from './synonyms.ts';

const KEYWORDS = import.meta.glob<readonly string[]>('../../calculators/*/content.ts', {
  query: '?keywords',
  import: 'default',
  eager: true,
});

/** What a page can be found by. */
export interface SearchedPage {
  readonly id: CalculatorId;
  /** Keywords and synonyms, each as its words joined: 'od600' for 'OD 600'. */
  readonly phrases: ReadonlySet<string>;
  readonly words: readonly SearchedWord[];
}

/** A word of a page. */
export interface SearchedWord {
  /** In `VOCABULARY`. */
  readonly place: number;
  /** The more, the more the page is about it; above 0. */
  readonly weight: number;
}

/** Every word by which any page is found, once: a typed word is compared once with each. */
export const VOCABULARY: readonly Word[] = [];
const places = new Map<string, number>();

/** How much a word says of a page: of its name, as a keyword of its own, of its description. */
export const WEIGHTS = { name: 4, phrase: 3, description: 1 } as const;
/** For a word that a page has once more: of pages that are alike otherwise the one that speaks of it more often leads. */
export const AGAIN = 0.05;
/** The less, the more words a phrase has: 'cell' is more to 'cell' than to 'cells per mL of a stock'. */
const weightIn = (phrase: readonly Word[]): number => WEIGHTS.phrase / Math.sqrt(phrase.length);

/** Every calculator of the menu, in its order. */
export const SEARCHED_PAGES: readonly SearchedPage[] = catalog.calculators.map(({ id, name, description }) => {
  const phrases = phrasesOf(id).map((phrase) => ({ whole: phrase, words: wordsOf(phrase) }));
  const weights = new Map<number, number>();
  const add = (words: readonly Word[], weight: number): void => {
    for (const place of words.map(placeOf)) {
      const before = weights.get(place);
      weights.set(place, before === undefined ? weight : Math.max(weight, before) + AGAIN);
    }
  };
  add(wordsOf(name.replace(/\bcalculator\b/i, '')), WEIGHTS.name);
  for (const { whole, words } of phrases) add([...words, ...hyphenated(whole)], weightIn(words));
  add([...wordsOf(description), ...hyphenated(`${name} ${description}`)], WEIGHTS.description);
  for (const { title } of analysesOn(id)) add(wordsOf(title), WEIGHTS.description);
  const words = [...weights].map(([place, weight]) => ({ place, weight }));
  return { id, phrases: new Set(phrases.map((phrase) => joined(phrase.words))), words };
});

function placeOf(word: Word): number {
  const place = places.get(word.typed) ?? (VOCABULARY as Word[]).push(word) - 1;
  places.set(word.typed, place);
  return place;
}

/** Words without what is between them: the same for 'half life', 'half-life' and 'halflife'. */
export function joined(words: readonly Word[]): string {
  return words.map(({ typed }) => typed).join('');
}

function phrasesOf(id: CalculatorId): readonly string[] {
  const keywords = KEYWORDS[`../../calculators/${id}/content.ts`] ?? [];
  const shared = SHARED_SYNONYMS.filter(({ of }) => of.includes(id)).map(({ words }) => words);
  return [...keywords, ...[SYNONYMS[id] ?? '', ...shared].flatMap((words) => words.split(', '))];
}

/** 'aminoacid' of 'amino-acid'. */
function hyphenated(text: string): readonly Word[] {
  const compounds = text.split(' ').filter((each) => /[-–]/.test(each));
  return compounds.flatMap((each) => wordsOf(each.replace(/[-–]/g, '')));
}
