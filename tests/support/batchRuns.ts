/** Runs tables as the page does, with the real formulas; messages to and from the worker are really cloned. */
import { type BatchResult, runBatch } from '#src/engine/batch/batchResult.ts';
import type { BatchJob } from '#src/engine/batch/computeRows.ts';
import type { AnyClient } from '#workers/client.ts';
import type { AnyHost } from '#workers/questions.ts';
import { host } from './calculatorRuns.ts';

export const NEVER = new AbortController().signal;

/** A client on a host in this thread. */
export function manyClient(target: AnyHost = host): AnyClient {
  const client: Pick<AnyClient, 'ask'> = {
    async ask(kind, formula, asked, signal, report) {
      const answer = await target.ask(kind, formula, structuredClone(asked), report);
      signal.throwIfAborted();
      return structuredClone(answer);
    },
  };
  return client as AnyClient;
}

export function runTable(job: BatchJob): Promise<BatchResult> {
  return runBatch(job, manyClient(), NEVER, () => {});
}
