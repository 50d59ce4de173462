/** Playwright's own console message when it blocks a page's service worker. */
export const SERVICE_WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
