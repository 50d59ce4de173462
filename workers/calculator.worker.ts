import { expose } from 'comlink';
import { computesAhead } from './computedAhead.ts';
import { createHost } from './host.ts';
import { reportsByNumber } from './numberedReports.ts';

// The endpoint is passed explicitly because a test runner's worker has no `self` to default to.
const page = self as unknown as Parameters<typeof expose>[1] & {};
const host = computesAhead(createHost(import.meta.glob('./formulas/*.ts')));

expose(
  reportsByNumber(host, (message) => page.postMessage(message)),
  page,
);
