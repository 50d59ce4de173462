/**
 * Puts a text on the clipboard. A text still being made is handed over as a promise at once, because browsers take
 * only what was offered while the visitor's click is fresh.
 *
 * @throws when the browser refuses, or has no clipboard for this page
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // Whether the text could be made is known from the writing; nobody else waits for it when that has been refused.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
