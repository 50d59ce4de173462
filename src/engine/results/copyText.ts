/**
 * Thrown when the text could not be created, as opposed to a refusal by the browser. Its message is shown to the
 * visitor.
 */
export class TextNotMade extends Error {
  override readonly name = 'TextNotMade';
  override readonly message = 'The text could not be made';
}

/**
 * Copies a text to the clipboard. A text that is still being created is passed as a promise immediately, because
 * browsers allow copying only right after a click.
 *
 * @throws TextNotMade when that promise rejects
 * @throws when the browser refuses, or has no clipboard for this page
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  let hasFailed = false;
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // After a refusal nothing awaits the text any more.
  blob.catch(() => {
    hasFailed = true;
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch (refusal) {
    // Browsers replace the rejection with an error of their own.
    throw hasFailed ? new TextNotMade() : refusal;
  }
}
