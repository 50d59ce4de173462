/** A client under test: its workers run in this thread, with stub formulas, and held texts are logged. */
import { type AnyClient, createClient } from '#workers/client.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import type { AnyHost } from '#workers/questions.ts';
import { type FakeWorker, fakeWorker } from './fakeWorker.ts';
import { stubModules } from './stubFormulas.ts';

export interface ClientBench {
  readonly client: AnyClient;
  /** Every worker that the client has started, oldest first. */
  readonly workers: readonly FakeWorker[];
  /** Log of hold and release calls to its workers: 'worker 1 holds text-1'. */
  readonly log: readonly string[];
  /** Terminates remaining workers: open ports would keep the test process running. */
  close(): void;
}

export function clientBench(): ClientBench {
  const workers: FakeWorker[] = [];
  const log: string[] = [];
  const client = createClient<AnyTypes>(() => {
    const host = createHost<AnyTypes>(stubModules());
    const name = `worker ${workers.length + 1}`;
    const overheard: AnyHost = {
      ...host,
      async hold(id, source, isAwaited) {
        log.push(`${name} holds ${id}${isAwaited ? ' and reads ahead' : ''}`);
        await host.hold(id, source, isAwaited);
      },
      async release(id) {
        log.push(`${name} releases ${id}`);
        await host.release(id);
      },
    };
    const started = fakeWorker(overheard);
    workers.push(started);
    return started.worker;
  });
  return {
    client,
    workers,
    log,
    close() {
      for (const { worker } of workers) worker.terminate();
    },
  };
}

/** Options for calls without abort or progress. */
export const NEVER_ABORTED = new AbortController().signal;
export function ignoreProgress(): void {}
