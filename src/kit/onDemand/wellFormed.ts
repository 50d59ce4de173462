/** Half a character, which cannot be encoded. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The text as an address can hold it: with a replacement character for each half of one. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd');
}
