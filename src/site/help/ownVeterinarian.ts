/**
 * The phone number of the visitor's own veterinarian. It is stored on this device only: no link, shared text or file
 * ever contains it.
 */
import { useSyncExternalStore } from 'react';

/** Also read by `early.js`, which reserves the space of its button. */
export const OWN_NUMBER_KEY = 'veterinarian';

/** Digits and the usual separators of printed phone numbers. */
const NUMBER = /^\+?[\d\s().\-/]{3,30}$/;

const listeners = new Set<() => void>();
/** Fallback where storage is unavailable; lasts as long as the page. */
let unstored: string | null = null;

/** Returns the number as typed; '' when it is not given, and before hydration. */
export function useOwnNumber(): string {
  return useSyncExternalStore(subscribe, ownNumber, () => '');
}

/** Returns what a phone dials. After a country code, the 0 in brackets is not dialed: +44 (0)1202 is +441202. */
export function dialed(number: string): string {
  const international = number.startsWith('+') ? number.replace('(0)', '') : number;
  return international.replace(/[^\d+]/g, '');
}

/** Returns whether a text can be dialed. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text) && /\d{3}/.test(dialed(text));
}

function ownNumber(): string {
  if (unstored !== null) return unstored;
  try {
    const stored = localStorage.getItem(OWN_NUMBER_KEY) ?? '';
    return isNumber(stored) ? stored : '';
  } catch {
    return '';
  }
}

/**
 * Shows another number everywhere.
 *
 * @param fallback the number itself, where storage is unavailable
 */
export function ownNumberChanged(fallback: string | null): void {
  unstored = fallback;
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
