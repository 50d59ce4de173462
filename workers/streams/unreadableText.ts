/** Errors for a visitor's file that cannot be read: not a bug, so they are shown like a refusal. */
import type { HeldText, Issue } from '../contract.ts';

/** The error is identified by its name, because a message between threads preserves only name and message. */
const NAME = 'UnreadableText';

/** The file was moved, changed or deleted after it was chosen, or the browser lost its permission to read it. */
export function lostFile(name: string): Error {
  return unreadable(
    `The file “${name}” could not be read: it may have been moved, changed or deleted after it was chosen. Choose it again.`,
  );
}

/** The data of a compressed file are truncated. */
export function cutFile(name: string): Error {
  return unreadable(
    `The file “${name}” could not be read to its end: the compressed data are cut off. Choose a complete copy of it, or one that is not compressed.`,
  );
}

/** The bytes of a compressed file do not inflate, or are followed by other data. */
export function damagedFile(name: string): Error {
  return unreadable(
    `The file “${name}” could not be read to its end: the compressed data are damaged, or followed by something that is not gzip. Choose a complete copy of it, or one that is not compressed.`,
  );
}

/** True for an error that says that a text could not be read, in the worker or on the page. */
export function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}

/**
 * Converts the error to a refusal at the input that holds the file.
 *
 * @param values candidate or input that contains the file
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
