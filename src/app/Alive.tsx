import { useEffect } from 'react';

/** The id of what `StalledNotice` draws; `public/start.js` knows it as well. */
export const STALLED_NOTICE = 'stalled';

/**
 * Stands behind the content of a page: once the browser has taken that over, nothing need be said of its not working. An
 * error view in its place leaves the notice alone, which may say whom to call.
 *
 * @param onFind has to be stable; called when the search was asked for before that
 */
export function Alive({ onFind }: { readonly onFind: () => void }) {
  useEffect(() => {
    const notice = document.getElementById(STALLED_NOTICE);
    notice?.remove();
    if (notice?.dataset.find) onFind();
  }, [onFind]);
  return null;
}
