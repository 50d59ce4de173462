/**
 * The telephone number of the visitor's own veterinarian. It is kept on this device alone: no link, shared text or file
 * ever holds it.
 */
import { useSyncExternalStore } from 'react';

/** Read by `theme.js` as well, which keeps the place of its button free. */
const KEY = 'veterinarian';

/** Digits, and what stands between them in print. */
const NUMBER = /^\+?[\d\s().\-/]{3,30}$/;

const listeners = new Set<() => void>();
/** Where nothing can be stored it lasts as long as the page. */
let unstored: string | null = null;

/** As it was typed; '' when there is none, and while the page has not hydrate. */
export function useOwnNumber(): string {
  return useSyncExternalStore(subscribe, ownNumber, () => '');
}

/** @returns false when the text cannot be dialed, which then changes nothing */
export function keepOwnNumber(typed: string): boolean {
  const number = typed.trim();
  if (!isNumber(number)) return false;
  store(number);
  return true;
}

export function forgetOwnNumber(): void {
  store('');
}

/** What a telephone dials. After the code of a country, the 0 in brackets is not dialed: +44 (0)1202 is +441202. */
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
