/** Keeps the notebook in `localStorage`, on this device only. */
import type { NotebookStep } from './notebook.ts';
import { notebookText, readNotebook } from './notebookFile.ts';

/** The key, also of `storage` events. */
export const NOTEBOOK_KEY = 'notebook';

/** Why the notebook could not be read or written, as sentences. */
const BROKEN = 'The notebook on this device could not be read. It stays as it is until something new is kept.';
const UNAVAILABLE = 'This browser keeps nothing for this site: the notebook lasts as long as its page is open.';
const UNSTORED = 'This browser could not store the notebook. Save it as a file, or remove steps.';

/** The notebook of this device. */
export interface StoredNotebook {
  readonly steps: readonly NotebookStep[];
  /** A sentence; null when all is well. */
  readonly fault: string | null;
}

export function storedNotebook(): StoredNotebook {
  let text: string | null;
  try {
    text = localStorage.getItem(NOTEBOOK_KEY);
  } catch {
    return { steps: [], fault: UNAVAILABLE };
  }
  if (text === null) return { steps: [], fault: null };
  const { steps } = readNotebook(text);
  return steps === null ? { steps: [], fault: BROKEN } : { steps, fault: null };
}

/** @returns why it was not stored, as a sentence; null when it was. What was stored before stays. */
export function storeNotebook(steps: readonly NotebookStep[]): string | null {
  try {
    if (steps.length === 0) localStorage.removeItem(NOTEBOOK_KEY);
    else localStorage.setItem(NOTEBOOK_KEY, notebookText(steps));
    return null;
  } catch {
    return UNSTORED;
  }
}
