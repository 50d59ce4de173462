/** Keeps the animals in `localStorage`, on this device only; where storage is refused, as long as the page is open. */
import { useSyncExternalStore } from 'react';
import { animalsText, readAnimals } from './animalsText.ts';
import type { KeptAnimal } from './keptAnimals.ts';

/** The key, also of `storage` events. */
const ANIMALS_KEY = 'animals';

/** Why the list could not be read or written, as sentences. */
const BROKEN = 'The animals on this device could not be read. They stay as they are until something new is kept.';
const UNAVAILABLE =
  'This browser keeps nothing for this site, as in a private window: what you enter lasts as long as this page is open.';
const UNSTORED = 'This browser could not store this. It lasts as long as this page is open.';

/** What is kept on this device. */
export interface StoredAnimals {
  readonly animals: readonly KeptAnimal[];
  /** A sentence; null when all is well. */
  readonly fault: string | null;
  /** False in the prerendered page, which does not know them. */
  readonly isKnown: boolean;
}

const UNKNOWN: StoredAnimals = { animals: [], fault: null, isKnown: false };

const listeners = new Set<() => void>();
/** What could not be stored; lasts as long as the page. */
let unstored: StoredAnimals | null = null;
/** The last text that was read, and what it is: a snapshot stays the same while the text does. */
let last: { readonly text: string | null; readonly stored: StoredAnimals } | null = null;

/** Returns what is kept, in all tabs; nothing before hydration. */
export function useKeptAnimals(): StoredAnimals {
  return useSyncExternalStore(subscribe, storedAnimals, () => UNKNOWN);
}

export function storedAnimals(): StoredAnimals {
  if (unstored !== null) return unstored;
  let text: string | null;
  try {
    text = localStorage.getItem(ANIMALS_KEY);
  } catch {
    unstored = { animals: [], fault: UNAVAILABLE, isKnown: true };
    return unstored;
  }
  if (last === null || last.text !== text) last = { text, stored: storedAs(text) };
  return last.stored;
}

function storedAs(text: string | null): StoredAnimals {
  const animals = text === null ? [] : readAnimals(text);
  return animals === null ? { animals: [], fault: BROKEN, isKnown: true } : { animals, fault: null, isKnown: true };
}

/**
 * Keeps this list in place of the one before, and shows it everywhere.
 *
 * @returns why it could not be stored, as a sentence; null when it was
 */
export function keepAnimals(animals: readonly KeptAnimal[]): string | null {
  try {
    if (animals.length === 0) localStorage.removeItem(ANIMALS_KEY);
    else localStorage.setItem(ANIMALS_KEY, animalsText(animals));
    unstored = null;
  } catch {
    unstored = { animals, fault: unstored?.fault ?? UNSTORED, isKnown: true };
  }
  for (const listener of listeners) listener();
  return unstored?.fault ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
