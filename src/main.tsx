import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { restyleAtBreakpoints } from './site/app/restyleAtBreakpoints.ts';
import { isPage, NOT_FOUND_PATH, preloadPage, Site } from './site/app/routes.tsx';
import { reloadIfReplaced } from './site/offline/replacedSite.ts';

/** The tags of the document's head that describe one page. */
const ABOUT_THE_PAGE =
  'title, meta[property], meta[name]:not([name="viewport"]), link[rel="canonical"], script[type="application/ld+json"]';

/** A URL path with `.html`, which a host may serve as well as the clean one; only the clean one has a route. */
const FILE_ADDRESS = /^([^?#]*?)(?:\/index)?\.html(?=[?#]|$)/;

/**
 * Loads the page that the URL names before rendering, so that hydration matches the prerendered markup. The host serves
 * unknown URLs as 404.html; if the site has a page for the URL after all (an unknown category, say), the served markup
 * belongs to another page and is replaced.
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
    // Keeps the prerendered page, with its phone numbers and the visitor's input; `StalledNotice` says that it does not
    // respond.
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
    // Removes the other page's metadata, which would remain beside this page's own.
    for (const tag of document.head.querySelectorAll(ABOUT_THE_PAGE)) tag.remove();
    createRoot(root).render(app);
  }
}

/** Starts the service worker after this page: its work for other pages can wait. */
async function keepOthers(): Promise<void> {
  try {
    const { keepSiteOffline } = await import('./site/offline/siteUpdate.ts');
    await keepSiteOffline();
  } catch {
    // Without it the site works as long as there is a network.
  }
}

// Vite's event for a chunk that failed to load.
window.addEventListener('vite:preloadError', () => void reloadIfReplaced());

restyleAtBreakpoints();

const root = document.getElementById('root');
// The development server has no service worker.
if (root !== null) void start(root).finally(() => import.meta.env.PROD && keepOthers());
