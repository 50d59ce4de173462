/** What was typed after ± into a box of the form, on its way to 'Uncertainty' below the result. */
import { useSyncExternalStore } from 'react';

/** An uncertainty that was typed with its number. */
export interface TypedSpread {
  /** Dotted path of the number box. */
  readonly path: string;
  /** What the box holds now: the uncertainty belongs to a result of this text. */
  readonly text: string;
  /** '0.2' or '4 %'. */
  readonly spread: string;
}

/**
 * Of one page: the first that is typed on another begins anew. They are kept beyond the section, which a refused calculation takes
 * away, so that a second one joins the first.
 */
let typed: { readonly page: string; readonly spreads: readonly TypedSpread[] } = { page: '', spreads: [] };
const listeners = new Set<() => void>();

/** Keeps an uncertainty for the result of the page that is shown; it replaces an earlier one of the same box. */
export function keepSpread(spread: TypedSpread): void {
  const page = location.pathname;
  const others = typed.page === page ? typed.spreads.filter(({ path }) => path !== spread.path) : [];
  typed = { page, spreads: [...others, spread] };
  for (const listener of listeners) listener();
}

/** The uncertainties that were typed on this page, in order. */
export function useTypedSpreads(): readonly TypedSpread[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (typed.page === location.pathname ? typed.spreads : NONE),
  );
}

const NONE: readonly TypedSpread[] = [];
