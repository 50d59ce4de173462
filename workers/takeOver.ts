/** Message type that a page sends to a waiting service worker when the visitor accepts the new version. */
export const TAKE_OVER = 'take over';
