import type { WideSearch } from '#src/catalog/wideSearch.ts';

/**
 * How much was found, in words.
 *
 * @param isAwaited what else than the menu's words finds is still being fetched
 */
export function countOf({ results, named, rest, isEmergency }: WideSearch, isAwaited: boolean): string {
  const count = results.length;
  if (count === 0 && isEmergency) return '';
  if (count === 0) return isAwaited ? 'Searching…' : 'Nothing of that name';
  if (rest === 'popular') return 'Not here yet';
  if (rest === 'close' && named === 0)
    return count === 1 ? 'No exact match, 1 close' : `No exact match, ${count} close`;
  return count === 1 ? '1 result' : `${count} results`;
}
