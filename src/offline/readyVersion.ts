/** The newer version of the site that the visitor can change to, once there is one, and who is told of it. */

/** The service worker that waits with it; where a load of the page brings it, what it is known by. */
export type ReadyVersion = ServiceWorker | string;

let ready: ReadyVersion | null = null;
const listeners = new Set<() => void>();

/** Null as long as none is ready. */
export function readyVersion(): ReadyVersion | null {
  return ready;
}

/** Calls back whenever `readyVersion` has changed; returns what ends that. */
export function onReadyVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the place of any that was offered before. */
export function offerVersion(version: ReadyVersion): void {
  ready = version;
  for (const listener of listeners) listener();
}
