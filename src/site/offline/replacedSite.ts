/**
 * Handles a chunk that fails to load: after a deploy, an open page may request files that no longer exist. Only then
 * does a reload help. The page reloads itself where no input is lost, and otherwise offers the reload.
 */
import { offerVersion } from './readyVersion.ts';

/** Key in `sessionStorage`: the version for which this tab was reloaded. */
const RELOADED_FOR = 'reloaded-for';

/** Timeout for asking the host which version it serves, in milliseconds. */
const ANSWERED_WITHIN_MS = 5000;

const unkept = new Set<() => boolean>();

/**
 * Protects a part of the page whose inputs are not stored.
 *
 * @param hasInputs whether a reload would lose inputs
 * @returns a function that ends the protection
 */
export function guardInputs(hasInputs: () => boolean): () => void {
  unkept.add(hasInputs);
  return () => unkept.delete(hasInputs);
}

let underWay: Promise<boolean> | null = null;

/**
 * Reloads the page if the site has another version: at most once per version, so that a host that serves a mix of two
 * versions cannot keep a tab reloading forever. Where inputs would be lost, offers the reload instead.
 *
 * @returns whether the page is about to reload; false when the failure has another cause or it is unknown
 */
export function reloadIfReplaced(): Promise<boolean> {
  underWay ??= replacement()
    .then((version) => version !== null && changeTo(version))
    .finally(() => {
      underWay = null;
    });
  return underWay;
}

/** Matched in the text: a parser would check that page's styles against this page's policy. */
const SCRIPT_TAG = /<script\b[^<>]*>/g;
const SOURCE = /\bsrc="([^"]+)"/;

/** Returns the entry script of a page; its name changes with every version of the site. */
function entryOf(html: string): string | null {
  const tag = html.match(SCRIPT_TAG)?.find((each) => each.includes('type="module"'));
  return SOURCE.exec(tag ?? '')?.[1] ?? null;
}

/** Returns the entry script that a reload would bring, if it differs from this page's; else null. */
async function replacement(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
    if (!response.ok) return null;
    const served = entryOf(await response.text());
    const ours = document.querySelector('script[type="module"]')?.getAttribute('src');
    return served === ours ? null : served;
  } catch {
    // Without a network, or with one that hangs, the version is unknown, and a reload would not help.
    return null;
  }
}

function changeTo(version: string): boolean {
  if (![...unkept].some((hasInputs) => hasInputs())) return reloadOnceFor(version);
  offerVersion(version);
  return false;
}

function reloadOnceFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === version) return false;
    sessionStorage.setItem(RELOADED_FOR, version);
  } catch {
    // Storage is unavailable: reloads cannot be counted, so none is made.
    return false;
  }
  window.location.reload();
  return true;
}
