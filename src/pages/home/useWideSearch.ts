import { useCallback, useEffect, useState } from 'react';
import type * as WideSearch from '#src/catalog/wideSearch.ts';

type WideSearchModule = typeof WideSearch;

/** Kept when the search is closed and opened again. */
let fetched: WideSearchModule | null = null;

/**
 * Returns the search beyond the menu's words, whose code is loaded when a search begins.
 *
 * @param isWanted loads it immediately
 * @returns null until it is loaded; and a function that loads it
 */
export function useWideSearch(isWanted: boolean): readonly [wide: WideSearchModule | null, prepare: () => void] {
  const [wide, setWide] = useState(fetched);
  const prepare = useCallback(() => {
    import('#src/catalog/wideSearch.ts').then(
      (module) => {
        fetched = module;
        setWide(module);
      },
      // Until it is loaded, only the menu is searched; the next character retries.
      () => {},
    );
  }, []);
  const isMissing = isWanted && wide === null;
  useEffect(() => {
    if (isMissing) prepare();
  }, [isMissing, prepare]);
  return [wide, prepare];
}
