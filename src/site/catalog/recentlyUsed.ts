/**
 * The calculators last used on this device, newest first. Only their ids are stored, and only here; pages on toxicity
 * and medicine are never included.
 */
const KEY = 'recent-calculators';
/** Key of older versions, whose list included those pages. */
const OLD_KEY = 'recently-used';

export const MOST_RECENT = 6;

/**
 * Returns the stored ids.
 *
 * @returns at most `MOST_RECENT` ids, which may be of calculators that no longer exist; none where storage is
 * unavailable
 */
export function recentlyUsed(): readonly string[] {
  return storedIds(KEY).slice(0, MOST_RECENT);
}

/** @returns the ids in a list of `localStorage`, each once; none where it is not a list, or storage is forbidden */
export function storedIds(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === 'string'))] : [];
  } catch {
    return [];
  }
}

/** Moves a calculator to the front of the list. */
export function rememberUsed(id: string): void {
  try {
    const ids = [id, ...recentlyUsed().filter((other) => other !== id)];
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST_RECENT)));
  } catch {
    // Storage is unavailable: Home shows no list.
  }
}

/** Deletes the list from this device. */
export function forgetUsed(): void {
  remove(KEY);
}

/** Deletes the list of older versions of the site. */
export function dropOldList(): void {
  remove(OLD_KEY);
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is unavailable: there is no list.
  }
}
