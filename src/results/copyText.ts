/** Thrown when there was no text to copy: the browser refused nothing. Its message is what the visitor is told. */
export class TextNotMade extends Error {
  override readonly name = 'TextNotMade';
  override readonly message = 'The text could not be made';
}

/**
 * Puts a text on the clipboard. A text still being made is handed over as a promise at once, because browsers take
 * only what was offered while the visitor's click is fresh.
 *
 * @throws TextNotMade when that promise failed
 * @throws when the browser refuses, or has no clipboard for this page
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  let hasFailed = false;
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // Once the writing has been refused, nobody waits for the text any more.
  blob.catch(() => {
    hasFailed = true;
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch (refusal) {
    // Browsers refuse a text that could not be made with errors of their own.
    throw hasFailed ? new TextNotMade() : refusal;
  }
}
