import { useEffect } from 'react';

/** Id of the element that `StalledNotice` renders; `public/start.js` uses it as well. */
export const STALLED_NOTICE = 'stalled';

/**
 * Removes the stalled notice once the page is hydrated. An error view does not render this, so the notice, which may
 * contain phone numbers, is kept.
 *
 * @param onFind called if the search was opened before hydration; has to be a stable reference
 */
export function Hydrated({ onFind }: { readonly onFind: () => void }) {
  useEffect(() => {
    const notice = document.getElementById(STALLED_NOTICE);
    notice?.remove();
    if (notice?.dataset.find) onFind();
  }, [onFind]);
  return null;
}
