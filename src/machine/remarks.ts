/** What those who hear the page are told of an event and of the result. */
import { saidAnew } from '#src/kit/saidAnew.ts';

/** Shown and said when the values of a link were filled in. */
export const OPENED = 'Opened from a link.';
export const FILLED = 'Example filled in.';
export const RESET = 'Form cleared.';
export const OTHERS_CLEARED = 'The other fields were cleared.';
export const UNDONE = 'Your inputs are back.';
export const CANCELLED = 'Cancelled.';
const CHOOSE_UNIT = 'Choose its unit as well.';

/** Said of a result that no longer fits the boxes, and of one that an event took away. */
const OUT_OF_DATE = 'The inputs changed: the result is out of date.';
const REMOVED = 'The result was removed.';

/** What an edit did besides changing its own field. */
interface EditEffects {
  readonly clearsOthers: boolean;
  readonly removesResult: boolean;
  /** It emptied the choice of the unit, which had come with an example or a link. */
  readonly emptiesUnit: boolean;
}

/** Said of an event that is over: that it took a result away as well. */
export function withRemoval(words: string, removesResult: boolean): string {
  return removesResult ? `${words} ${REMOVED}`.trimStart() : words;
}

/**
 * Said of an edit: nothing but what it did to others. That the result is gone is said once for all that is typed then, as a remark that
 * stays is not read again.
 *
 * @param last what was said before
 */
export function remarkOnEdit(last: string, { clearsOthers, removesResult, emptiesUnit }: EditEffects): string {
  const onOthers = clearsOthers ? saidAnew(last, withRemoval(OTHERS_CLEARED, removesResult)) : null;
  const remark = onOthers ?? (last.includes(REMOVED) ? last : withRemoval('', removesResult));
  return emptiesUnit ? saidAnew(remark, withRemoval(CHOOSE_UNIT, removesResult)) : remark;
}

/**
 * All that is said now.
 *
 * @param remark on the last event
 * @param outcome the result and how it stands; null without one
 * @param status what the result says; undefined without one, and where it cannot be said
 */
export function spoken(
  remark: string,
  outcome: { readonly stale: boolean } | null,
  status: string | undefined,
): string {
  if (status !== undefined && outcome?.stale === false) return `${remark} ${status}`.trimStart();
  return remark === '' && outcome?.stale === true ? OUT_OF_DATE : remark;
}
