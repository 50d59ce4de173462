/**
 * A sentence for a live region. Screen readers skip unchanged text, so a no-break space, which nobody sees or hears, is
 * appended to a repeated one.
 *
 * @param last what the region says now
 */
export function saidAnew(last: string, text: string): string {
  return text !== '' && text === last ? `${text}\u00a0` : text;
}
