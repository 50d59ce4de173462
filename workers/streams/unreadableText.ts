/** A visitor's file that cannot be read: nobody's bug, so it is told like a refusal. */
import type { HeldText, Issue } from '../contract.ts';

/** By its name the error is known on the page as well: a message between threads keeps name and message alone. */
const NAME = 'UnreadableText';

/** The file was moved, changed or deleted after it was chosen, or the browser lost its permission to read it. */
export function lostFile(name: string): Error {
  return unreadable(
    `The file “${name}” could not be read: it may have been moved, changed or deleted after it was chosen. Choose it again.`,
  );
}

/** The data of a compressed file end before they should. */
export function cutFile(name: string): Error {
  return unreadable(
    `The file “${name}” could not be read to its end: the compressed data are cut off. Choose a complete copy of it, or one that is not compressed.`,
  );
}

/** The bytes of a compressed file do not inflate, or something else follows those that do. */
export function damagedFile(name: string): Error {
  return unreadable(
    `The file “${name}” could not be read to its end: the compressed data are damaged, or followed by something that is not gzip. Choose a complete copy of it, or one that is not compressed.`,
  );
}

/** Whether an error says that a text could not be read, on either side of the worker's border. */
export function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}

/**
 * The error as a sentence for the visitor, at the input that holds the file.
 *
 * @param values candidate or input, in which the file is held
 */
export function unreadableIssue({ message }: Error, values: unknown): Issue {
  const inputs = typeof values === 'object' && values !== null ? Object.entries(values) : [];
  const path = inputs.find(([, value]) => isHeld(value) && message.includes(`“${value.name}”`))?.[0];
  return path === undefined ? { message } : { message, path };
}

/** An error that is told like a refusal, in its own words; they name the file in “”. */
export function unreadable(message: string): Error {
  return Object.assign(new Error(message), { name: NAME });
}

function isHeld(value: unknown): value is HeldText {
  return typeof value === 'object' && value !== null && 'held' in value;
}
