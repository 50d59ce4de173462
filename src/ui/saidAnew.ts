/**
 * A sentence for a live region. One that stands there already would not be read aloud again: it gets a no-break space at its end,
 * which nobody sees or hears.
 *
 * @param last what the region says now
 */
export function saidAnew(last: string, text: string): string {
  return text !== '' && text === last ? `${text}\u00a0` : text;
}
