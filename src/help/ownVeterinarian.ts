/**
 * The phone number of the visitor's own veterinarian. It is stored on this device only: no link, shared text or file
 * ever contains it.
 */
import { useSyncExternalStore } from 'react';

/** Also read by `early.js`, which reserves the space of its button. */
const KEY = 'veterinarian';

/** Digits and the usual separators of printed phone numbers. */
const NUMBER = /^\+?[\d\s().\-/]{3,30}$/;

const listeners = new Set<() => void>();
/** Fallback where storage is unavailable; lasts as long as the page. */
let unstored: string | null = null;

/** Returns the number as typed; '' when there is none, and before hydration. */
export function useOwnNumber(): string {
  return useSyncExternalStore(subscribe, ownNumber, () => '');
}

/**
 * Stores the number.
 *
 * @returns false when the text cannot be dialed; then nothing changes
 */
export function keepOwnNumber(typed: string): boolean {
  const number = typed.trim();
  if (!isNumber(number)) return false;
  store(number);
  return true;
}

export function forgetOwnNumber(): void {
  store('');
}

/** Returns what a phone dials. After a country code, the 0 in brackets is not dialed: +44 (0)1202 is +441202. */
export function dialed(number: string): string {
  const international = number.startsWith('+') ? number.replace('(0)', '') : number;
  return international.replace(/[^\d+]/g, '');
}

function isNumber(text: string): boolean {
  return NUMBER.test(text) && /\d{3}/.test(dialed(text));
}

function ownNumber(): string {
  if (unstored !== null) return unstored;
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    return isNumber(stored) ? stored : '';
  } catch {
    return '';
  }
}

function store(number: string): void {
  try {
    if (number === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, number);
    unstored = null;
  } catch {
    unstored = number;
  }
  const root = document.documentElement.dataset;
  if (number === '') delete root.veterinarian;
  else root.veterinarian = 'kept';
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
