import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Catalog } from '#src/site/catalog/catalog.ts';
import { search } from '#src/site/catalog/search.ts';
import type * as WideSearchFile from '#src/site/catalog/wideSearch.ts';

type WideSearchModule = typeof WideSearchFile;

/** Kept when the search is closed and opened again. */
let fetched: WideSearchModule | null = null;

/** Search by more than the words of the menu: its words are fetched by whoever begins to search. */
export function useWideSearch(catalog: Catalog, text: string): FoundWidely {
  const [wide, setWide] = useState(fetched);
  const [hasFailed, setFailed] = useState(false);
  const prepare = useCallback(() => {
    import('#src/site/catalog/wideSearch.ts').then(
      (module) => {
        fetched = module;
        setWide(module);
      },
      // Without it the menu is searched, and the next focus asks again.
      () => setFailed(true),
    );
  }, []);
  const found = useMemo(() => wide?.searchWidely(catalog, text) ?? searchMenu(catalog, text), [wide, catalog, text]);
  const isMissing = text.trim() !== '' && wide === null;
  useEffect(() => {
    if (isMissing) prepare();
  }, [isMissing, prepare]);
  return {
    found,
    isAwaited: isMissing && !hasFailed,
    prepare,
  };
}

interface FoundWidely {
  /** The same as long as the text is. */
  readonly found: WideSearchFile.WideSearch;
  /** By the words of the menu alone: the others are on their way. */
  readonly isAwaited: boolean;
  /** Fetches the other words. */
  readonly prepare: () => void;
}

function searchMenu(catalog: Catalog, text: string): WideSearchFile.WideSearch {
  const results = search(catalog, text);
  const about = { thing: null, animal: null, hasSigns: false };
  return { results, named: results.length, rest: 'by words', call: null, isEmergency: false, about };
}
