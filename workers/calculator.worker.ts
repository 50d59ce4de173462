import { expose, transfer } from 'comlink';
import { computesAhead } from './computedAhead.ts';
import type { CalculatorHost } from './contract.ts';
import { createHost } from './host.ts';
import { movedBuffers } from './movedBuffers.ts';
import { reportsByNumber } from './numberedReports.ts';

/** Typed arrays of a result belong to it. */
function moved<Result>(result: Result): Result {
  const buffers = movedBuffers(result);
  return buffers.length === 0 ? result : transfer(result, [...buffers]);
}

// The endpoint is passed explicitly because a test runner's worker has no `self` to default to.
const page = self as unknown as Parameters<typeof expose>[1] & {};
const host = computesAhead(createHost(import.meta.glob('./formulas/*.ts')));
const moving: CalculatorHost = {
  ...host,
  compute: (formula, input, report) => host.compute(formula, input, report).then(moved),
  recordRows: (formula, question, report) => host.recordRows(formula, question, report).then(moved),
};

expose(
  reportsByNumber(moving, (message) => page.postMessage(message)),
  page,
);
