import { useEffect } from 'react';

/** Id of the element that `StalledNotice` renders. */
export const STALLED_NOTICE = 'stalled';

/**
 * Removes the stalled notice once the page is hydrated, and has `public/early.js` carry out what was pressed before. An error view
 * does not render this, so the notice, which may contain phone numbers, is kept.
 */
export function Hydrated() {
  useEffect(() => {
    document.getElementById(STALLED_NOTICE)?.remove();
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
