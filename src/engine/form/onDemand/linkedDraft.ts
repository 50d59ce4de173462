/** Creates the draft of an opened link. */
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { withKept } from '../keptDraft.ts';
import { sanitizedDraft } from '../sanitizedDraft.ts';
import { namedValues } from './permalink.ts';

/**
 * Returns a blank form with the values of a link: nothing that was in the boxes before is kept.
 *
 * @param fragment fragment of the page's URL, untrusted
 * @returns null when the fragment names no values of these fields
 */
export function linkedDraft(fields: AnyFields, blank: Values, fragment: string): Values | null {
  const fitting = sanitizedDraft(fields, namedValues(fields, fragment));
  const isEmpty = Object.values(fitting).every((value) => typeof value === 'object' && Object.keys(value).length === 0);
  if (isEmpty) return null;
  return withKept(fields, blank, blank, fitting) ?? blank;
}

/** Returns whether two drafts of one form have the same contents. */
export function isSameFilling(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
