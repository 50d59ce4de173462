/** Runs tables as the page does, with the real formulas; messages to and from the worker are really cloned. */
import { type BatchResult, runBatch } from '#src/batch/batchResult.ts';
import type { BatchJob } from '#src/batch/computeRows.ts';
import type { AnyClient } from '#workers/client.ts';
import type { AnyHost } from '#workers/contract.ts';
import { host } from './calculatorRuns.ts';

export const NEVER = new AbortController().signal;

/** A client that only computes many rows and their uncertainties, on a host in this thread. */
export function manyClient(target: AnyHost = host): AnyClient {
  const client: Pick<AnyClient, 'computeMany' | 'uncertainty'> = {
    async computeMany(formula, candidates, signal) {
      const answers = await target.computeMany(formula, structuredClone(candidates));
      signal.throwIfAborted();
      return structuredClone(answers);
    },
    uncertainty: (formula, question, _, report) => target.uncertainty(formula, structuredClone(question), report),
  };
  return client as AnyClient;
}

export function runTable(job: BatchJob): Promise<BatchResult> {
  return runBatch(job, manyClient(), NEVER, () => {});
}
