/** What a file that was dropped on Home is: the way to the page that opens it, or why there is none. */
import { findCalculator } from '#src/catalog/catalog.ts';
import { sendSaved } from '#src/proof/savedOnItsWay.ts';
import { NO_SAVED_RESULT, savedResults } from '#src/proof/savedResult.ts';

/** Larger files are not read. */
const MOST_BYTES = 4_000_000;

export type OpenedFile = { readonly path: string } | { readonly fault: string };

/** @param file untrusted */
export async function openSavedFile(file: File): Promise<OpenedFile> {
  if (file.size > MOST_BYTES) return { fault: 'This file is too large to be a saved result.' };
  const text = await file.text().catch(() => null);
  if (text === null) return { fault: 'This file could not be read.' };
  const saved = savedResults(parsedJson(text));
  const [first, ...others] = saved ?? [];
  if (first === undefined) return { fault: NO_SAVED_RESULT };
  if (others.length > 0)
    return { fault: 'There are several results in this file. Save the one to open in a file of its own.' };
  if (findCalculator(first.calculator) === undefined)
    return { fault: `This site has no calculator ‘${first.calculator}’. A later version may have it.` };
  return { path: sendSaved(first) };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}
