import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isPage, NOT_FOUND_PATH, preloadPage, Site } from './app/routes.tsx';
import { reloadIfReplaced } from './offline/replacedSite.ts';

/** What the served file says of the page that it was written for. */
const ABOUT_THE_PAGE =
  'title, meta[property], meta[name]:not([name="viewport"]), link[rel="canonical"], script[type="application/ld+json"]';

/**
 * Loads the page that the address names before anything is drawn, so that hydration finds what was prerendered. The host
 * answers unknown addresses with 404.html; where the address has a page of its own after all (an unknown category, say),
 * the served markup is another page's and is drawn anew.
 */
async function start(root: HTMLElement): Promise<void> {
  // A part that is missing is asked for once more when the page is drawn, and its error view says so then.
  await preloadPage(window.location.pathname).catch(() => {});
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  const wanted = isPage(window.location.pathname) ? window.location.pathname.replace(/(.)\/$/, '$1') : NOT_FOUND_PATH;
  if (root.dataset.path === wanted) {
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
