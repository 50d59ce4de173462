/**
 * Returns a sentence for a live region, made different from the last one. Screen readers skip unchanged text, so a
 * no-break space, which is neither seen nor heard, is appended to a repeated sentence.
 *
 * @param last the region's current text
 */
export function liveRegionText(last: string, text: string): string {
  return text !== '' && text === last ? `${text}\u00a0` : text;
}
