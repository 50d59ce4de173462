import { expose, type ProxyMethods, releaseProxy } from 'comlink';
import type { CalculatorHost, Report } from './contract.ts';
import { createHost } from './host.ts';

const host = createHost(import.meta.glob('./formulas/*.ts'));

/**
 * Each call brings a port of its own to report through. Left to be collected, ports pile up on both sides for as long as this
 * side is not short of memory, so that it is given up when the call ends.
 */
async function withPortReleased<Outcome>(report: Report, outcome: Promise<Outcome>): Promise<Outcome> {
  try {
    return await outcome;
  } finally {
    (report as Partial<ProxyMethods>)[releaseProxy]?.();
  }
}

const exposed: CalculatorHost = {
  ...host,
  validate: (formula, candidate, report) => withPortReleased(report, host.validate(formula, candidate, report)),
  compute: (formula, input, report) => withPortReleased(report, host.compute(formula, input, report)),
};

// The endpoint is named because a test runner's worker has no `self` of its own to default to.
expose(exposed, self as unknown as Parameters<typeof expose>[1]);
