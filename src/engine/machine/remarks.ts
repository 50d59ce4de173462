/** Announcements for screen readers on events and results. */
import { liveRegionText } from '#src/engine/kit/liveRegionText.ts';

/** Shown and announced when the values of a link were filled in. */
export const OPENED = 'Opened from a link.';
export const FILLED = 'Example filled in.';
export const RESET = 'Form cleared.';
export const OTHERS_CLEARED = 'The other fields were cleared.';
export const UNDONE = 'Your inputs are back.';
export const CANCELLED = 'Cancelled.';
const CHOOSE_UNIT = 'Choose its unit as well.';

/** Announced when a result no longer matches the inputs, and when an event removed it. */
const OUT_OF_DATE = 'The inputs changed: the result is out of date.';
const REMOVED = 'The result was removed.';

/** Side effects of an edit. */
interface EditEffects {
  readonly clearsOthers: boolean;
  readonly removesResult: boolean;
  /** It cleared the choice of unit, which an example or a link had filled in. */
  readonly emptiesUnit: boolean;
}

/** Returns the announcement of an event, with a sentence on the removed result where there was one. */
export function withRemoval(words: string, removesResult: boolean): string {
  return removesResult ? `${words} ${REMOVED}`.trimStart() : words;
}

/**
 * Returns the announcement of an edit: only its side effects. The removal of the result is announced once, however much
 * is typed afterward, because unchanged text is not read again.
 *
 * @param last the previous announcement
 */
export function remarkOnEdit(last: string, { clearsOthers, removesResult, emptiesUnit }: EditEffects): string {
  const onOthers = clearsOthers ? liveRegionText(last, withRemoval(OTHERS_CLEARED, removesResult)) : null;
  const remark = onOthers ?? (last.includes(REMOVED) ? last : withRemoval('', removesResult));
  return emptiesUnit ? liveRegionText(remark, withRemoval(CHOOSE_UNIT, removesResult)) : remark;
}

/**
 * Returns the current text of the live region.
 *
 * @param isBusy while calculating nothing is announced: a remark is heard once, together with the result
 * @param remark on the last event
 * @param outcome the result and whether it is stale; null without one
 * @param status status sentence of the result; undefined without one, and where it could not be shown
 */
export function spoken(
  isBusy: boolean,
  remark: string,
  outcome: { readonly stale: boolean } | null,
  status: string | undefined,
): string {
  if (isBusy) return '';
  if (status !== undefined && outcome?.stale === false) return `${remark} ${status}`.trimStart();
  return remark === '' && outcome?.stale === true ? OUT_OF_DATE : remark;
}
