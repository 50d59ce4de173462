import { useEffect } from 'react';

/** The id of what `StalledNotice` draws. */
export const STALLED_NOTICE = 'stalled';

/** Stands behind the content of a page: once the browser has taken that over, nothing need be said of its not working. */
export function Alive() {
  useEffect(() => document.getElementById(STALLED_NOTICE)?.remove(), []);
  return null;
}
