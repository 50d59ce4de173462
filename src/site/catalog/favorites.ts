/**
 * The calculators that the visitor marked as favorites on this device, the newest first. Their ids are kept in `localStorage`
 * and nowhere else; marking is the visitor's own act, so that pages on toxicity and medicine may be among them.
 */
import { storedIds } from './recentlyUsed.ts';

const KEY = 'favorite-calculators';

const listeners = new Set<() => void>();

/** @returns ids, which may be of calculators that no longer exist; none where storage is forbidden */
export function favorites(): readonly string[] {
  return storedIds(KEY);
}

export function isFavorite(id: string): boolean {
  return favorites().includes(id);
}

/** Puts a calculator first among the favorites, or takes it off them. */
export function setFavorite(id: string, isWanted: boolean): void {
  const others = favorites().filter((other) => other !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(isWanted ? [id, ...others] : others));
  } catch {
    // Nothing is marked where nothing can be stored.
  }
  for (const listener of listeners) listener();
}

/**
 * Calls back when a favorite is marked or taken off, in any tab.
 *
 * @returns what ends it
 */
export function onFavorites(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
