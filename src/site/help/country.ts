/**
 * The country whose helplines are shown: that of the browser's languages, until the visitor chooses one. `early.js` sets it on the root
 * element as `data-country` before the first paint, so that the numbers are visible immediately. Where the languages name no country, it
 * sets 'unknown', and the page asks for the country.
 */
import { useSyncExternalStore } from 'react';
import { HELPLINE_COUNTRIES, type HelplineCountry } from '#workers/reference/helplines.ts';

/** Also read by `early.js`. */
const KEY = 'country';
/** Chosen by a visitor whose country is not listed. */
export const ELSEWHERE = 'none';

const listeners = new Set<() => void>();

/** Neither the visitor nor the browser's languages name a country. */
export const NOT_KNOWN = 'unknown';

/** Returns the code of a listed country; `ELSEWHERE` for any other, `NOT_KNOWN` for none, and '' before hydration. */
export function useCountry(): string {
  return useSyncExternalStore(subscribe, country, () => '');
}

/** Shows the numbers of another country and stores the choice on the device. */
export function chooseCountry(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is unavailable: the choice lasts as long as the page.
  }
  document.documentElement.dataset.country = code;
  for (const listener of listeners) listener();
}

/** Returns the listed country whose numbers are shown; undefined for none. */
export function shownCountry(): HelplineCountry | undefined {
  const code = country();
  return HELPLINE_COUNTRIES.find((each) => each.code === code);
}

/** Returns the region that the browser or the visitor names, listed or not; '' before hydration and where none is known. */
export function useRegion(): string {
  return useSyncExternalStore(subscribe, region, () => '');
}

function region(): string {
  return document.documentElement.dataset.country ?? '';
}

/** Returns the name of the country, in English, as it is written in a sentence: 'this country' where that is all that is known. */
export function useCountryName(): string {
  return useSyncExternalStore(subscribe, countryName, () => THIS_COUNTRY);
}

const THIS_COUNTRY = 'this country';

function countryName(): string {
  const { country: code = '' } = document.documentElement.dataset;
  if (!/^[A-Z]{2}$/.test(code)) return THIS_COUNTRY;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) ?? THIS_COUNTRY;
}

function country(): string {
  const { country: code } = document.documentElement.dataset;
  if (code === undefined || code === NOT_KNOWN) return NOT_KNOWN;
  return HELPLINE_COUNTRIES.some((each) => each.code === code) ? code : ELSEWHERE;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
