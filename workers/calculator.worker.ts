import { expose } from 'comlink';
import { createHost } from './host.ts';

// The endpoint is named because a test runner's worker has no `self` of its own to default to.
expose(createHost(import.meta.glob('./formulas/*.ts')), self as unknown as Parameters<typeof expose>[1]);
