import { isValidateCache } from '#src/kit/validateCache.ts';

/**
 * Whether two accepted inputs of a page are the same text, read the same way; which of its records was asked for may differ.
 *
 * @param one null, or of any shape, where there is no input
 */
export function isSameText(one: unknown, other: unknown): boolean {
  return readingOf(one) === readingOf(other);
}

/** The input without what was learned of it. A text outside the form is named by its id. */
function readingOf(input: unknown): string | undefined {
  return JSON.stringify(input, (key, value: unknown) => (key === 'record' || isValidateCache(key) ? undefined : value));
}
