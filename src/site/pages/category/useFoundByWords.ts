import { useMemo, useRef, useState } from 'react';

type FindByWords = (text: string) => readonly string[];

/** Calculators that a text finds by its words. */
interface FoundByWords {
  readonly found: readonly string[];
  /** Fetches keywords and synonyms, once. */
  readonly prepare: () => void;
}

/** Finds calculators by keywords and synonyms, which are fetched when the box gets the focus; until then nothing is found by them. */
export function useFoundByWords(text: string): FoundByWords {
  const [find, setFind] = useState<FindByWords | null>(null);
  const isAsked = useRef(false);
  const found = useMemo(() => find?.(text) ?? [], [find, text]);

  function prepare(): void {
    if (isAsked.current) return;
    isAsked.current = true;
    import('#src/site/catalog/wordSearch.ts').then(
      ({ pagesWithWords }) => setFind(() => pagesWithWords),
      () => {
        // Names and purposes are filtered without them.
        isAsked.current = false;
      },
    );
  }
  return { found, prepare };
}
