/** What a page sends to a service worker that waits, when the visitor takes the new version. */
export const TAKE_OVER = 'take over';
