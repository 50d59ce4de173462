import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isPage, NOT_FOUND_PATH, preloadPage, Site } from './app/routes.tsx';
import { reloadIfReplaced } from './offline/replacedSite.ts';

/** What the served file says of the page that it was written for. */
const ABOUT_THE_PAGE =
  'title, meta[property], meta[name]:not([name="viewport"]), link[rel="canonical"], script[type="application/ld+json"]';

/** The address of a file, which a host may answer as well as the clean one; only that has a route. */
const FILE_ADDRESS = /^([^?#]*?)(?:\/index)?\.html(?=[?#]|$)/;

/**
 * Loads the page that the address names before anything is drawn, so that hydration finds what was prerendered. The host
 * answers unknown addresses with 404.html; where the address has a page of its own after all (an unknown category, say),
 * the served markup is another page's and is drawn anew.
 */
async function start(root: HTMLElement): Promise<void> {
  const { href } = window.location;
  if (FILE_ADDRESS.test(href)) window.history.replaceState(null, '', href.replace(FILE_ADDRESS, '$1'));
  const { pathname } = window.location;
  const wanted = isPage(pathname) ? pathname.replace(/(.)\/$/, '$1') : NOT_FOUND_PATH;
  const isServed = root.dataset.path === wanted;
  try {
    await preloadPage(pathname).catch(() => preloadPage(pathname));
  } catch {
    // What was sent holds numbers to call and what was typed: it stays, and `StalledNotice` says that it does not answer.
    if (isServed) return;
  }
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  if (isServed) {
    hydrateRoot(root, app);
  } else {
    // What the other page says of itself would stand beside this page's own.
    for (const tag of document.head.querySelectorAll(ABOUT_THE_PAGE)) tag.remove();
    createRoot(root).render(app);
  }
}

/** What other pages need can wait until this one is there. */
async function keepOthers(): Promise<void> {
  try {
    const { keepSiteOffline } = await import('./offline/siteUpdate.ts');
    await keepSiteOffline();
  } catch {
    // Without it the site works as long as there is a network.
  }
}

// Vite's word for a chunk that did not load.
window.addEventListener('vite:preloadError', () => void reloadIfReplaced());

const root = document.getElementById('root');
// The development server has no service worker.
if (root !== null) void start(root).finally(() => import.meta.env.PROD && keepOthers());
