/** A link to an analysis: the fragment of the page, which analysis was asked, and its settings under its name. */
import { fragmentOf } from '#src/form/onDemand/permalink.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';

/** The analysis that a link asks for. */
export interface LinkedQuestion {
  readonly id: string;
  /** Its settings as a fragment of their own. */
  readonly settings: string;
}

/**
 * Returns the fragment that opens the page with an answered analysis; null when it is too long.
 *
 * @param page fragment of the page's own values; null when they are too long
 */
export function questionFragment(page: string | null, id: string, fields: AnyFields, draft: Values): string | null {
  const settings = fragmentOf(fields, draft);
  if (page === null || settings === null) return null;
  const named = settings === '' ? [] : settings.split('&').map((pair) => `${id}.${pair}`);
  return [page, `ask=${id}`, ...named].join('&');
}

/**
 * Reads which analysis a fragment asks for.
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
