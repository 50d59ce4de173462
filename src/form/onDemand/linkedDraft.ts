/** The draft that an opened link makes. */
import type { AnyFields, Values } from '#src/kit/fields.ts';
import { fittingValues } from '../fittingValues.ts';
import { withKept } from '../keptDraft.ts';
import { namedValues } from './permalink.ts';

/**
 * A blank form with the values of a link in it: nothing of what was in the boxes before is mixed in.
 *
 * @param fragment of the page's address, untrusted
 * @returns null when the fragment is no filling of these fields
 */
export function linkedDraft(fields: AnyFields, blank: Values, fragment: string): Values | null {
  const fitting = fittingValues(fields, namedValues(fields, fragment));
  const isEmpty = Object.values(fitting).every((value) => typeof value === 'object' && Object.keys(value).length === 0);
  if (isEmpty) return null;
  return withKept(fields, blank, blank, fitting) ?? blank;
}

/** Whether two drafts of one form hold the same. */
export function isSameFilling(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
