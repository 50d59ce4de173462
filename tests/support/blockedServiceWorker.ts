/** What Playwright itself writes to the console of a page whose service worker it keeps from starting. */
export const SERVICE_WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
