import { useSyncExternalStore } from 'react';

/** One of a few values that the visitor chose and the browser stores, the same in all tabs. */
export interface StoredChoice<Choice extends string> {
  /** Prerendered and hydrated as the first choice; the stored one follows immediately. */
  readonly use: () => Choice;
  readonly get: () => Choice;
  readonly set: (choice: Choice) => void;
}

/**
 * Creates a stored choice.
 *
 * @param key in `localStorage`; where that is unavailable the choice lasts as long as the page
 * @param choices the first is the default, and is never stored
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): StoredChoice<Choice> {
  const [fallback] = choices;
  const listeners = new Set<() => void>();
  let unstored: Choice | null = null;

  function get(): Choice {
    if (unstored !== null) return unstored;
    try {
      const stored = localStorage.getItem(key);
      return choices.find((choice) => choice === stored) ?? fallback;
    } catch {
      return fallback;
    }
  }

  function set(choice: Choice): void {
    try {
      if (choice === fallback) localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
      unstored = null;
    } catch {
      unstored = choice;
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return { use: () => useSyncExternalStore(subscribe, get, () => fallback), get, set };
}
