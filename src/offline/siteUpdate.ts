/**
 * The page's side of the service worker: starts it, and tells when a newer version of the site lies ready. Which one is
 * shown stays the visitor's choice.
 */
import { ownScript } from '#workers/ownScripts.ts';
import { TAKE_OVER } from '#workers/takeOver.ts';
import { offerVersion, type ReadyVersion } from './readyVersion.ts';

const SERVICE_WORKER = '/service-worker.js';

/** Browsers look for a new version at each full load; a tab that stays open asks at most this often. */
const ASK_AGAIN_AFTER_MS = 60 * 60 * 1000;

/** Starts the service worker. Where that cannot be, the site works as long as there is a network. */
export async function keepSiteOffline(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(ownScript(SERVICE_WORKER));
    if (registration.waiting !== null) offerVersion(registration.waiting);
    // The browser may have begun to fetch it before there was anybody to tell.
    offerOnceInstalled(registration);
    registration.addEventListener('updatefound', () => offerOnceInstalled(registration));
    askAgainNowAndThen(registration);
  } catch {
    // Forbidden, unknown to the browser, or the site was left before it was fetched whole.
  }
}

/** Changes to the newer version and loads the page anew. */
export function takeUpdate(version: ReadyVersion): void {
  // Another tab may have taken it already.
  if (typeof version === 'string' || version.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  version.postMessage(TAKE_OVER);
}

function offerOnceInstalled({ installing, active }: ServiceWorkerRegistration): void {
  // The first version of all replaces nothing.
  if (active === null) return;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offerVersion(installing);
  });
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
