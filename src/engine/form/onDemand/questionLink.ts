/** A link to a question below a result: the fragment of the page, which question was asked, and its settings under its name. */
import { LONGEST_FRAGMENT } from './permalink.ts';

/** The question that a link asks. */
export interface LinkedQuestion {
  readonly id: string;
  /** Its settings as a fragment of their own. */
  readonly settings: string;
}

/**
 * Returns the fragment that opens the page with an answered question; null when it is too long.
 *
 * @param page fragment of the page's own values; null when they are too long
 * @param settings of the question, as a fragment of their own; null when they are too long
 */
export function questionFragment(page: string | null, id: string, settings: string | null): string | null {
  if (page === null || settings === null) return null;
  const named = settings === '' ? [] : settings.split('&').map((pair) => `${id}.${pair}`);
  const fragment = [...(page === '' ? [] : [page]), `ask=${id}`, ...named].join('&');
  return fragment.length > LONGEST_FRAGMENT ? null : fragment;
}

/**
 * Reads which question a fragment asks.
 *
 * @param fragment untrusted, with or without '#'
 */
export function linkedQuestion(fragment: string): LinkedQuestion | null {
  const pairs = fragment.replace(/^#/, '').split('&');
  const asked = pairs.find((pair) => pair.startsWith('ask='));
  if (asked === undefined) return null;
  const id = asked.slice('ask='.length);
  const settings = pairs.filter((pair) => pair.startsWith(`${id}.`)).map((pair) => pair.slice(id.length + 1));
  return { id, settings: settings.join('&') };
}
