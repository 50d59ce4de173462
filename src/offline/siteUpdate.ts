/**
 * The page's side of the service worker: starts it, and tells when a newer version of the site lies ready. Which one is
 * shown stays the visitor's choice.
 */
import { TAKE_OVER } from '#workers/takeOver.ts';

const SERVICE_WORKER = '/service-worker.js';

/** Browsers look for a new version at each full load; a tab that stays open asks at most this often. */
const ASK_AGAIN_AFTER_MS = 60 * 60 * 1000;

let ready: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Starts the service worker. Where that cannot be, the site works as long as there is a network. */
export async function keepSiteOffline(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER);
    if (registration.waiting !== null) offer(registration.waiting);
    // The browser may have begun to fetch it before there was anybody to tell.
    offerOnceInstalled(registration);
    registration.addEventListener('updatefound', () => offerOnceInstalled(registration));
    askAgainNowAndThen(registration);
  } catch {
    // Forbidden, unknown to the browser, or the site was left before it was fetched whole.
  }
}

/** Calls back whenever `isUpdateReady` may have changed; returns what ends that. */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A newer version is complete and waits for the visitor. */
export function isUpdateReady(): boolean {
  return ready !== null;
}

/** Changes to the newer version and loads the page anew. */
export function takeUpdate(): void {
  // Another tab may have taken it already.
  if (ready?.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  ready.postMessage(TAKE_OVER);
}

function offerOnceInstalled({ installing, active }: ServiceWorkerRegistration): void {
  // The first version of all replaces nothing.
  if (active === null) return;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer(installing);
  });
}

function offer(worker: ServiceWorker): void {
  ready = worker;
  for (const listener of listeners) listener();
}

function askAgainNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < ASK_AGAIN_AFTER_MS) return;
    asked = performance.now();
    // Without a network there is nothing to learn.
    registration.update().catch(() => {});
  });
}
