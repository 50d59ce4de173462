/** Decodes a file of separated values, in any of the usual encodings that spreadsheets save. */

/** Largest accepted file: 32 MiB, in bytes. */
export const MOST_BYTES = 32 * 1024 * 1024;

/** Thrown when the file is not text or is too large; the message is a sentence for the visitor. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/**
 * Reads the text of a file.
 *
 * @throws FileRefused
 */
export async function fileText(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new FileRefused('This file is larger than 32 MB. Split it and open the parts.');
  const bytes = new Uint8Array(await file.arrayBuffer().catch(unreadable));
  const text = decodedText(bytes);
  if (text.slice(0, 4096).includes('\0'))
    throw new FileRefused(
      'This file is not a table of text. In a spreadsheet program, save it as CSV and open that file.',
    );
  return text;
}

/** Decodes UTF-16 with a byte order mark, valid UTF-8, or else the encoding that older spreadsheets save in. */
export function decodedText(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function unreadable(): never {
  throw new FileRefused('The browser could not read this file. Choose it again.');
}
