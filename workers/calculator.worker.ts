import { expose, type ProxyMethods, releaseProxy, transfer } from 'comlink';
import { computesAhead } from './computedAhead.ts';
import type { CalculatorHost, Report } from './contract.ts';
import { createHost } from './host.ts';
import { movedBuffers } from './movedBuffers.ts';

const host = computesAhead(createHost(import.meta.glob('./formulas/*.ts')));

/**
 * Each call transfers its own port for progress reports. The port is released when the call ends: left to garbage
 * collection, ports would accumulate on both sides until this thread runs short of memory.
 */
async function withPortReleased<Outcome>(report: Report, outcome: Promise<Outcome>): Promise<Outcome> {
  try {
    return await outcome;
  } finally {
    (report as Partial<ProxyMethods>)[releaseProxy]?.();
  }
}

/** Typed arrays of a result belong to it. */
function moved<Result>(result: Result): Result {
  const buffers = movedBuffers(result);
  return buffers.length === 0 ? result : transfer(result, [...buffers]);
}

const exposed: CalculatorHost = {
  ...host,
  validate: (formula, candidate, report) => withPortReleased(report, host.validate(formula, candidate, report)),
  compute: (formula, input, report) => withPortReleased(report, host.compute(formula, input, report).then(moved)),
  recordRows: (formula, question, report) =>
    withPortReleased(report, host.recordRows(formula, question, report).then(moved)),
};

// The endpoint is passed explicitly because a test runner's worker has no `self` to default to.
expose(exposed, self as unknown as Parameters<typeof expose>[1]);
