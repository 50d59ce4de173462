/**
 * What a list of a million things is in a result or an input: a column for each of their properties. Typed arrays of a result belong
 * to it: they are moved to the page and not copied.
 */

/** Many short texts as one. None has a line break. */
export interface TextColumn {
  /** All of them, each followed by a line feed, in UTF-8. */
  readonly utf8: Uint8Array;
  /** Index of the line feed behind each. */
  readonly ends: Uint32Array;
}
