/** Holds the newer version of the site that the visitor can switch to, and its listeners. */

/** The waiting service worker; or, where reloading the page is enough, the version's identifier. */
export type ReadyVersion = ServiceWorker | string;

/** In place of a version: this one could not be stored for use without a network, and reloading tries again. */
export const NOT_STORED: ReadyVersion = 'not stored';

let ready: ReadyVersion | null = null;
const listeners = new Set<() => void>();

/** Returns the ready version; null while no version is ready. */
export function readyVersion(): ReadyVersion | null {
  return ready;
}

/** Calls back whenever `readyVersion` has changed; returns a function that unsubscribes. */
export function onReadyVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces any version offered before. */
export function offerVersion(version: ReadyVersion): void {
  ready = version;
  for (const listener of listeners) listener();
}
