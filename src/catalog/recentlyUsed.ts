/**
 * The calculators that gave a result on this device, newest first. Nothing but their ids is kept, and only here; pages on
 * toxicity and medicine are never told to it.
 */
const KEY = 'recent-calculators';
/** The list of older versions, which held those as well. */
const OLD_KEY = 'recently-used';

export const MOST_RECENT = 6;

/** @returns no more than `MOST_RECENT` ids, which may be of calculators that no longer exist; none where storage is forbidden */
export function recentlyUsed(): readonly string[] {
  return storedIds(KEY).slice(0, MOST_RECENT);
}

/** @returns the ids in a list of `localStorage`, each once; none where it is no list, or storage is forbidden */
export function storedIds(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === 'string'))] : [];
  } catch {
    return [];
  }
}

/** Puts a calculator first. */
export function rememberUsed(id: string): void {
  try {
    const ids = [id, ...recentlyUsed().filter((other) => other !== id)];
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST_RECENT)));
  } catch {
    // Only the list on Home is lost.
  }
}

/** Leaves nothing of the list on this device. */
export function forgetUsed(): void {
  remove(KEY);
}

/** Removes what older versions of the site have left. */
export function dropOldList(): void {
  remove(OLD_KEY);
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing where nothing can be stored.
  }
}
