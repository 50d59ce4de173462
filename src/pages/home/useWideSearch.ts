import { useCallback, useEffect, useState } from 'react';
import type * as WideSearch from '#src/catalog/wideSearch.ts';

type WideSearchModule = typeof WideSearch;

/** Kept when the search is closed and opened again. */
let fetched: WideSearchModule | null = null;

/**
 * Search by more than the words of the menu: its words are fetched by whoever begins to search.
 *
 * @param isWanted fetches it without being asked
 * @returns null until it is there; and what asks for it
 */
export function useWideSearch(isWanted: boolean): readonly [wide: WideSearchModule | null, prepare: () => void] {
  const [wide, setWide] = useState(fetched);
  const prepare = useCallback(() => {
    import('#src/catalog/wideSearch.ts').then(
      (module) => {
        fetched = module;
        setWide(module);
      },
      // Without it the menu is searched, and the next letter asks again.
      () => {},
    );
  }, []);
  const isMissing = isWanted && wide === null;
  useEffect(() => {
    if (isMissing) prepare();
  }, [isMissing, prepare]);
  return [wide, prepare];
}
