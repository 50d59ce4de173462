/**
 * The page's side of the service worker: starts it and reports when a newer version of the site is ready. The visitor
 * decides when to switch.
 */
import { ownScript } from '#workers/ownScripts.ts';
import { TAKE_OVER } from '#workers/takeOver.ts';
import { offerVersion, type ReadyVersion } from './readyVersion.ts';

const SERVICE_WORKER = '/service-worker.js';

/** Browsers look for a new version at each full load; a tab that stays open checks at most this often. */
const ASK_AGAIN_AFTER_MS = 60 * 60 * 1000;

/** Starts the service worker. Where that fails, the site works as long as there is a network. */
export async function keepSiteOffline(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(ownScript(SERVICE_WORKER));
    if (registration.waiting !== null) offerVersion(registration.waiting);
    // The browser may have started to fetch it before this listener was added.
    offerOnceInstalled(registration);
    registration.addEventListener('updatefound', () => offerOnceInstalled(registration));
    askAgainNowAndThen(registration);
  } catch {
    // Disabled, unsupported by the browser, or the site was left before it was completely fetched.
  }
}

/** Switches to the newer version and reloads the page. */
export function takeUpdate(version: ReadyVersion): void {
  // Another tab may have switched already.
  if (typeof version === 'string' || version.state !== 'installed') {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  version.postMessage(TAKE_OVER);
}

function offerOnceInstalled({ installing, active }: ServiceWorkerRegistration): void {
  // The first version ever installed replaces nothing.
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
    // Without a network the check fails; the next one will follow.
    registration.update().catch(() => {});
  });
}
