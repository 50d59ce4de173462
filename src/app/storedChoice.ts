import { useSyncExternalStore } from 'react';

/** One of a few words that the visitor chose and the browser remembers, the same in all tabs. */
export interface StoredChoice<Choice extends string> {
  /** Prerendered and hydrated as the first choice; the remembered one follows at once. */
  readonly use: () => Choice;
  readonly get: () => Choice;
  readonly set: (choice: Choice) => void;
}

/**
 * @param key in `localStorage`; where that is forbidden the choice lasts as long as the page
 * @param choices the first holds until another one is made, and is never stored
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
