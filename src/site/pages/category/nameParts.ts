const LAST_WORD = ' Calculator';

/**
 * Splits the name of a calculator: on a page of nothing but calculators their last word is not drawn, but stays in the document
 * and in what is read aloud.
 */
export function nameParts(name: string): { readonly drawn: string; readonly read: string } {
  return name.endsWith(LAST_WORD)
    ? { drawn: name.slice(0, -LAST_WORD.length), read: LAST_WORD }
    : { drawn: name, read: '' };
}
