import { expose, type ProxyMethods, releaseProxy } from 'comlink';
import type { CalculatorHost, Progress } from './contract.ts';
import { createHost } from './host.ts';

const host = createHost(import.meta.glob('./formulas/*.ts'));

/**
 * Each call brings a port of its own to report through. Left to be collected, ports pile up on both sides for as long as this
 * side is not short of memory, so that it is given up when the call ends.
 */
function portReleased<Outcome>(
  work: (formula: string, given: unknown, report: (progress: Progress) => void) => Promise<Outcome>,
): typeof work {
  return async (formula, given, report) => {
    try {
      return await work(formula, given, report);
    } finally {
      (report as Partial<ProxyMethods>)[releaseProxy]?.();
    }
  };
}

const exposed: CalculatorHost = {
  ...host,
  validate: portReleased(host.validate),
  compute: portReleased(host.compute),
};

// The endpoint is named because a test runner's worker has no `self` of its own to default to.
expose(exposed, self as unknown as Parameters<typeof expose>[1]);
