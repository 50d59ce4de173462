/** The keywords of every calculator's page: what search knows of them besides the menu. Fetched when somebody searches. */
import { type Word, wordsOf } from './queryWords.ts';

const KEYWORDS = import.meta.glob<readonly string[]>('../calculators/*/content.ts', {
  query: '?keywords',
  import: 'default',
  eager: true,
});

export interface PageKeywords {
  /** In lower case, a line each. */
  readonly text: string;
  readonly words: readonly Word[];
}

const PAGES: ReadonlyMap<string, PageKeywords> = new Map(
  Object.entries(KEYWORDS).map(([file, keywords]) => {
    const text = keywords.join('\n').toLowerCase();
    return [file.split('/').at(-2) ?? '', { text, words: wordsOf(text) }];
  }),
);

/** @returns undefined for an id without a page */
export function keywordsOf(id: string): PageKeywords | undefined {
  return PAGES.get(id);
}
