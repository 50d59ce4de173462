/** The keywords of every calculator's page, which search uses besides the menu. Loaded when a search begins. */
import { type Word, wordsOf } from './queryWords.ts';

const KEYWORDS = import.meta.glob<readonly string[]>('../calculators/*/content.ts', {
  query: '?keywords',
  import: 'default',
  eager: true,
});

export interface PageKeywords {
  /** In lower case, one per line. */
  readonly text: string;
  readonly words: readonly Word[];
}

const PAGES: ReadonlyMap<string, PageKeywords> = new Map(
  Object.entries(KEYWORDS).map(([file, keywords]) => {
    const text = keywords.join('\n').toLowerCase();
    return [file.split('/').at(-2) ?? '', { text, words: wordsOf(text) }];
  }),
);

/**
 * Returns the keywords of a page.
 *
 * @returns undefined for an id without a page
 */
export function keywordsOf(id: string): PageKeywords | undefined {
  return PAGES.get(id);
}
