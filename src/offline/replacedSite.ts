/**
 * What to do when a part of the site does not load: after a deploy a page that is still open asks for files that are
 * gone. Then, and only then, loading the page anew helps. It is done where nothing is lost by it, and else left to the
 * visitor.
 */
import { offerVersion } from './readyVersion.ts';

/** In `sessionStorage`: the version for which this tab was loaded anew. */
const RELOADED_FOR = 'reloaded-for';

/** How long the host may take to say what it serves by now, in milliseconds. */
const ANSWERED_WITHIN_MS = 5000;

const unkept = new Set<() => boolean>();

/**
 * For a part of the page whose inputs no store keeps.
 *
 * @param hasInputs whether there are any by now that a load would lose
 * @returns what ends that
 */
export function guardInputs(hasInputs: () => boolean): () => void {
  unkept.add(hasInputs);
  return () => unkept.delete(hasInputs);
}

let underWay: Promise<boolean> | null = null;

/**
 * Loads the page anew when the site has another version by now: at most once for each version, so that a host that
 * mixes two of them cannot keep a tab reloading for ever. Where inputs would be lost, the load is offered instead.
 *
 * @returns whether the page is about to be loaded anew; false when the fault lies elsewhere or nobody can tell
 */
export function reloadIfReplaced(): Promise<boolean> {
  underWay ??= replacement()
    .then((version) => version !== null && changeTo(version))
    .finally(() => {
      underWay = null;
    });
  return underWay;
}

/** Read off the text: a parser would hold the styles of that page against this page's policy. */
const SCRIPT_TAG = /<script\b[^<>]*>/g;
const SOURCE = /\bsrc="([^"]+)"/;

/** The script with which every page of a version starts; its name changes with anything on the site. */
function entryOf(html: string): string | null {
  const tag = html.match(SCRIPT_TAG)?.find((each) => each.includes('type="module"'));
  return SOURCE.exec(tag ?? '')?.[1] ?? null;
}

/** The entry script of what a reload would bring, where that is another one than this page's; else null. */
async function replacement(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
    if (!response.ok) return null;
    const served = entryOf(await response.text());
    const ours = document.querySelector('script[type="module"]')?.getAttribute('src');
    return served === ours ? null : served;
  } catch {
    // Without a network, or with one that hangs, nothing is learnt, and a reload would not help.
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
    // What cannot be counted is not tried.
    return false;
  }
  window.location.reload();
  return true;
}
