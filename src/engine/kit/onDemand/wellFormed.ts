/** A lone surrogate, which cannot be encoded. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Returns the text in a form that a URL can hold, with each lone surrogate replaced by a replacement character. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}
