/** What came to Home from outside: chosen, dropped, pasted, opened from the desktop or shared by another app. */

export interface ReceivedItem {
  readonly name: string;
  /** A text; null where the browser could not give the file. */
  readonly source: File | string | null;
}

export interface Received {
  readonly items: readonly ReceivedItem[];
  /** Why there is nothing, as a sentence. */
  readonly fault: string | null;
  /** The window was opened for it: Back is not to lead to it again. */
  readonly isArrival: boolean;
}

export function receivedFiles(files: Iterable<File>): Received {
  const items = [...files].map((file) => ({ name: file.name, source: file }));
  return { items, fault: null, isArrival: false };
}

export function receivedText(text: string): Received {
  return { items: [{ name: 'Pasted text', source: text }], fault: null, isArrival: false };
}
