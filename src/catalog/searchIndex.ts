/** The words of every calculator's page and what else it goes by. Fetched when somebody searches. */
import { catalog } from './catalog.ts';
import { type Word, wordsOf } from './queryWords.ts';
import { SHARED_SYNONYMS, SYNONYMS } from './synonyms.ts';
import type { CalculatorId } from './taxonomy.ts';

const KEYWORDS = import.meta.glob<readonly string[]>('../calculators/*/content.ts', {
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
export interface SearchedWord extends Word {
  /** The more, the more the page is about it; above 0. */
  readonly weight: number;
}

const WEIGHTS = { name: 4, phrase: 3, description: 1 } as const;
/** The less, the more words a phrase has: 'cell' is more to 'cell' than to 'cells per mL of a stock'. */
const weightIn = (phrase: readonly Word[]): number => WEIGHTS.phrase / Math.sqrt(phrase.length);

/** Every calculator of the menu, in its order. */
export const SEARCHED_PAGES: readonly SearchedPage[] = catalog.calculators.map(({ id, name, description }) => {
  const phrases = phrasesOf(id).map((phrase) => ({ whole: phrase, words: wordsOf(phrase) }));
  const best = new Map<string, SearchedWord>();
  const add = (words: readonly Word[], weight: number): void => {
    for (const word of words)
      if ((best.get(word.typed)?.weight ?? 0) < weight) best.set(word.typed, { ...word, weight });
  };
  add(wordsOf(name.replace(/\bcalculator\b/i, '')), WEIGHTS.name);
  for (const { whole, words } of phrases) {
    add(words, weightIn(words));
    add(hyphenated(whole), weightIn(words));
  }
  add(wordsOf(description), WEIGHTS.description);
  add(hyphenated(`${name} ${description}`), WEIGHTS.description);
  return { id, phrases: new Set(phrases.map(({ words }) => joined(words))), words: [...best.values()] };
});

/** Words without what stands between them: the same for 'half life', 'half-life' and 'halflife'. */
export function joined(words: readonly Word[]): string {
  return words.map(({ typed }) => typed).join('');
}

function phrasesOf(id: CalculatorId): readonly string[] {
  const keywords = KEYWORDS[`../calculators/${id}/content.ts`] ?? [];
  const shared = SHARED_SYNONYMS.filter(({ of }) => of.includes(id)).map(({ words }) => words);
  return [...keywords, ...[SYNONYMS[id] ?? '', ...shared].flatMap((words) => words.split(', '))];
}

/** 'aminoacid' of 'amino-acid'. */
function hyphenated(text: string): readonly Word[] {
  return (text.match(/\p{L}[\p{L}\p{N}]*(?:[-–]\p{L}[\p{L}\p{N}]*)+/gu) ?? []).flatMap((each) =>
    wordsOf(each.replace(/[-–]/g, '')),
  );
}
