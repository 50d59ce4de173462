/**
 * The page's side of the service worker: starts it and reports when a newer version of the site is ready. The visitor
 * decides when to switch.
 */
import { ownScript } from '#workers/ownScripts.ts';
import { TAKE_OVER } from '#workers/takeOver.ts';
import { NOT_STORED, offerVersion, type ReadyVersion } from './readyVersion.ts';

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
  installing?.addEventListener('statechange', () => {
    // The first version ever installed replaces nothing. Where it fails, nothing is stored: a proxy changed a file, or there is no room.
    if (active !== null && installing.state === 'installed') offerVersion(installing);
    if (active === null && installing.state === 'redundant') sayOnceNotStored();
  });
}

/** Key in `sessionStorage`: this tab has said that nothing could be stored. */
const SAID_NOT_STORED = 'said-not-stored';

/** Once for each tab: behind some proxies it fails every time. */
function sayOnceNotStored(): void {
  try {
    if (sessionStorage.getItem(SAID_NOT_STORED) !== null) return;
    sessionStorage.setItem(SAID_NOT_STORED, '1');
  } catch {
    // Where nothing at all may be stored, the visitor knows.
    return;
  }
  offerVersion(NOT_STORED);
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
